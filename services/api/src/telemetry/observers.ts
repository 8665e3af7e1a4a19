/** Composition of database observers. */
import type { Observer } from '@rangefinder/catalog';

/** Combines several observers into one. */
export const observers = (all: readonly (Observer | undefined)[]): Observer => {
  const present = all.filter((observer) => observer !== undefined);
  return {
    statement: (pool, text) => {
      const ends = present.map((observer) => observer.statement(pool, text));
      return (fault) => {
        for (const end of ends) end(fault);
      };
    },
    refused: (pool, fault) => {
      for (const observer of present) observer.refused(pool, fault);
    },
  };
};

/** Creates an observer that forwards to another one as soon as it is set. Earlier events are dropped. */
export function lateObserver(): { readonly observer: Observer; handOnTo(next: Observer): void } {
  let next: Observer | undefined;
  return {
    observer: {
      statement: (pool, text) => next?.statement(pool, text) ?? (() => undefined),
      refused: (pool, fault) => next?.refused(pool, fault),
    },
    handOnTo: (given) => {
      next = given;
    },
  };
}
