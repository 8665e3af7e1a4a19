/** Steps of the roll to hit and the reroll of Lucky. Shared by the target-number and attack calculators. */
import { complement, type Fraction, multiply, toText } from '@rangefinder/dice';
import type { Step, StepWording } from '../../../calculator/calculator.js';
import type { Language, Text } from '../../../text/language.js';
import { number, odds } from '../../../text/numbers.js';

export interface RollFacts {
  readonly roll: { readonly target: number; readonly chance: Fraction };
  readonly lucky: { readonly once: Fraction; readonly twice: Fraction };
}

/** Odds to hit with one reroll of a miss. @example withLucky(fraction(1, 2)) // 3/4 */
export const withLucky = (once: Fraction): Fraction => complement(multiply(complement(once), complement(once)));

/** The steps of the roll and the Lucky reroll. */
export function rollSteps(target: number, once: Fraction, lucky: boolean): Step<RollFacts>[] {
  const certain = toText(once) === '0' || toText(once) === '1';
  const roll: Step<RollFacts> = {
    key: 'roll',
    value: null,
    rule: certain ? 'alpha-strike/ruling/natural-12' : 'alpha-strike/to-hit',
    given: { target, chance: once },
  };
  return lucky ? [roll, { key: 'lucky', value: null, rule: 'alpha-strike/battle-lance', given: { once, twice: withLucky(once) } }] : [roll];
}

const ALWAYS: Text = { en: 'always hits', ru: 'попадает всегда' };
const NEVER: Text = { en: 'cannot hit', ru: 'попасть нельзя' };

/** The text of a certain hit or miss. Undefined for other odds. */
function certainty(chance: Fraction, language: Language): string | undefined {
  if (chance.denominator > 1n) return undefined;
  return (chance.numerator === 0n ? NEVER : ALWAYS)[language];
}

/** `Target number 7 on 2D6 with Lucky, odds 7/12 (58.3%)`, `Target number 13 on 2D6: cannot hit` */
export function rollSentence(target: number | undefined, chance: Fraction, lucky: boolean, language: Language): string {
  const number2D6 = `${TARGET_NUMBER[language]} ${number(target as number, language)} ${ON_2D6[language]}`;
  const certain = certainty(chance, language);
  if (certain) return `${number2D6} (${certain})`;
  return `${number2D6}${lucky ? ` ${WITH_LUCKY[language]}` : ''}, ${ODDS[language]} ${odds(chance, language)}`;
}

const TARGET_NUMBER: Text = { en: 'Target number', ru: 'Целевое значение' };
const ON_2D6: Text = { en: 'on 2D6', ru: 'на 2D6' };
const WITH_LUCKY: Text = { en: 'with Lucky', ru: 'с «Везучим»' };
const ODDS: Text = { en: 'odds', ru: 'шанс' };

export const rollWords: StepWording<RollFacts> = {
  en: {
    roll: ({ target, chance }) => ({
      label: 'Roll',
      text: `2D6, ${number(target, 'en')} or more: ${certainty(chance, 'en') ?? odds(chance, 'en')}`,
    }),
    lucky: ({ once, twice }) => ({
      label: 'Lucky',
      text: certainty(once, 'en')
        ? 'A reroll changes nothing here'
        : `A miss is rolled once more: odds of ${odds(once, 'en')} become ${odds(twice, 'en')}`,
    }),
  },
  ru: {
    roll: ({ target, chance }) => ({
      label: 'Бросок',
      text: `2D6, ${number(target, 'ru')} или больше: ${certainty(chance, 'ru') ?? odds(chance, 'ru')}`,
    }),
    lucky: ({ once, twice }) => ({
      label: '«Везучий»',
      text: certainty(once, 'ru')
        ? 'Переброс здесь ничего не меняет'
        : `Промах перебрасывают один раз: был шанс ${odds(once, 'ru')}, стал ${odds(twice, 'ru')}`,
    }),
  },
};
