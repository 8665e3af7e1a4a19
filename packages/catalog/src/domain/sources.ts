/** Sources of entries. Imports of operators may name sources that no rule set lists. */
import { SHAPE } from '@rangefinder/query';
import { type EntrySource, UNLISTED_NOTICE } from '@rangefinder/rules';

/** Source of an entry: a stable key, a name, and its trademarks. */
export type Source = EntrySource;

const LISTED: ReadonlyMap<string, Source> = new Map(SHAPE.types().map(({ type: { source } }) => [source.id, source]));

/** The sources that the rule sets list. */
export const LISTED_SOURCES: readonly Source[] = [...LISTED.values()];

/**
 * Whether a rule set names the source. Units of other sources are those of an operator or of other programs.
 * @example isOfficialSource('mul') // true
 */
export const isOfficialSource = (id: string): boolean => LISTED.has(id);

/**
 * The source with this id. An unlisted one is named by its id.
 * @example sourceOf('mul').name.en // 'Master Unit List'
 */
export const sourceOf = (id: string): Source => LISTED.get(id) ?? { id, name: { en: id, ru: id }, notice: UNLISTED_NOTICE };
