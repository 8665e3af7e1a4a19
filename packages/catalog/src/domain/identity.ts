/** Ids of new units, made from their names. An id never changes. */
import { foldText, latinText } from '@rangefinder/query';
import { slug } from '../text/slug.js';

const MAX_PART_CHARACTERS = 80;

/**
 * The preferred id of a unit. Russian names are transliterated.
 * @example proposeId('alpha-strike', 'Atlas AS7-D', '140') // 'alpha-strike/atlas-as7-d'
 */
export const proposeId = (system: string, name: string, sourceId: string): string =>
  `${system}/${idPart(name) || idPart(sourceId) || 'unit'}`;

const idPart = (text: string): string =>
  slug(latinText(foldText(text)))
    .slice(0, MAX_PART_CHARACTERS)
    .replace(/-$/, '');

/** Parts from which a unique id is made. */
export interface Origin {
  readonly id: string;
  readonly source: string;
  readonly sourceId: string;
}

/**
 * Possible ids of a unit, the most readable first: its own, then with its key in the source, then with the source as well.
 * @example idsFor({ id: 'alpha-strike/tomahawk-c', source: 'mul', sourceId: '3268' }) // ['alpha-strike/tomahawk-c',
 *   'alpha-strike/tomahawk-c-3268', …]
 */
export const idsFor = ({ id, source, sourceId }: Origin): readonly string[] => {
  const key = idPart(sourceId) || 'x';
  return [id, `${id}-${key}`, `${id}-${idPart(source) || 'x'}-${key}`];
};

/**
 * Assigns every unit its first free id. `taken` contains the ids of the catalog among `idsFor` of all units.
 * @example chooseIds([{ id: 'a/b', source: 's', sourceId: '1' }], new Set(['a/b'])) // ['a/b-1']
 */
export function chooseIds(units: readonly Origin[], taken: ReadonlySet<string>): readonly (string | undefined)[] {
  const given = new Set<string>();
  const isFree = (id: string): boolean => !taken.has(id) && !given.has(id);
  return units.map((unit) => {
    const id = isFree(unit.id) ? unit.id : idsFor(unit).find(isFree);
    if (id !== undefined) given.add(id);
    return id;
  });
}
