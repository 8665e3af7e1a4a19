/** The dice of weapons, and the grenade that every soldier carries. Section 7.1 and the table of 7.8. */
import type { Cell, Table } from '../../../reference/reference.js';
import { DICE, dieWords, type Power, powerText } from '../../engine/dice/profile.js';

/** The grenade: range die, power, and blast radius in steps. */
export const GRENADE = { rangeFaces: 6, power: { count: 1, faces: 20 } satisfies Power, radius: 1 } as const;

const CLASSES = [
  { en: 'short', ru: 'малая' },
  { en: 'medium', ru: 'средняя' },
  { en: 'long', ru: 'большая' },
] as const;
const POWERS = [
  { en: 'low', ru: 'малая' },
  { en: 'medium', ru: 'средняя' },
  { en: 'high', ru: 'большая' },
] as const;

export const diceTable: Table = {
  id: 'bronepehota/table/dice',
  title: { en: 'Dice of weapons', ru: 'Кубики оружия' },
  section: 'bronepehota/virtual-shooting',
  columns: [
    { en: 'Die', ru: 'Кубик' },
    { en: 'As range', ru: 'Дальность' },
    { en: 'As power', ru: 'Мощность' },
  ],
  rows: DICE.map((faces, index) => [dieWords(faces), CLASSES[index] as Cell, POWERS[index] as Cell]),
};

export const grenadeTable: Table = {
  id: 'bronepehota/table/grenade',
  title: { en: 'The grenade', ru: 'Граната' },
  section: 'bronepehota/grenades',
  columns: [
    { en: 'Range', ru: 'Дальность' },
    { en: 'Power', ru: 'Мощность' },
    { en: 'Blast, steps', ru: 'Взрыв, шагов' },
  ],
  rows: [[dieWords(GRENADE.rangeFaces), { en: powerText(GRENADE.power, 'en'), ru: powerText(GRENADE.power, 'ru') }, GRENADE.radius]],
};
