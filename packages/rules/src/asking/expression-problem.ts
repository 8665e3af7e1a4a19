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

const PLUS: Text = { en: '; in an address + is written %2B', ru: '; в адресе + пишется как %2B' };

const ENDLESS: Text = {
  en: ', since exploding dice have no highest result and no complete list of outcomes',
  ru: ': у взрывающихся кубиков нет наибольшего результата и полного списка исходов',
};

/** Whether a blank separates two numbers: a plus in an address that was not encoded. */
const isLostPlus = (text: string, position: number, found: string): boolean => /\d\s+$/.test(text.slice(0, position)) && /^\d/.test(found);

/**
 * The problem with the position of the error and the input expected there.
 * @param text the whole expression
 */
export function expressionProblem({ code, position, found, expected }: ExpressionError, text: string): Problem {
  const separator = code === 'ambiguous' || code === 'other-spelling' ? OR : COMMA;
  const wanted = (language: Language) => expected.map((part) => PARTS[part]?.[language] ?? part).join(separator[language]);
  const hint = (language: Language): string =>
    code === 'endless' ? ENDLESS[language] : isLostPlus(text, position, found) ? PLUS[language] : '';
  return {
    code: 'BAD_FORMAT',
    path: ['expression', position],
    given: found,
    allowed: {
      en: `at character ${position + 1}: ${wanted('en')}${hint('en')}`,
      ru: `знак ${position + 1}: ${wanted('ru')}${hint('ru')}`,
    },
  };
}
