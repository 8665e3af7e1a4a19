/** Observers of the database together, and before there are any. */
import type { Observer } from '@rangefinder/catalog';

/** One observer for several. */
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

/** An observer that hands on to another as soon as there is one; what happens before is not counted. */
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
