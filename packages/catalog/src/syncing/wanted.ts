/** Selects parts of a list from an operator's parameters. */
import { type CheckResult, choicesAllowed, type Problem } from '@rangefinder/rules';
import { slug } from '../text/slug.js';
import type { Choice, Part, SyncSource, Wanted } from './source.js';

/**
 * The requested parts of a list, or problems for unknown ones.
 * @example wantedParts(MUL_LIST, { eras: ['Clan Invasion'], types: ['18'] }) // one part
 */
export function wantedParts(source: SyncSource, { eras, types }: Wanted): CheckResult<readonly Part[]> {
  const [ofEras, ofTypes] = [chosen('eras', source.eras, eras), chosen('types', source.types, types)];
  const problems = [...ofEras.problems, ...ofTypes.problems];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: source.parts(ofEras.ids, ofTypes.ids) };
}

function chosen(field: string, choices: readonly Choice[], wanted: readonly string[] | undefined) {
  if (wanted === undefined) return { ids: choices.map(({ id }) => id), problems: [] };
  const found = wanted.map((text) => ({ text, choice: choices.find(({ names }) => names.includes(slug(text))) }));
  const problems = found.flatMap(({ text, choice }): readonly Problem[] =>
    choice === undefined
      ? [{ code: 'UNKNOWN_VALUE', path: [field], given: text, ...choicesAllowed(choices.map(({ id, names }) => names.at(-1) ?? id)) }]
      : [],
  );
  return { ids: [...new Set(found.flatMap(({ choice }) => choice?.id ?? []))], problems };
}
