/** Line of sight and partial cover by the share of a target that is hidden. Source: step 1 of the combat phase. */
import { compare, type Fraction, fraction, ZERO } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { inches } from '../../../text/numbers.js';
import { ticks } from '../../engine/ticks.js';
import { PARTIAL_COVER_MODIFIER } from '../../reference/tables/to-hit.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts {
  readonly share: { readonly hidden: Fraction };
  readonly sight: { readonly seen: boolean };
  readonly cover: { readonly from: 'TERRAIN' | 'WATER' | 'NOTHING' };
}

export interface Refusals {
  readonly NO_LINE_OF_SIGHT: object;
}

const THIRD = fraction(1, 3);
const TWO_THIRDS = fraction(2, 3);

/** No more can be hidden than there is. */
export const relations = ({ height, hidden }: Question): readonly Problem[] =>
  hidden <= height
    ? []
    : [
        {
          code: 'CONFLICT',
          path: ['hidden'],
          given: hidden,
          allowed: {
            en: `at most the height of the target, ${inches(height, 'en')}`,
            ru: `не больше высоты цели, ${inches(height, 'ru')}`,
          },
        },
      ];

/** Ruling: alpha-strike/ruling/cover-limits. */
function givesCover(hidden: Fraction, withLimits: boolean): boolean {
  const [low, high] = [compare(hidden, THIRD), compare(hidden, TWO_THIRDS)];
  return withLimits ? low >= 0 && high <= 0 : low > 0 && high < 0;
}

/** Resolves a checked question. */
export function resolve({ height, hidden, targetWaterDepth, readings }: Question): Outcome<typeof output, Facts, Refusals> {
  const hiddenShare = hidden === 0 ? ZERO : fraction(ticks(hidden), ticks(height));
  const lineOfSight = compare(hiddenShare, TWO_THIRDS) <= 0;
  const fromTerrain = lineOfSight && givesCover(hiddenShare, readings.includes('cover-with-limits'));
  const partialCover = lineOfSight && (fromTerrain || targetWaterDepth > 0);
  const from = !partialCover ? 'NOTHING' : fromTerrain ? 'TERRAIN' : 'WATER';
  const modifier = partialCover ? PARTIAL_COVER_MODIFIER : 0;
  const figures = { lineOfSight, partialCover, modifier, hiddenShare };
  if (!lineOfSight) return { figures, steps: [], refusal: { code: 'NO_LINE_OF_SIGHT', rule: 'alpha-strike/line-of-sight', given: {} } };
  const steps: readonly Step<Facts>[] = [
    { key: 'share', value: null, rule: 'alpha-strike/ruling/cover-limits', given: { hidden: hiddenShare } },
    { key: 'sight', value: null, rule: 'alpha-strike/line-of-sight', given: { seen: lineOfSight } },
    { key: 'cover', value: modifier, rule: 'alpha-strike/partial-cover', given: { from } },
  ];
  return { figures, steps };
}
