/** Words of the query language in both languages: those of every catalog, and those that rule sets give their figures and texts. */
import { type AnyEntryType, fieldIn, LANGUAGES, type Text } from '@rangefinder/rules';
import type { Figure } from '../../domain/figures.js';
import { distinct, figuresOfType, type Shape } from '../../domain/shape.js';

type Names = readonly string[];

/** Words that mean something in a query. */
export interface QueryNames {
  /** Figures, with the cost, by all names that they have. */
  readonly figures: Readonly<Record<Figure, Names>>;
  /** Figures whose name alone is a condition. */
  readonly flags: readonly Figure[];
  /** Texts of the rule sets, by the names of their fields. */
  readonly texts: Readonly<Record<string, Names>>;
  /** Fields whose value is one of a list. */
  readonly choices: { readonly [C in 'system' | 'kind']: { readonly names: Names; readonly values: Names } };
}

/** Texts that units of every rule set have. */
export const COMMON_TEXTS = { faction: ['faction', 'фракция'], source: ['source', 'источник'] } as const;

/** Abilities: may come several times, and after a minus. */
export const SPECIAL_NAMES: Names = ['special', 'особенность'];

/** An era, and whether it is known who may field a unit. */
export const ERA_NAMES: Names = ['era', 'эпоха'];
export const AVAILABILITY_NAMES: Names = ['availability', 'доступность'];
export const AVAILABILITY_VALUES: Readonly<Record<string, 'known' | 'unknown'>> = {
  ...{ known: 'known', unknown: 'unknown', известна: 'known', неизвестна: 'unknown' },
};

/** Whether units without a complete card are looked for too. */
export const PLAY_NAMES: Names = ['play', 'игра'];
export const PLAY_VALUES: Readonly<Record<string, boolean | null>> = { yes: true, no: false, any: null, да: true, нет: false, все: null };

export const SORT_NAMES: Names = ['sort', 'порядок'];
const NAME_WORDS: Text = { en: 'name', ru: 'название' };
/** What can be sorted by beside the figures. */
export const SORT_KEYS: Readonly<Record<string, string>> = Object.fromEntries(
  LANGUAGES.map((language) => [NAME_WORDS[language], fieldIn('name', language)]),
);

const COST_NAMES: Names = ['cost', 'points', 'цена', 'очки'];

/** What a cost is counted in, as one word: `PV` is `pv`. */
const costNames = ({ cost }: AnyEntryType): Names =>
  LANGUAGES.map((language) => cost[language].toLowerCase().replace(/[^a-zа-яё]/g, '')).filter((name) => name !== '');

/**
 * The words for the units of some rule sets.
 * @example queryNamesOf(SHAPE).figures.size // ['size', 'sz', 'размер', 'рз', 'рзм']
 */
export function queryNamesOf(shape: Shape): QueryNames {
  const types = shape.types('unit').map(({ type }) => type);
  const figures = types.flatMap((type) => Object.entries(figuresOfType(type)));
  return {
    figures: {
      cost: distinct([...types.flatMap(costNames), ...COST_NAMES]),
      ...merged(figures.map(([figure, { names }]) => [figure, names])),
    },
    flags: distinct(figures.filter(([, { flag }]) => flag).map(([figure]) => figure)),
    texts: merged(types.flatMap(({ texts }) => Object.entries(texts as Readonly<Record<string, Names>>))),
    choices: {
      system: { names: ['system', 'система'], values: shape.systems() },
      kind: { names: ['kind', 'вид'], values: shape.kinds('unit') },
    },
  };
}

/** All names that come under each key. */
function merged(entries: readonly (readonly [string, Names])[]): Readonly<Record<string, Names>> {
  const all: Record<string, Names> = {};
  for (const [key, names] of entries) all[key] = distinct([...(all[key] ?? []), ...names]);
  return all;
}
