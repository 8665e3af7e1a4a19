/** What the page of a unit or weapon holds: its card, what it can be tried in, abilities one by one, variants, who fields it. */

import type { CardPart } from '../model/cards.js';
import { CATALOG } from '../texts/catalog.js';
import { abilityName, explanationOf } from './card-values.js';
import type { CatalogUnit, Fielded } from './catalog-api.js';
import { typeOf, valueWords } from './catalog-words.js';
import { make, say } from './dom.js';
import { trialAddress } from './trials.js';
import { unitCard } from './unit-card.js';
import { unitName, unitPage } from './unit-words.js';

type Part = HTMLElement | null;

/** The calculators that an entry can be tried in. */
function tries(entry: CatalogUnit): readonly HTMLElement[] {
  return typeOf(entry).trials.flatMap((trial) => {
    const address = trialAddress(trial, entry);
    return address === undefined ? [] : [make('a', { class: 'button', href: address }, trial.label)];
  });
}

/** What the rulebook says of an ability. */
function abilityRow(code: string, { href, explained }: Extract<CardPart, { kind: 'words' }>, entry: CatalogUnit): readonly Part[] {
  const said = explanationOf(explained, code);
  if (!said) return [];
  const name = abilityName(code, valueWords(entry).abbreviations);
  return [make('dt', {}, name), make('dd', {}, make('a', { href }, said.name), `: ${said.effect}`)];
}

/** One by one what its abilities do; those that the rules leave out in one line. */
function abilities(entry: CatalogUnit): readonly Part[] {
  return typeOf(entry).parts.flatMap((part) => {
    const codes = part.kind === 'words' ? ((entry.stats?.[part.field.name] as readonly string[] | undefined) ?? []) : [];
    if (part.kind !== 'words' || codes.length === 0) return [];
    const { abbreviations } = valueWords(entry);
    const rows = codes.flatMap((code) => abilityRow(code, part, entry));
    const rest = codes.filter((code) => !explanationOf(part.explained, code)).map((code) => abilityName(code, abbreviations));
    return [
      make(
        'section',
        { class: 'entry-part' },
        make('h2', { id: part.field.name }, part.field.label),
        rows.length > 0 ? make('dl', { class: 'abilities' }, ...rows) : null,
        rest.length > 0 ? make('p', { class: 'unused' }, `${say(CATALOG.notInRules)} ${rest.join(', ')}`) : null,
      ),
    ];
  });
}

const variantItem = (unit: CatalogUnit): HTMLElement =>
  make('li', {}, make('a', { href: unitPage(unit.id) }, unitName(unit)), unit.cost === null ? '' : ` ${unit.cost} ${typeOf(unit).cost}`);

function family(variants: readonly CatalogUnit[]): Part {
  if (variants.length === 0) return null;
  return make(
    'section',
    { class: 'entry-part' },
    make('h2', { id: 'variants' }, say(CATALOG.variants)),
    make('ul', { class: 'variants' }, ...variants.map(variantItem)),
  );
}

const named = ({ name, nameRu }: { readonly name: string; readonly nameRu: string }): string => say({ en: name, ru: nameRu });

const fieldedRow = ({ era, factions }: Fielded): HTMLElement =>
  make('div', {}, make('dt', {}, named(era)), make('dd', {}, factions.map(named).join(', ')));

function fielded({ availability }: CatalogUnit): Part {
  if (!availability || availability.length === 0) return null;
  const rows = make('dl', { class: 'fielded' }, ...availability.map(fieldedRow));
  return make('section', { class: 'entry-part' }, make('h2', { id: 'fielded-by' }, say(CATALOG.fieldedBy)), rows);
}

function sourceLink({ sourcePage, source }: CatalogUnit): Part {
  if (!sourcePage || !source) return null;
  return make(
    'p',
    {},
    make('a', { href: sourcePage, rel: 'noopener' }, `${say(CATALOG.seeAt)} ${say({ en: source.name, ru: source.nameRu })}`),
  );
}

/** From top to bottom. */
export const entryContents = (entry: CatalogUnit, variants: readonly CatalogUnit[]): readonly Part[] => [
  unitCard(entry),
  make('p', { class: 'actions', 'data-unit-actions': true }, ...tries(entry)),
  make('p', { role: 'status', 'data-unit-status': true }),
  ...abilities(entry),
  family(variants),
  fielded(entry),
  sourceLink(entry),
];
