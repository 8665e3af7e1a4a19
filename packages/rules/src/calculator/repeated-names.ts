/** Names that occur twice in a list: an answer could not tell their bearers apart. */
import type { Problem } from './problems.js';

/**
 * A problem for each name that an entry before it has.
 * @example repeatedNames('players', [{ name: 'Anna' }, { name: 'Anna' }]) // a problem at players.1.name
 */
export function repeatedNames(list: string, entries: readonly { readonly name?: string | undefined }[]): readonly Problem[] {
  const names = entries.map(({ name }) => name?.trim());
  return entries.flatMap(({ name }, index): readonly Problem[] =>
    name === undefined || names.indexOf(name.trim()) === index
      ? []
      : [
          {
            code: 'CONFLICT',
            path: [list, index, 'name'],
            given: name,
            allowed: { en: 'a name of its own for each', ru: 'у каждого своё имя или название' },
          },
        ],
  );
}
