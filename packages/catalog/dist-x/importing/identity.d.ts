/** Ids for units that the catalog does not know yet: made from the name, and never a second time. */
import type { System } from '../domain/systems.js';
/**
 * The id that a unit would like to have; Russian names are spelled in Latin letters.
 * @example proposeId('alpha-strike', 'Atlas AS7-D', '140') // 'alpha-strike/atlas-as7-d'
 */
export declare const proposeId: (system: System, name: string, sourceId: string) => string;
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
export declare const idsFor: ({ id, source, sourceId }: Origin) => readonly string[];
/**
 * Gives every unit the first of its ids that nobody has. Ids in `taken` are those that the catalog has among `idsFor` of all of them.
 * @example chooseIds([{ id: 'a/b', source: 's', sourceId: '1' }], new Set(['a/b'])) // ['a/b-1']
 */
export declare function chooseIds(units: readonly Origin[], taken: ReadonlySet<string>): readonly (string | undefined)[];
