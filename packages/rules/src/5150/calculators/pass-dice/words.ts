/** Wording of the odds of passing. */
import { type Fraction, ZERO } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { odds, plural } from '../../../text/numbers.js';
import { TEST_DICE } from '../../engine/pass-dice/pass-dice.js';
import { passWords } from '../../engine/pass-dice/words.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

type Row = Checked<typeof output>['outcomes'][number];
const diceEn = (count: number): string => `${count} ${plural(count, 'en', { one: 'die', many: 'dice' })}`;
const happens = (chance: Fraction): boolean => chance.numerator > 0n;
const possible = (rows: readonly Row[]): readonly Row[] => rows.filter(({ chance }) => chance !== ZERO);

export const words: Calculator<typeof input, typeof output, Facts, Record<never, never>>['words'] = {
  en: {
    steps: {
      ...passWords.en,
      hero: ({ dice, chance }) => ({ label: 'Hero', text: `Two 1s among the ${dice} dice, leader die not counted: ${odds(chance, 'en')}` }),
    },
    refusals: {},
    summary: ({ figures: { outcomes, hero }, question: { rep, extraDice, leaderRep } }) =>
      `Rep ${rep}, ${diceEn(TEST_DICE + extraDice)}${leaderRep === undefined ? '' : `, leader die of a Rep ${leaderRep} Leader`}; passed ${possible(
        outcomes,
      )
        .map(({ passed, chance }) => `${passed}: ${odds(chance, 'en')}`)
        .join(', ')}${happens(hero) ? `; two 1s: ${odds(hero, 'en')}` : ''}.`,
  },
  ru: {
    steps: {
      ...passWords.ru,
      hero: ({ dice, chance }) => ({ label: 'Герой', text: `Две единицы на ${dice}к6, без кубика лидерства: ${odds(chance, 'ru')}` }),
    },
    refusals: {},
    summary: ({ figures: { outcomes, hero }, question: { rep, extraDice, leaderRep } }) =>
      `Умение ${rep}, ${TEST_DICE + extraDice}к6${leaderRep === undefined ? '' : `, кубик лидерства при Умении лидера ${leaderRep}`}; пройдено ${possible(
        outcomes,
      )
        .map(({ passed, chance }) => `${passed}: ${odds(chance, 'ru')}`)
        .join(', ')}${happens(hero) ? `; две единицы — ${odds(hero, 'ru')}` : ''}.`,
  },
};
