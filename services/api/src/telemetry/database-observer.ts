/** Metrics of database connections: statement times and failures. */
import type { Observer } from '@rangefinder/catalog';
import type { Metrics } from './metrics.js';

/** Creates an observer that counts statements and failures of database connections. */
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
