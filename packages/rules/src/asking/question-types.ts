/** The arguments and the answer of each calculator as types, by its id. Derived from the definitions of the calculators. */

import type { PublicAnswer, PublicBoundedChance, PublicChance } from '../calculator/public.js';
import type * as ruleSets from '../rule-sets.js';

/** Kebab case, as in addresses: `targetNumber` becomes `target-number`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Uppercase<First> ? (First extends Lowercase<First> ? First : `-${Lowercase<First>}`) : First}${Kebab<Rest>}`
  : Name;

type Known = (typeof ruleSets)[keyof typeof ruleSets]['calculators'][number];

type IdOf<C> = C extends { readonly system: infer S extends string; readonly name: infer N extends string } ? `${S}/${Kebab<N>}` : never;

/** The calculators by their ids. */
type Calculators = { readonly [C in Known as IdOf<C>]: C };

/** The id of a calculator: `alpha-strike/target-number`. */
export type QuestionId = keyof Calculators;

/** A value as the arguments take it. */
type Given<F> = F extends { kind: 'int'; words: { readonly [value in infer W extends string]: unknown } }
  ? number | W
  : F extends { kind: 'int' | 'number' }
    ? number
    : F extends { kind: 'boolean' }
      ? boolean
      : F extends { kind: 'choice'; type: { readonly values: { readonly [value in infer C extends string]: unknown } } }
        ? C
        : F extends { kind: 'id'; of: readonly (infer C extends string)[] }
          ? C
          : F extends { kind: 'list'; item: infer Item }
            ? readonly Given<Item>[]
            : F extends { kind: 'object'; fields: infer N }
              ? GivenFields<N>
              : string;

type Omittable<F> = F extends { optional: true } ? true : F extends { default: unknown } ? true : false;

type GivenFields<N> = {
  readonly [K in keyof N as Omittable<N[K]> extends true ? never : K]: Given<N[K]>;
} & { readonly [K in keyof N as Omittable<N[K]> extends true ? K : never]?: Given<N[K]> | null };

/** The arguments of a calculator. */
export type QuestionArguments<Id extends string> = Id extends QuestionId ? GivenFields<Calculators[Id]['input']> : unknown;

/** A built-in weapon or armor of an answer. */
interface EntryOfAnswer {
  readonly id: string;
  readonly name: string;
  readonly nameRu: string | null;
}

/** A figure as the service answers it. */
type Figure<F> = F extends { kind: 'chance' }
  ? PublicChance
  : F extends { kind: 'boundedChance' }
    ? PublicBoundedChance
    : F extends { kind: 'exact' }
      ? number
      : F extends { kind: 'weapon' | 'armor' }
        ? EntryOfAnswer
        : F extends { kind: 'list'; item: infer Item }
          ? readonly Figure<Item>[]
          : F extends { kind: 'object'; fields: infer N }
            ? Figures<N>
            : Given<F>;

type Figures<N> = { readonly [K in keyof N]: N[K] extends { optional: true } ? Figure<N[K]> | null : Figure<N[K]> };

type AnswerBase = Pick<PublicAnswer, 'allowed' | 'refusal' | 'summary' | 'steps'>;

/** The answer of a calculator: what all answers have, and its own figures. */
export type QuestionAnswer<Id extends string> = Id extends QuestionId ? AnswerBase & Figures<Calculators[Id]['output']> : PublicAnswer;
