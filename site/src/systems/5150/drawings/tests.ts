/** Events and the reaction tests that they cause. */
import type { Text } from '@rangefinder/rules';
import type { Figure } from '../../../figures/figure.js';
import { block, label } from '../../../figures/labels.js';
import { dots } from '../../../figures/ladder.js';
import { inBoth } from '../../../figures/rules.js';
import { arrow } from '../../../figures/svg.js';

interface Cause {
  readonly happens: Text;
  readonly test: Text;
}
const CAUSES: readonly Cause[] = [
  {
    happens: { en: 'an enemy comes into view or range', ru: 'противник вошёл в поле зрения или в дальность' },
    test: { en: 'In Sight', ru: '«В поле видимости»' },
  },
  { happens: { en: 'shot at, not harmed', ru: 'обстреляна, но цела' }, test: { en: 'Received Fire', ru: '«Обстрелян»' } },
  { happens: { en: 'wants to fight hand to hand', ru: 'хочет в рукопашную' }, test: { en: 'Wants to Charge', ru: '«Хочу атаковать»' } },
  { happens: { en: 'an enemy has reached it', ru: 'до неё добежали' }, test: { en: 'Being Charged', ru: '«Меня атаковали»' } },
  {
    happens: { en: 'stunned or ducked back, active again', ru: 'оглушена или испугалась' },
    test: { en: 'Recovery', ru: '«Восстановление»' },
  },
  { happens: { en: 'running, a friend within 2"', ru: 'бежит, свои в пределах 2"' }, test: { en: 'Rally', ru: '«Возвращение»' } },
];
const ROW = 50;
const PASSED = { en: 'dice passed: 2, 1 or 0', ru: 'пройдено: 2, 1 или 0' } as const;

export const tests: Figure = {
  caption: {
    en: 'Each die is passed on Rep or less; how many passed decides what the figure does.',
    ru: 'Кубик пройден, если на нём не больше Умения; число пройденных решает, что делает фигурка.',
  },
  says: inBoth((language) => CAUSES.map(({ happens, test }) => `${happens[language]}: ${test[language]}`).join('; ')),
  draw: (language) => ({
    height: CAUSES.length * ROW + 32,
    parts: [
      ...CAUSES.flatMap(({ happens, test }, at) => [
        block([1, at * ROW + 2, 182, 42], 'raised', happens[language]),
        arrow([186, at * ROW + 23], [205, at * ROW + 23]),
        block([209, at * ROW + 2, 150, 42], 'blue', test[language], { bold: true }),
      ]),
      ...[2, 1, 0].map((passed, at) => dots(200 + at * 56, CAUSES.length * ROW + 16, passed)),
      label(4, CAUSES.length * ROW + 20, PASSED[language], { anchor: 'start' }),
    ],
  }),
};
