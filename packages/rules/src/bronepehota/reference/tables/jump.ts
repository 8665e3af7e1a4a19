/** Maximum height of a jump for each length. Table 8 of the source, which prints it for a jump of 5. */
import type { Table } from '../../../reference/reference.js';

/** The remaining length or height in a jump of `reach` steps. */
export const stepsLeft = (reach: number, taken: number): number => reach - taken;

const PRINTED_REACH = 5;

export const jumpTable: Table = {
  id: 'bronepehota/table/jump',
  title: { en: `Jump ${PRINTED_REACH}: length and height`, ru: `Прыжок Пр${PRINTED_REACH}: длина и высота` },
  section: 'bronepehota/jump',
  columns: [
    { en: 'Length, steps', ru: 'Длина, шагов' },
    { en: 'Height, steps', ru: 'Высота, шагов' },
  ],
  rows: Array.from({ length: PRINTED_REACH + 1 }, (_, height) => [stepsLeft(PRINTED_REACH, height), height]),
};
