/** Calculator definition. It answers the question: who outlasts whom? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { withNotCounted } from '../../engine/coverage/not-counted.js';
import { cost } from './cost.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations } from './relations.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

const sideOf = (side: 'first' | 'second') => {
  const conduct = (...names: readonly string[]) => names.map((name) => `situation.${side}.${name}`);
  return { fields: [side, ...conduct('moved', 'woods', 'partialCover', 'rearStruck')], more: conduct('overheat', 'sniper', 'waterDepth') };
};

const parts = defineCalculator({
  system: 'alpha-strike',
  name: 'duel',
  answer: 'AlphaStrikeDuelAnswer',
  title: { en: 'Duel', ru: 'Дуэль' },
  about: {
    en: 'Two units fire at each other turn after turn: the odds that each is destroyed, exact or between narrow bounds, with heat and critical hits',
    ru: 'Две БЕ ход за ходом стреляют друг в друга: шанс уничтожения каждой, точный или в узких границах, с нагревом и критическими попаданиями',
  },
  rule: 'alpha-strike/combat',
  input,
  output,
  layout: {
    sides: [sideOf('first'), sideOf('second')],
    between: ['situation.inches', 'situation.woods', 'turns'],
  },
  principal: ['turns.last.firstDestroyed', 'turns.last.secondDestroyed'],
  rankBy: { first: 'outcome.firstWins', second: 'outcome.secondWins' },
  relations,
  resolve,
  cost,
  words,
  phrases,
  examples: [
    {
      title: { en: 'Locust against Commando', ru: '«Локуст» против «Коммандо»' },
      draft: {
        first: { skill: 3, size: 1, tmm: 3, move: '16"', damage: ['2', '1', '0'], armor: 2, structure: 2, specials: ['ENE'] },
        second: { skill: 3, size: 1, tmm: 2, move: '12"', damage: ['2', '2', '0'], armor: 2, structure: 2, specials: ['SRM1/1'] },
        situation: { inches: 5 },
        turns: 6,
      },
    },
    {
      title: { en: 'Thunderbolt against Cataphract', ru: '«Тандерболт» против «Катафракта»' },
      draft: {
        first: { size: 3, tmm: 1, move: '8"j', damage: ['3', '3', '1'], armor: 7, structure: 5, specials: ['IF1'] },
        second: { size: 3, tmm: 2, move: '10"', damage: ['3', '3', '2'], armor: 6, structure: 3, specials: ['REAR1/1/-'] },
        situation: { inches: 12 },
        turns: 3,
      },
    },
    {
      title: { en: 'Two Hellbringers, one of them hot', ru: 'Два «Хеллбрингера», один жжёт перегрев' },
      draft: {
        first: { size: 3, tmm: 2, move: '10"', damage: ['4', '4', '4'], overheatValue: 3, armor: 4, structure: 4, specials: ['CASE'] },
        second: { size: 3, tmm: 2, move: '10"', damage: ['4', '4', '4'], overheatValue: 3, armor: 4, structure: 4, specials: ['CASE'] },
        situation: { inches: 20, first: { overheat: 2 }, second: { moved: 'STOOD_STILL' } },
        turns: 4,
      },
    },
  ],
});

/** Both sides use their normal attack. Missiles, rear and indirect fire, and melee weapons are not counted. */
export const duel = withNotCounted(parts, {
  type: 'AlphaStrikeDuelNotCounted',
  counted: ['heat', 'ovl', 'case', 'caseII', 'ene'],
  units: {
    first: { label: { en: 'First', ru: 'Первая' }, whose: { en: 'the first’s', ru: 'у первой' }, of: ({ first }) => first },
    second: { label: { en: 'Second', ru: 'Вторая' }, whose: { en: 'the second’s', ru: 'у второй' }, of: ({ second }) => second },
  },
});
