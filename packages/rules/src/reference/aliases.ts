/** Adds aliases that players use to the terms of a glossary. Aliases are stored apart from the glossary. */
import type { Term } from './reference.js';

/**
 * The terms with further aliases for search. Throws for an unknown term, or an alias that the term already has.
 * @example withAliases(terms, { rally: ['ралли', 'сплочение'] })
 */
export function withAliases(terms: readonly Term[], aliases: Readonly<Record<string, readonly string[]>>): readonly Term[] {
  const left = new Map(Object.entries(aliases));
  const whole = terms.map((term) => {
    const more = left.get(term.id) ?? [];
    left.delete(term.id);
    const known = new Set([term.name.en, term.name.ru, ...(term.aliases ?? [])]);
    const again = more.find((alias) => known.has(alias));
    if (again !== undefined) throw new Error(`${term.id} is called ${again} twice`);
    return more.length > 0 ? { ...term, aliases: [...(term.aliases ?? []), ...more] } : term;
  });
  if (left.size > 0) throw new Error(`no such terms: ${[...left.keys()].join(', ')}`);
  return whole;
}
