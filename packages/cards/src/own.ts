/**
 * A property of a record itself: names such as `constructor` find nothing in its prototype.
 * @example own({ Sniper: 'снайпер' }, 'constructor') // undefined
 */
export const own = <T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
