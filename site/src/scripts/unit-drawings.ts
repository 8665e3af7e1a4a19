/** How the figures of a unit are drawn, for each rule set. They come from the catalog; nothing is reckoned here. */
import { CATALOG } from '../texts/catalog.js';
import { language, make, say } from './dom.js';
import { abilityName, type CardWords, shown } from './unit-words.js';

export type Stats = Readonly<Record<string, unknown>>;
type Words = keyof typeof CATALOG;

const figure = (label: string, value: unknown): HTMLElement =>
  make('div', { class: 'figure' }, make('dt', {}, label), make('dd', {}, shown(value)));
const figuresOf = (stats: Stats, names: readonly Words[]): HTMLElement =>
  make(
    'dl',
    { class: 'figures' },
    ...names.filter((name) => stats[name] !== null && stats[name] !== undefined).map((name) => figure(say(CATALOG[name]), stats[name])),
  );

/** Boxes to cross out at the table, with their number for whoever does not see them. */
function boxes(label: string, count: unknown, className: string): HTMLElement {
  const number = Number(count) || 0;
  return make(
    'div',
    { class: `boxes ${className}` },
    make('span', { class: 'boxes-label' }, `${label} ${number}`),
    make('span', { class: 'boxes-row', 'aria-hidden': 'true' }, ...Array.from({ length: Math.min(number, 60) }, () => make('i'))),
  );
}

/** A column: what stands above it, the whole word for it, and its cell of each row. */
export interface Column<Row> {
  readonly short: string;
  readonly long: string;
  readonly cell: (row: Row) => unknown;
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A table without the columns that say nothing. */
export function tableOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[], label: string): HTMLElement {
  const used = columns.filter(({ cell }) => rows.some((row) => !isEmpty(cell(row))));
  const heads = used.map(({ short, long }) => make('th', { scope: 'col' }, short === long ? long : make('abbr', { title: long }, short)));
  const lines = rows.map((row) =>
    make(
      'tr',
      {},
      ...used.map(({ cell }, at) => (at === 0 ? make('th', { scope: 'row' }, shown(cell(row))) : make('td', {}, shown(cell(row))))),
    ),
  );
  const table = make('table', {}, make('thead', {}, make('tr', {}, ...heads)), make('tbody', {}, ...lines));
  return make('div', { class: 'table', role: 'region', tabindex: '0', 'aria-label': label }, table);
}

function alphaStrike(stats: Stats, { abbreviations }: CardWords): readonly HTMLElement[] {
  const damage = (stats.damage as readonly string[] | undefined) ?? [];
  const specials = (stats.specials as readonly string[] | undefined) ?? [];
  const ranges = [CATALOG.short, CATALOG.medium, CATALOG.long].map(say);
  return [
    figuresOf({ ...stats, type: abbreviations[String(stats.type)] ?? stats.type }, ['type', 'size', 'tmm', 'move', 'role', 'skill']),
    make(
      'dl',
      { class: 'figures figures-damage' },
      ...ranges.map((range, at) => figure(range, damage[at])),
      figure(say(CATALOG.overheatValue), stats.overheatValue),
    ),
    ...(stats.hasHeatScale === false ? [] : [heatScale()]),
    boxes(say(CATALOG.armor), stats.armor, 'boxes-armor'),
    boxes(say(CATALOG.structure), stats.structure, 'boxes-structure'),
    ...(specials.length === 0 ? [] : [specialsOf(specials.map((special) => abilityName(special, abbreviations)))]),
  ];
}

const heatScale = (): HTMLElement =>
  make(
    'div',
    { class: 'boxes heat-scale' },
    make('span', { class: 'boxes-label' }, say(CATALOG.heat)),
    make('span', { class: 'boxes-row' }, ...['1', '2', '3', say(CATALOG.shutdown)].map((step) => make('b', {}, step))),
  );

const specialsOf = (specials: readonly string[]): HTMLElement =>
  make(
    'p',
    { class: 'specials' },
    `${say(CATALOG.specials)}: `,
    make('a', { href: `/${language}/alpha-strike/tables/#special-abilities` }, specials.join(', ')),
  );

const stat = (name: Words, from: string = name): Column<Stats> => ({
  short: say(CATALOG[`${name}Short` as Words] ?? CATALOG[name]),
  long: say(CATALOG[name]),
  cell: (row) => row[from],
});

/** What a soldier can do besides, as army sheets abbreviate it. */
const traitsOf = ({ repairs, jump }: Stats): string =>
  [repairs === true && say(CATALOG.repairsShort), Number(jump) > 0 && `${say(CATALOG.jumpShort)}${jump}`].filter(Boolean).join(', ');

const SOLDIER: readonly Column<Stats>[] = [
  stat('soldier', 'number'),
  stat('rank'),
  stat('speed'),
  stat('range'),
  stat('power'),
  stat('closeCombat'),
  stat('armor'),
  { short: say(CATALOG.traitsShort), long: say(CATALOG.traits), cell: traitsOf },
];

const squad = ({ soldiers = [] }: Stats): readonly HTMLElement[] => [tableOf(SOLDIER, soldiers as readonly Stats[], say(CATALOG.squad))];

const SECTOR: readonly Column<Stats>[] = [
  { short: say(CATALOG.durability), long: say(CATALOG.durability), cell: ({ min, max }) => `${shown(min)}–${shown(max)}` },
  { short: say(CATALOG.speed), long: say(CATALOG.speed), cell: ({ speed }) => speed },
];

function machine(stats: Stats): readonly HTMLElement[] {
  const sectors = (stats.speedSectors as readonly Stats[] | undefined) ?? [];
  return [
    figuresOf(stats, ['weight', 'mobility', 'rank', 'rateOfFire', 'ammunition']),
    boxes(say(CATALOG.durability), stats.durability, 'boxes-armor'),
    ...(sectors.length > 0 ? [tableOf(SECTOR, sectors, say(CATALOG.speed))] : []),
  ];
}

const movingFire = (stats: Stats): readonly HTMLElement[] => [
  make(
    'p',
    {},
    `${say(CATALOG.movingFire)}: `,
    make(
      'a',
      { href: `/${language}/world-at-war/tables/#moving-fire` },
      ((stats.movingFire as readonly Stats[] | undefined) ?? [])
        .map(({ level, only }) => [shown(level), only ? shown(only) : ''].filter(Boolean).join(', '))
        .join('; ') || '—',
    ),
  ),
];

function weapon5150(stats: Stats, { armors }: CardWords): readonly HTMLElement[] {
  const impacts = (stats.impacts as readonly Stats[] | undefined) ?? [];
  const columns: readonly Column<Stats>[] = [
    { short: say(CATALOG.armor), long: say(CATALOG.armor), cell: ({ armor }) => armors[String(armor)] ?? armor },
    { short: say(CATALOG.impact), long: say(CATALOG.impact), cell: ({ impact }) => impact },
  ];
  const inOrder = Object.keys(armors).flatMap((id) => impacts.filter(({ armor }) => armor === id));
  return [figuresOf(stats, ['rangeInches', 'rateOfFire', 'blastRadius']), tableOf(columns, inOrder, say(CATALOG.impact))];
}

const weaponBronepehota = (stats: Stats): readonly HTMLElement[] => {
  const blast = stats.blast as Stats | null | undefined;
  const burst = blast ? `${shown(blast.power)}, ${shown(blast.steps)} ${say(CATALOG.steps)}` : null;
  return [figuresOf({ ...stats, blast: burst }, ['range', 'power', 'blast', 'closeCombat'])];
};

const DRAWINGS: Readonly<Record<string, (stats: Stats, words: CardWords) => readonly HTMLElement[]>> = {
  AlphaStrikeStats: alphaStrike,
  BronepehotaSquadStats: squad,
  BronepehotaMachineStats: machine,
  BronepehotaGunStats: machine,
  WorldAtWarStats: movingFire,
  FiftyOneFiftyWeaponStats: weapon5150,
  BronepehotaWeaponStats: weaponBronepehota,
};

/** What no drawing is made for: figures that have a name here. */
const plain = (stats: Stats): readonly HTMLElement[] => [
  figuresOf(
    stats,
    (Object.keys(stats) as Words[]).filter((name) => name in CATALOG && typeof stats[name] !== 'object'),
  ),
];

/** Draws the figures of a unit. */
export const drawingOf = (stats: Stats, words: CardWords): readonly HTMLElement[] =>
  (DRAWINGS[String(stats.__typename)] ?? plain)(stats, words);
