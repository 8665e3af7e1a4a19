/** Drafts as rows: the only place that knows which column holds what when writing. */
import type { ArmorDraft, UnitDraft, WeaponDraft } from '../domain/drafts.js';
import { facetsOf } from '../domain/facets.js';
import { FIGURE_COLUMNS } from '../domain/figure-columns.js';
import { FIGURES, type Figures, figuresOf } from '../domain/figures.js';
import type { FigureColumn, NewArmorRow, NewUnitRow, NewWeaponRow } from '../schema.js';
import { canonicalJson, sha256 } from '../text/canonical.js';
import { foldText } from '../text/fold.js';
import { searchableNames } from '../text/words.js';

/** Who writes, and what the source said. */
export interface Writing {
  readonly importId: number;
  readonly hash: string;
}

/** Who writes a unit. */
export interface UnitOrigin extends Writing {
  /** Names that its source has for it, where a correction shows others: it is found under them too. */
  readonly importedNames?: readonly (string | null)[];
}

/** The hash of what a source says: of its own row where there is one, else of the draft. */
export const hashOf = (draft: UnitDraft | WeaponDraft | ArmorDraft, raw: string | null = null): string =>
  sha256(raw ?? canonicalJson(draft));

/** The row of a unit; `draft` has the corrections laid over it already. */
export function unitRow(draft: UnitDraft, revision: number, { importId, hash, importedNames = [] }: UnitOrigin): NewUnitRow {
  const { id, system, kind, faction, cost, abilities, source, sourceId, inPlay } = draft;
  return {
    ...{ id, system, kind, cost, abilities, source, revision, hash },
    ...names(draft, [...draft.aliases.map(({ text }) => text), ...importedNames]),
    ...figureColumns(figuresOf(draft)),
    search_facets: facetsOf(draft).join(' '),
    faction: faction?.en ?? null,
    faction_ru: faction?.ru ?? null,
    stats: JSON.stringify(draft.stats),
    source_id: sourceId,
    in_play: inPlay,
    import_id: importId,
  };
}

/** The row of a weapon. */
export function weaponRow(draft: WeaponDraft, { importId, hash }: Writing): NewWeaponRow {
  const { id, system, kind, aliases, cost, source, sourceId, stats } = draft;
  return {
    ...{ id, system, kind, aliases, cost, source, hash },
    ...names(draft, aliases),
    search_facets: '',
    stats: JSON.stringify(stats),
    source_id: sourceId,
    import_id: importId,
  };
}

/** The row of an armor. */
export function armorRow(draft: ArmorDraft, { importId, hash }: Writing): NewArmorRow {
  const { id, system, position, name, nameRu, abbreviation, cost, source, sourceId, stats } = draft;
  return {
    ...{ id, system, position, name, cost, source, hash },
    name_ru: nameRu,
    abbreviation: abbreviation.en,
    abbreviation_ru: abbreviation.ru,
    stats: JSON.stringify(stats),
    source_id: sourceId,
    import_id: importId,
  };
}

function names({ name, nameRu }: Pick<UnitDraft, 'name' | 'nameRu'>, aliases: readonly (string | null)[]) {
  const { barred, words } = searchableNames([name, nameRu, ...aliases]);
  return {
    name,
    name_ru: nameRu,
    sort_name: foldText(name),
    sort_name_ru: foldText(nameRu ?? name),
    search_names: barred,
    search_words: words.join(' '),
  };
}

const figureColumns = (figures: Figures): Record<FigureColumn, number | null> =>
  Object.fromEntries(FIGURES.map((figure, index) => [FIGURE_COLUMNS[index], figures[figure] ?? null])) as Record<
    FigureColumn,
    number | null
  >;
