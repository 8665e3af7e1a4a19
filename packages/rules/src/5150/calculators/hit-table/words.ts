/** Wording of one die on the hit table. */
import type { Fraction } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language, Text } from '../../../text/language.js';
import { odds } from '../../../text/numbers.js';
import { hittingWords } from '../../engine/hitting/words.js';
import { conditionNames, conditionsOf } from '../../reference/tables/hit-table.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts, Question } from './resolve.js';

const MAX_FACE = 6;

const NEVER: Text = { en: 'cannot hit', ru: 'попасть нельзя' };
const ALWAYS: Text = { en: 'always hits', ru: 'попадает всегда' };
/** The text of a certain hit or miss. Undefined for other odds. */
function certainty(chance: Fraction, language: Language): string | undefined {
  if (chance.denominator > 1n) return undefined;
  return (chance.numerator === 0n ? NEVER : ALWAYS)[language];
}

const faceEn = (face: number): string => (face > MAX_FACE ? 'which no face gives' : `${Math.max(face, 1)} or more on the die`);
const faceRu = (face: number): string => (face > MAX_FACE ? 'на кубике столько не бывает' : `на кубике ${Math.max(face, 1)} или больше`);

function spoiled({ movedFast, ...question }: Question, language: Language): string {
  const names = conditionNames(conditionsOf({ ...question, targetMovedFast: movedFast }), language);
  return names.length === 0 ? '' : ` (${names.join(', ')})`;
}

export const words: Calculator<typeof input, typeof output, Facts, Record<never, never>>['words'] = {
  en: {
    steps: {
      ...hittingWords.en,
      needed: ({ total, face, chance }) => ({
        label: 'To hit',
        text: `A total of ${total} or more hits, ${faceEn(face)}: ${certainty(chance, 'en') ?? `${odds(chance, 'en')} a die`}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { chance, rows }, question }) =>
      `Rep ${question.rep}${spoiled(question, 'en')}${rows.length > MAX_FACE ? ', lucky shot' : ''}: ${certainty(chance, 'en') ?? `each die hits with odds of ${odds(chance, 'en')}`}.`,
  },
  ru: {
    steps: {
      ...hittingWords.ru,
      needed: ({ total, face, chance }) => ({
        label: 'Попадание',
        text: `Попадает сумма ${total} и больше, ${faceRu(face)}: ${certainty(chance, 'ru') ?? `${odds(chance, 'ru')} на кубик`}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { chance, rows }, question }) =>
      `Умение ${question.rep}${spoiled(question, 'ru')}${rows.length > MAX_FACE ? ', на удачу' : ''}: ${certainty(chance, 'ru') ?? `шанс каждого кубика попасть — ${odds(chance, 'ru')}`}.`,
  },
};
