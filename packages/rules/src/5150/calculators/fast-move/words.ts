/** Wording of a Fast Move. */
import { ZERO } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { inches, odds } from '../../../text/numbers.js';
import { passWords } from '../../engine/pass-dice/words.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

type Row = Checked<typeof output>['outcomes'][number];
const possible = (rows: readonly Row[]): readonly Row[] => rows.filter(({ chance }) => chance !== ZERO);

export const words: Calculator<typeof input, typeof output, Facts, Record<never, never>>['words'] = {
  en: {
    steps: {
      ...passWords.en,
      distances: ({ rows }) => ({
        label: 'Distance',
        text: `Dice passed: ${rows.map((row) => `${row.passed} up to ${inches(row.inches, 'en')}`).join(', ')}; it counts as fast whatever is covered`,
      }),
    },
    refusals: {},
    summary: ({ figures: { outcomes }, question: { rep, leaderRep } }) =>
      `Fast Move with Rep ${rep}${leaderRep === undefined ? '' : ` and the leader die of a Rep ${leaderRep} Leader`}: ${possible(outcomes)
        .map((row) => `${inches(row.inches, 'en')} ${odds(row.chance, 'en')}`)
        .join(', ')}.`,
  },
  ru: {
    steps: {
      ...passWords.ru,
      distances: ({ rows }) => ({
        label: 'Расстояние',
        text: `Пройдено кубиков: ${rows.map((row) => `${row.passed} — до ${inches(row.inches, 'ru')}`).join(', ')}; считается быстрым, сколько бы ни прошли`,
      }),
    },
    refusals: {},
    summary: ({ figures: { outcomes }, question: { rep, leaderRep } }) =>
      `Быстрое перемещение с Умением ${rep}${leaderRep === undefined ? '' : ` и кубиком лидерства при Умении лидера ${leaderRep}`}: ${possible(
        outcomes,
      )
        .map((row) => `${inches(row.inches, 'ru')} — ${odds(row.chance, 'ru')}`)
        .join(', ')}.`,
  },
};
