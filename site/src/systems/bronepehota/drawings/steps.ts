/** Distances in steps: the range roll, a jump, a grenade. */
import type { Language } from '@rangefinder/rules';
import { die } from '../../../figures/dice-and-cards.js';
import type { Figure } from '../../../figures/figure.js';
import { label, lines, measure } from '../../../figures/labels.js';
import { ground, soldier } from '../../../figures/pieces.js';
import { cellText, figuresFor, inBoth, tableOf } from '../../../figures/rules.js';
import { arrow, bend, circle, cross, field, line, path, tick } from '../../../figures/svg.js';

const STEP = 38;
const LEFT = 26;
const at = (steps: number): number => LEFT + steps * STEP;
const ruler = (y: number, steps: number): string =>
  Array.from(
    { length: steps + 1 },
    (_, step) => line([at(step), y], [at(step), y + 8]) + label(at(step), y + 22, String(step), { bold: true }),
  ).join('');

const DISTANCE = 4.3;
const BONUS = 2;
const AWAY = Math.ceil(DISTANCE);
const FACES = [1, 2, 3, 4, 5, 6] as const;
const RANGE = {
  up: { en: `a little over ${Math.floor(DISTANCE)} counts as ${AWAY}`, ru: `чуть больше ${Math.floor(DISTANCE)} — это ${AWAY}` },
  reach: { en: `how far D6+${BONUS} reaches`, ru: `докуда достаёт Д6+${BONUS}` },
} as const;
export const rangeRoll: Figure = {
  caption: {
    en: 'Steps of 5 cm. The distance is rounded up; the range must reach it.',
    ru: 'Шаги по 5 см. Расстояние округляют вверх; дальность должна его покрыть.',
  },
  says: inBoth(
    (language) =>
      `${RANGE.up[language]}; ${FACES.map((face) => `${face} + ${BONUS} = ${face + BONUS}: ${face + BONUS >= AWAY ? '✓' : '✗'}`).join(', ')}`,
  ),
  draw: (language) => ({
    height: 192,
    parts: [
      soldier([LEFT - 4, 76], 'blue'),
      soldier([at(DISTANCE), 76], 'amber', true),
      lines(at(2.1), 26, RANGE.up[language], 230, { bold: true }),
      field(at(DISTANCE), 76, at(AWAY) - at(DISTANCE), 9, 'amber'),
      ground(76, 4, 352),
      ruler(76, 8),
      label(4, 124, RANGE.reach[language], { anchor: 'start' }),
      ...FACES.flatMap((face) => [
        die([at(face + BONUS) - 12, 134], face, face + BONUS >= AWAY ? 'blue' : 'raised'),
        (face + BONUS >= AWAY ? tick : cross)([at(face + BONUS), 176], face + BONUS >= AWAY ? 'blue' : 'amber'),
      ]),
    ],
  }),
};

const jumps = tableOf('bronepehota/table/jump').rows.map(([length, high]) => [Number(length), Number(high)] as const);
const REACH = Math.max(...jumps.map(([length]) => length));
const CELL = 44;
const [ORIGIN, FOOT] = [40, 246] as const;
const fits = (length: number, high: number): boolean =>
  figuresFor<{ readonly allowed: boolean }>('bronepehota', 'jump', { jump: REACH, length, height: high }).allowed;
const AXES = { length: { en: 'length', ru: 'длина' }, high: { en: 'height', ru: 'высота' } } as const;
const squares = Array.from({ length: REACH }, (_, high) =>
  Array.from({ length: REACH }, (_, length) =>
    fits(length + 1, high + 1) ? field(ORIGIN + length * CELL, FOOT - (high + 1) * CELL, CELL, CELL, 'blue') : '',
  ).join(''),
).join('');
export const jump: Figure = {
  caption: { en: 'Jp5 in steps: length and height together are at most 5.', ru: 'Пр5 в шагах: длина и высота вместе — не больше 5.' },
  says: inBoth((language) =>
    jumps.map(([length, high]) => `${AXES.length[language]} ${length}, ${AXES.high[language]} ${high}`).join('; '),
  ),
  draw: (language) => ({
    height: 288,
    parts: [
      squares,
      path(`M${ORIGIN} 12V${FOOT}H${ORIGIN + 6.6 * CELL}`, { width: 2 }),
      ...jumps.slice(0, -1).map(([length, high]) =>
        bend([ORIGIN, FOOT], [ORIGIN + (length * CELL) / 2, FOOT - high * CELL - 36], [ORIGIN + length * CELL, FOOT - high * CELL], {
          tone: 'plain',
        }),
      ),
      ...jumps.map(([length, high]) => circle([ORIGIN + length * CELL, FOOT - high * CELL], 5, 'ink')),
      cross([ORIGIN + 4 * CELL, FOOT - 2 * CELL]),
      ...jumps.flatMap(([length, high]) => [
        length === 0 ? '' : label(ORIGIN + length * CELL, FOOT + 18, String(length), { bold: true }),
        high === 0 ? '' : label(ORIGIN - 12, FOOT - high * CELL + 4, String(high), { anchor: 'end', bold: true }),
      ]),
      label(ORIGIN + 6.6 * CELL, FOOT + 36, AXES.length[language], { anchor: 'end' }),
      label(ORIGIN + 14, 16, AXES.high[language], { anchor: 'start' }),
    ],
  }),
};

const blast = Number(tableOf('bronepehota/table/grenade').rows[0]?.[2]);
const LANDS = 4;
const GRENADE = {
  lands: { en: 'D6 steps toward the target', ru: 'Д6 шагов в сторону цели' },
  self: { en: 'on a 1 the thrower is in the blast, too', ru: 'на 1 взрыв заденет и бросившего' },
  target: { en: 'target', ru: 'цель' },
} as const;
const grenadeParts = (language: Language): readonly string[] => [
  circle([at(LANDS), 92], blast * STEP, 'amber'),
  `<g stroke-dasharray="4 4">${circle([at(1), 92], blast * STEP, 'soft')}</g>`,
  arrow([at(0) + 10, 92], [at(6) + 12, 92], { tone: 'soft', dashed: true }),
  ...FACES.map((face) => die([at(face) - 11, 81], face, face === LANDS ? 'amber' : 'raised', 22)),
  soldier([at(0), 108], 'blue'),
  soldier([at(5) - 4, 76], 'raised', true),
  soldier([at(7) + 16, 108], 'raised', true),
  label(at(7) + 16, 126, GRENADE.target[language]),
  label(180, 20, GRENADE.lands[language], { bold: true }),
  measure(at(LANDS), at(LANDS + blast), 148, `${blast}`),
  lines(4, 186, GRENADE.self[language], 350, { anchor: 'start' }),
];
export const grenade: Figure = {
  caption: {
    en: 'It always explodes, short of the target or past it; everything within a step is attacked.',
    ru: 'Взрывается всегда, с недолётом или перелётом; достаётся всем в пределах шага.',
  },
  says: inBoth((language) => `${GRENADE.lands[language]}; ${cellText(blast, language)}; ${GRENADE.self[language]}`),
  draw: (language) => ({ height: 192, parts: grenadeParts(language) }),
};
