/** The database as its connections see it: how long statements take, and what fails. */
import type { Observer } from '@rangefinder/catalog';
import type { Metrics } from './metrics.js';

/** Counts what connections to the database do. */
export const databaseObserver = ({ databaseSeconds, databaseErrors }: Metrics): Observer => ({
  statement: (pool) => {
    const began = performance.now();
    return (kind) => {
      databaseSeconds.observe({ pool }, (performance.now() - began) / 1_000);
      if (kind) databaseErrors.inc({ pool, kind });
    };
  },
  refused: (pool, kind) => databaseErrors.inc({ pool, kind }),
});
