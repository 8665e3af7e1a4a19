/** Charges of spring launchers and the launchers that fire them. Table 3 of the source. */
import type { Table } from '../../../reference/reference.js';
import type { Text } from '../../../text/language.js';
import { CHARGES, type Charge, LAUNCHERS, type Launcher } from '../../vocabulary.js';

/** Damage of a hit, equal to the ammunition spent by the shot. */
export const CHARGE_POWER: Readonly<Record<Charge, number>> = { SHELL: 2, MINE: 3, ROCKET: 4 };

/** Charges of each launcher. */
export const LAUNCHER_CHARGES: Readonly<Record<Launcher, readonly Charge[]>> = {
  MACHINE: ['SHELL'],
  ROCKET_LAUNCHER: ['SHELL', 'ROCKET'],
  GUN: ['SHELL'],
  MORTAR: ['SHELL', 'MINE'],
};

/** Maximum turn of a weapon from its initial direction, in degrees. Guns turn in any direction. */
export const MAX_TURN_DEGREES: Readonly<Record<Launcher, number>> = { MACHINE: 90, ROCKET_LAUNCHER: 90, GUN: 180, MORTAR: 180 };

const ORDER = ['SHELL', 'MINE', 'ROCKET'] as const;
const LAUNCHER_ORDER = ['MACHINE', 'ROCKET_LAUNCHER', 'GUN', 'MORTAR'] as const;

function shotFrom(charge: Charge): Text {
  const from = LAUNCHER_ORDER.filter((launcher) => LAUNCHER_CHARGES[launcher].includes(charge)).map(
    (launcher) => LAUNCHERS.values[launcher],
  );
  return { en: from.map(({ en }) => en).join(', '), ru: from.map(({ ru }) => ru).join(', ') };
}

export const chargesTable: Table = {
  id: 'bronepehota/table/charges',
  title: { en: 'Charges', ru: 'Заряды' },
  section: 'bronepehota/real-ammunition',
  columns: [
    { en: 'Charge', ru: 'Заряд' },
    { en: 'Power', ru: 'Мощность' },
    { en: 'Shot from', ru: 'Откуда стреляют' },
  ],
  rows: ORDER.map((charge) => [CHARGES.values[charge], CHARGE_POWER[charge], shotFrom(charge)]),
  notes: [
    {
      en: 'The power is both the damage of a hit and the ammunition of the shot.',
      ru: 'Мощность — это и число повреждений при попадании, и расход боезапаса.',
    },
  ],
};
