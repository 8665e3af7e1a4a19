/** Parts of paths and of queries. */

/** The steps of a path: numbers are places in lists. @example stepsOf('targets.0.armor') // ['targets', 0, 'armor'] */
export const stepsOf = (path: string): readonly (string | number)[] =>
  path === '' ? [] : path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** The conditions of a query: `faction:kurita`, `pv<30`, words of names. */
export const conditionsOf = (query: string): readonly string[] => query.match(/(?:[^\s"]|"[^"]*")+/g) ?? [];
