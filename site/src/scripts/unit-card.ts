/** Cards of units, one drawing for each rule set. Figures come from the catalog; nothing is reckoned here. */
import { CATALOG } from '../texts/catalog.js';
import type { CatalogUnit } from './catalog-api.js';
import { language, make, say } from './dom.js';

type Stats = Readonly<Record<string, unknown>>;
type Words = keyof typeof CATALOG;

export const unitName = ({ name, nameRu }: Pick<CatalogUnit, 'name' | 'nameRu'>): string => (language === 'ru' ? (nameRu ?? name) : name);
const otherName = ({ name, nameRu }: CatalogUnit): string => (language === 'ru' ? name : (nameRu ?? name));
export const unitPage = (id: string): string => `/${language}/units/view/?id=${encodeURIComponent(id)}`;
export const kindName = (kind: string): string => (kind in CATALOG ? say(CATALOG[kind as Words]) : kind);

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return say(value ? CATALOG.yes : CATALOG.no);
  const text = String(value);
  return text in CATALOG ? say(CATALOG[text as Words]) : text;
};

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

function tableOf(columns: readonly string[], rows: readonly (readonly unknown[])[], label: string): HTMLElement {
  const head = make('tr', {}, ...columns.map((column) => make('th', { scope: 'col' }, column)));
  const body = rows.map(([first, ...rest]) =>
    make('tr', {}, make('th', { scope: 'row' }, shown(first)), ...rest.map((cell) => make('td', {}, shown(cell)))),
  );
  const table = make('table', {}, make('thead', {}, head), make('tbody', {}, ...body));
  return make('div', { class: 'table', role: 'region', tabindex: '0', 'aria-label': label }, table);
}

function alphaStrike(stats: Stats): readonly HTMLElement[] {
  const damage = (stats.damage as readonly string[] | undefined) ?? [];
  const specials = (stats.specials as readonly string[] | undefined) ?? [];
  const ranges = [CATALOG.short, CATALOG.medium, CATALOG.long].map(say);
  return [
    figuresOf(stats, ['type', 'size', 'tmm', 'move', 'role', 'skill']),
    make(
      'dl',
      { class: 'figures figures-damage' },
      ...ranges.map((range, at) => figure(range, damage[at])),
      figure(say(CATALOG.overheatValue), stats.overheatValue),
    ),
    ...(stats.hasHeatScale === false ? [] : [heatScale()]),
    boxes(say(CATALOG.armor), stats.armor, 'boxes-armor'),
    boxes(say(CATALOG.structure), stats.structure, 'boxes-structure'),
    ...(specials.length === 0 ? [] : [specialsOf(specials)]),
  ];
}

const heatScale = (): HTMLElement =>
  make(
    'div',
    { class: 'boxes heat-scale' },
    make('span', { class: 'boxes-label' }, say(CATALOG.heat)),
    make('span', { class: 'boxes-row' }, ...['1', '2', '3', 'S'].map((step) => make('b', {}, step))),
  );

const specialsOf = (specials: readonly string[]): HTMLElement =>
  make(
    'p',
    { class: 'specials' },
    `${say(CATALOG.specials)}: `,
    make('a', { href: `/${language}/alpha-strike/tables/#special-abilities` }, specials.join(', ')),
  );

function squad(stats: Stats): readonly HTMLElement[] {
  const soldiers = (stats.soldiers as readonly Stats[] | undefined) ?? [];
  const names = ['soldier', 'rank', 'speed', 'range', 'power', 'closeCombat', 'armor', 'jump'] as const;
  const rows = soldiers.map((soldier) => names.map((name) => soldier[name === 'soldier' ? 'number' : name]));
  return [
    tableOf(
      names.map((name) => say(CATALOG[name])),
      rows,
      say(CATALOG.squad),
    ),
  ];
}

function machine(stats: Stats): readonly HTMLElement[] {
  const sectors = (stats.speedSectors as readonly Stats[] | undefined) ?? [];
  const speeds = sectors.map(({ min, max, speed }) => [`${shown(min)}–${shown(max)}`, speed]);
  return [
    figuresOf(stats, ['weight', 'mobility', 'rank', 'rateOfFire', 'ammunition']),
    boxes(say(CATALOG.durability), stats.durability, 'boxes-armor'),
    ...(speeds.length > 0 ? [tableOf([say(CATALOG.durability), say(CATALOG.speed)], speeds, say(CATALOG.speed))] : []),
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
        .map(({ level, only }) => [shown(level), only].filter(Boolean).join(': '))
        .join(', ') || '—',
    ),
  ),
];

const DRAWINGS: Readonly<Record<string, (stats: Stats) => readonly HTMLElement[]>> = {
  AlphaStrikeStats: alphaStrike,
  BronepehotaSquadStats: squad,
  BronepehotaMachineStats: machine,
  BronepehotaGunStats: machine,
  WorldAtWarStats: movingFire,
};

const plain = (stats: Stats): readonly HTMLElement[] => [
  make(
    'dl',
    { class: 'figures' },
    ...Object.entries(stats)
      .filter(([name, value]) => name !== '__typename' && typeof value !== 'object')
      .map(([name, value]) => figure(name, value)),
  ),
];

interface Mounted {
  readonly count?: number;
  readonly weapon: { readonly name: string; readonly nameRu?: string | null; readonly stats?: Stats };
}

function weaponsTable(weapons: readonly Mounted[]): readonly HTMLElement[] {
  if (weapons.length === 0) return [];
  const rows = weapons.map(({ count = 1, weapon: { name, nameRu, stats = {} } }) => {
    const blast = stats.blast as Stats | null | undefined;
    const title = unitName({ name, nameRu: nameRu ?? null });
    return [
      count > 1 ? `${title} ×${count}` : title,
      stats.range ?? stats.rangeInches,
      stats.power,
      blast ? `${shown(blast.power)}, ${shown(blast.steps)} ${say(CATALOG.steps)}` : null,
    ];
  });
  return [tableOf([CATALOG.weapon, CATALOG.range, CATALOG.power, CATALOG.blast].map(say), rows, say(CATALOG.weapons))];
}

/** A unit as a card that also prints. */
export function unitCard(unit: CatalogUnit, heading: 'h2' | 'h3' = 'h2'): HTMLElement {
  const { stats = {}, source, kind, cost } = unit;
  const draw = DRAWINGS[String(stats.__typename)] ?? plain;
  const faction = language === 'ru' ? (unit.factionRu ?? unit.faction) : unit.faction;
  const showsWeapons = stats.__typename !== 'BronepehotaSquadStats';
  return make(
    'article',
    { class: 'unit-card', 'data-system': unit.system },
    make(
      'header',
      {},
      make(
        'div',
        {},
        make(heading, {}, unitName(unit)),
        make('p', { class: 'unit-other' }, [otherName(unit), kindName(kind), faction].filter(Boolean).join(' · ')),
      ),
      cost === null
        ? null
        : make(
            'p',
            { class: 'unit-cost' },
            make('b', {}, String(cost)),
            ` ${say(unit.system === 'alpha-strike' ? CATALOG.pointValue : CATALOG.points)}`,
          ),
    ),
    ...draw(stats),
    ...(showsWeapons ? weaponsTable((unit.weapons ?? []) as readonly Mounted[]) : []),
    source
      ? make(
          'p',
          { class: 'unit-source' },
          `${say(CATALOG.source)} ${language === 'ru' ? source.nameRu : source.name}. ${language === 'ru' ? source.noticeRu : source.notice}`,
        )
      : null,
  );
}
