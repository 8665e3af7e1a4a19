/** What is wrong with a dice expression that cannot be read. */
import type { ExpressionError } from '@rangefinder/dice';
import type { Problem } from '../calculator/problems.js';
import type { Language, Text } from '../text/language.js';

/** Parts of the language that the errors of an expression name by a word. */
const PARTS: Readonly<Record<string, Text>> = {
  number: { en: 'a number', ru: 'число' },
  dice: { en: 'dice', ru: 'кубики' },
  comparison: { en: 'a comparison', ru: 'сравнение' },
  end: { en: 'the end', ru: 'конец' },
};

/** Where it stops making sense, and what may stand there. */
export function expressionProblem({ position, found, expected }: ExpressionError): Problem {
  const wanted = (language: Language) => expected.map((part) => PARTS[part]?.[language] ?? part).join(', ');
  return {
    code: 'BAD_FORMAT',
    path: ['expression', position],
    given: found,
    allowed: { en: `at character ${position + 1}: ${wanted('en')}`, ru: `знак ${position + 1}: ${wanted('ru')}` },
  };
}
