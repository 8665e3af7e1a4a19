/** A jump with a jump pack: length plus height. Section 9.4 of the source. */
import type { Outcome, Refusal, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { firstOf } from '../../engine/shooting/legality.js';
import { stepsLeft } from '../../reference/tables/jump.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts {
  readonly reach: { readonly jump: number };
  readonly length: { readonly length: number };
  readonly height: { readonly height: number };
  readonly drop: { readonly height: number; readonly isFree: boolean };
}

export interface Refusals {
  readonly WITH_GUN: object;
  readonly MOVED: object;
  readonly NO_FOOTING: object;
  readonly TOO_FAR: { readonly needed: number; readonly jump: number; readonly length: number; readonly height: number };
}
type JumpRefusal = Refusal<Refusals>;
type Test = (question: Question) => JumpRefusal | undefined;

/** Removes floating-point noise from sums of measured lengths. */
const tidy = (steps: number): number => Math.round(steps * 1e6) / 1e6;
/** The height that counts. A drop does, except by another reading. */
const climbOf = ({ height, readings }: Question): number => (height < 0 && readings.includes('drop-is-free') ? 0 : Math.abs(height));
const neededOf = (question: Question): number => tidy(question.length + climbOf(question));

const withGun: Test = (question) => (question.withGun ? { code: 'WITH_GUN', rule: 'bronepehota/jump', given: {} } : undefined);
const moved: Test = (question) => (question.moved ? { code: 'MOVED', rule: 'bronepehota/jump', given: {} } : undefined);
const noFooting: Test = ({ landsOnLadder }) => (landsOnLadder ? { code: 'NO_FOOTING', rule: 'bronepehota/jump', given: {} } : undefined);
const tooFar: Test = (question) => {
  const needed = neededOf(question);
  const { jump, length } = question;
  return needed > jump
    ? { code: 'TOO_FAR', rule: 'bronepehota/table/jump', given: { needed, jump, length, height: climbOf(question) } }
    : undefined;
};
const TESTS: readonly Test[] = [withGun, moved, noFooting, tooFar];

const spare = (jump: number, taken: number): number | undefined => (taken > jump ? undefined : tidy(stepsLeft(jump, taken)));

/** Resolves a checked question. */
export function resolve(question: Question): Outcome<typeof output, Facts, Refusals> {
  const { jump, length } = question;
  const needed = neededOf(question);
  const refusal = firstOf(TESTS, question);
  const figures = { needed, left: Math.max(0, tidy(jump - needed)), highest: spare(jump, length), longest: spare(jump, climbOf(question)) };
  return { figures, steps: stepsOf(question), ...(refusal ? { refusal } : {}) };
}

function stepsOf(question: Question): readonly Step<Facts>[] {
  const { jump, length, height } = question;
  return [
    { key: 'reach', value: jump, rule: 'bronepehota/jump', given: { jump } },
    { key: 'length', value: length === 0 ? 0 : -length, rule: 'bronepehota/table/jump', given: { length } },
    height < 0
      ? {
          key: 'drop',
          value: climbOf(question) === 0 ? 0 : height,
          rule: 'bronepehota/ruling/drop-as-height',
          given: { height: -height, isFree: climbOf(question) === 0 },
        }
      : { key: 'height', value: height === 0 ? 0 : -height, rule: 'bronepehota/table/jump', given: { height } },
  ];
}
