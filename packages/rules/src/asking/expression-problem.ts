/** Describes a syntax error of a dice expression. */
import type { ExpressionError } from '@rangefinder/dice';
import type { Problem } from '../calculator/problems.js';
import type { Language, Text } from '../text/language.js';

/** Names of tokens that expression errors refer to by a word. */
const PARTS: Readonly<Record<string, Text>> = {
  number: { en: 'a number', ru: 'число' },
  dice: { en: 'dice', ru: 'кубики' },
  comparison: { en: 'a comparison', ru: 'сравнение' },
  end: { en: 'the end', ru: 'конец' },
};

const COMMA: Text = { en: ', ', ru: ', ' };
/** Spellings of ambiguous text are alternatives. */
const OR: Text = { en: ' or ', ru: ' или ' };

/** The problem with the position of the error and the input expected there. */
export function expressionProblem({ code, position, found, expected }: ExpressionError): Problem {
  const separator = code === 'ambiguous' ? OR : COMMA;
  const wanted = (language: Language) => expected.map((part) => PARTS[part]?.[language] ?? part).join(separator[language]);
  return {
    code: 'BAD_FORMAT',
    path: ['expression', position],
    given: found,
    allowed: { en: `at character ${position + 1}: ${wanted('en')}`, ru: `знак ${position + 1}: ${wanted('ru')}` },
  };
}
