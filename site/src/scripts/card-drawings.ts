/** Draws the figures of an entry as its rule set lays them out: one drawer for all of them. */
import type { CardField, CardPart } from '../model/cards.js';
import { CATALOG } from '../texts/catalog.js';
import { boxes, type Column, columnOf, figures, linkTo, scale, tableOf } from './card-parts.js';
import { abilityName, explanationOf, type Stats, type ValueWords } from './card-values.js';
import type { CatalogUnit, MountedWeapon } from './catalog-api.js';
import { typeOf, valueWords } from './catalog-words.js';
import { make, say } from './dom.js';
import { unitName, weaponPage } from './unit-words.js';

type Drawn = readonly (HTMLElement | null)[];

/** What a part is drawn for. */
interface Drawing {
  readonly entry: CatalogUnit;
  readonly stats: Stats;
  readonly words: ValueWords;
}

const rowsOf = (value: unknown): readonly Stats[] => (Array.isArray(value) ? (value as readonly Stats[]) : []);

function table(field: CardField, href: string | undefined, { stats, words }: Drawing): Drawn {
  const rows = rowsOf(stats[field.name]);
  if (rows.length === 0) return [];
  const drawn = tableOf(
    (field.item?.fields ?? []).map((one) => columnOf(one, words)),
    rows,
    field.label,
  );
  return href === undefined ? [drawn] : [make('p', {}, linkTo(href, field.label)), drawn];
}

const statsOf = ({ weapon }: MountedWeapon): Stats => weapon.stats ?? {};

/** The figures of a weapon that stand side by side on its own card. */
const figuresOfWeapon = ({ weapon }: MountedWeapon): readonly CardField[] =>
  typeOf(weapon).parts.flatMap((part) => (part.kind === 'figures' ? part.fields : []));

function weapons({ entry, words }: Drawing): Drawn {
  const mounted = entry.weapons ?? [];
  const [first] = mounted;
  if (!first) return [];
  const name: Column<MountedWeapon> = {
    short: say(CATALOG.weapon),
    label: say(CATALOG.weapon),
    cell: ({ weapon, count = 1 }) => unitName(weapon) + (count > 1 ? ` ×${count}` : ''),
    href: ({ weapon }) => weaponPage(weapon.id),
  };
  const columns = figuresOfWeapon(first).map((field) => {
    const { short, label, cell } = columnOf(field, words);
    return { short, label, cell: (one: MountedWeapon) => cell(statsOf(one)) };
  });
  return [tableOf([name, ...columns], mounted, say(CATALOG.weapons))];
}

/** Only what the rulebook explains leads there. */
function abilities({ field, href, explained }: Extract<CardPart, { kind: 'words' }>, { stats, words }: Drawing): Drawn {
  const codes = (stats[field.name] as readonly string[] | undefined) ?? [];
  if (codes.length === 0) return [];
  const names = codes.flatMap((code, at) => {
    const name = abilityName(code, words.abbreviations);
    return [at === 0 ? '' : ', ', explanationOf(explained, code) ? linkTo(href, name) : name];
  });
  return [make('p', { class: 'specials' }, `${field.label}: `, ...names)];
}

function draw(part: CardPart, drawing: Drawing, nthBoxes: number): Drawn {
  const { stats, words } = drawing;
  switch (part.kind) {
    case 'figures':
      return [figures(part.fields, stats, words, part.size)];
    case 'boxes':
      return [boxes(part.field, stats[part.field.name], nthBoxes)];
    case 'scale':
      return part.unless !== undefined && stats[part.unless] === false ? [] : [scale(part.label, part.steps)];
    case 'table':
      return table(part.field, part.href, drawing);
    case 'words':
      return abilities(part, drawing);
    case 'weapons':
      return weapons(drawing);
  }
}

/** The figures of a unit or weapon, part by part. */
export function drawingOf(entry: CatalogUnit): Drawn {
  const drawing = { entry, stats: entry.stats ?? {}, words: valueWords(entry) };
  const { parts } = typeOf(entry);
  return parts.flatMap((part, at) => draw(part, drawing, parts.slice(0, at + 1).filter(({ kind }) => kind === 'boxes').length));
}
