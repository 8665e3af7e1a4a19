/** `fields` as types: which paths an answer has, and what is left of it. Nothing of this is left when it runs. */

/** What stands behind `null` and in lists. A union is sent whole: paths end there. */
type Held<T> = T extends readonly (infer E)[] ? Held<E> : T extends { readonly __typename: string } | null | undefined ? never : T;
type KeysOf<T> = T extends object ? keyof T & string : never;
type FieldOf<T, K> = T extends object ? (K extends keyof T ? T[K] : never) : never;

/** A path that an answer has, as it is; in place of another, those that it could be. */
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

/** An answer with the fields that some paths name; all of it without paths. `Part<TargetNumberAnswer, 'target' | 'chance.fraction'>` */
export type Part<T, P extends string> = [P] extends [never] ? T : Picked<T, P>;
