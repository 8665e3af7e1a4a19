/** Sections, tables and rulings by their id, in any spelling. */
import { placesOf } from '../reference/system.js';
import { systems } from '../systems.js';

const IDS: readonly string[] = systems.flatMap((system) => [...placesOf(system).keys()]);

/** Address, rule set and kind of a place around its name: `/en/alpha-strike/rules/to-hit/`. */
const AROUND = /^\w+:\/\/[^/]*|(?:^|\/)(?:v1|en|ru|rules?|sections?|tables?|rulings?)(?=\/)|#.*$/gi;
const KIND = /\b(table|ruling)s?\b/i;
const bare = (id: string): string =>
  id
    .toLowerCase()
    .replaceAll(AROUND, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const names = new Map(IDS.map((id) => [id, [bare(id), bare(id.replace(/^[^/]+\//, ''))]] as const));

/**
 * The id of the place that is meant: in another case, with other separators, by its address, or without the rule set if only one has
 * such a place. Of a section and a table with a name, the section.
 * @param system rule set of ids that name none
 * @example placeIdLike('Alpha-Strike/Tables/To-Hit') // 'alpha-strike/table/to-hit'
 */
export function placeIdLike(given: string, system?: string): string | undefined {
  const name = bare(given);
  const kind = KIND.exec(given)?.[1]?.toLowerCase();
  const same = IDS.filter(
    (id) => names.get(id)?.includes(name) && (system === undefined || id.startsWith(`${system}/`)) && (!kind || id.includes(`/${kind}/`)),
  );
  const sections = same.filter((id) => !KIND.test(id));
  const [found, ...others] = sections.length > 0 ? sections : same;
  return others.length === 0 ? found : undefined;
}
