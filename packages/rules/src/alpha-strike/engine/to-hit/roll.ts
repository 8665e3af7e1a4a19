/** The roll to hit and the reroll of Lucky, as steps. The target-number and attack calculators share them. */
import { complement, type Fraction, multiply, ONE, toText } from '@rangefinder/dice';
import type { Step, StepWording } from '../../../calculator/calculator.js';
import { odds } from '../../../text/numbers.js';

export interface RollFacts {
  readonly roll: { readonly target: number; readonly chance: Fraction };
  readonly lucky: { readonly once: Fraction; readonly twice: Fraction };
}

/** Odds to hit when a miss may be rolled once more. @example withLucky(fraction(1, 2)) // 3/4 */
export const withLucky = (once: Fraction): Fraction => complement(multiply(complement(once), complement(once)));

/** The roll, and the reroll of Lucky. */
export function rollSteps(target: number, once: Fraction, lucky: boolean): Step<RollFacts>[] {
  const certain = toText(once) === '0' || once === ONE;
  const roll: Step<RollFacts> = {
    key: 'roll',
    value: null,
    rule: certain ? 'alpha-strike/ruling/natural-12' : 'alpha-strike/to-hit',
    given: { target, chance: once },
  };
  return lucky ? [roll, { key: 'lucky', value: null, rule: 'alpha-strike/battle-lance', given: { once, twice: withLucky(once) } }] : [roll];
}

export const rollWords: StepWording<RollFacts> = {
  en: {
    roll: ({ target, chance }) => ({ label: 'Roll', text: `2D6, ${target} or more: ${odds(chance, 'en')}` }),
    lucky: ({ once, twice }) => ({
      label: 'Lucky',
      text: `A miss is rolled once more: ${odds(once, 'en')} becomes ${odds(twice, 'en')}`,
    }),
  },
  ru: {
    roll: ({ target, chance }) => ({ label: 'Бросок', text: `2D6, ${target} или больше: ${odds(chance, 'ru')}` }),
    lucky: ({ once, twice }) => ({
      label: '«Везучий»',
      text: `Промах перебрасывается один раз: ${odds(once, 'ru')} превращается в ${odds(twice, 'ru')}`,
    }),
  },
};
