/** Ids for units that the catalog does not know yet: made from the name, and never a second time. */
import { foldText, latinText } from '../text/fold.js';
import { slug } from '../text/slug.js';

const MAX_PART_CHARACTERS = 80;

/**
 * The id that a unit would like to have; Russian names are spelled in Latin letters.
 * @example proposeId('alpha-strike', 'Atlas AS7-D', '140') // 'alpha-strike/atlas-as7-d'
 */
export const proposeId = (system: string, name: string, sourceId: string): string =>
  `${system}/${idPart(name) || idPart(sourceId) || 'unit'}`;

const idPart = (text: string): string =>
  slug(latinText(foldText(text)))
    .slice(0, MAX_PART_CHARACTERS)
    .replace(/-$/, '');

/** What an id is made unique with. */
export interface Origin {
  readonly id: string;
  readonly source: string;
  readonly sourceId: string;
}

/**
 * Ids that a unit may get, the most readable first: its own, then with its key in the source, then with the source too.
 * @example idsFor({ id: 'alpha-strike/tomahawk-c', source: 'mul', sourceId: '3268' }) // ['alpha-strike/tomahawk-c', 'alpha-strike/tomahawk-c-3268', …]
 */
export const idsFor = ({ id, source, sourceId }: Origin): readonly string[] => {
  const key = idPart(sourceId) || 'x';
  return [id, `${id}-${key}`, `${id}-${idPart(source) || 'x'}-${key}`];
};

/**
 * Gives every unit the first of its ids that nobody has. Ids in `taken` are those that the catalog has among `idsFor` of all of them.
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
