/** Types of `fields`: the paths of an answer, and the part that they select. No code at run time. */

/** Element type of nullable values and lists. Unions are returned in full, so paths end there. */
type Held<T> = T extends readonly (infer E)[] ? Held<E> : T extends { readonly __typename: string } | null | undefined ? never : T;
type KeysOf<T> = T extends object ? keyof T & string : never;
type FieldOf<T, K> = T extends object ? (K extends keyof T ? T[K] : never) : never;

/** A valid path unchanged; for any other path, the valid ones. */
export type PathIn<T, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends KeysOf<Held<T>>
    ? `${Head}.${PathIn<FieldOf<Held<T>, Head>, Rest>}`
    : KeysOf<Held<T>>
  : KeysOf<Held<T>>;

type HeadOf<P extends string> = P extends `${infer Head}.${string}` ? Head : P;
type Below<P extends string, K> = K extends string ? (P extends `${K}.${infer Rest}` ? Rest : never) : never;

type Picked<T, P extends string> = T extends readonly (infer E)[]
  ? readonly Picked<E, P>[]
  : T extends { readonly __typename: string }
    ? T
    : T extends object
      ? { readonly [K in keyof T as K extends HeadOf<P> ? K : never]: K extends P ? T[K] : Picked<T[K], Below<P, K>> }
      : T;

/** The part of an answer that paths select; the whole answer without paths. `Part<TargetNumberAnswer, 'target' | 'chance.fraction'>` */
export type Part<T, P extends string> = [P] extends [never] ? T : Picked<T, P>;
