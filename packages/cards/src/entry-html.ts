/** The page of an entry: its card, calculators to try it in, abilities, variants, availability. */
import { cardHtml } from './card-html.js';
import { cardView, sourceLink } from './card-view.js';
import type { CardPart } from './card-words.js';
import { type CardContext, typeOf, valueWords } from './context.js';
import type { Availability, CardEntry, EntryPage } from './entry.js';
import { type Child, element, fragment, type Markup } from './markup.js';
import { entryName, unitPath } from './names.js';
import { TEXTS } from './texts.js';
import { trialAddress } from './trials.js';
import { abilityName, explanationOf } from './values.js';

const trialLinks = (entry: CardEntry, context: CardContext): readonly Markup[] =>
  typeOf(entry, context).trials.flatMap((trial, at) => {
    const href = trialAddress(trial, entry);
    return href === undefined ? [] : [element('a', { class: at === 0 ? 'button button-main' : 'button', href }, trial.label)];
  });

const section = (id: string, title: string, ...children: readonly Child[]): Markup =>
  element('section', { class: 'entry-part' }, element('h2', { id }, title), ...children);

type Words = Extract<CardPart, { kind: 'words' }>;

/** An ability and its explanation in the rulebook; nothing where the rulebook has none. */
function abilityRow(code: string, { href, explained }: Words, entry: CardEntry, context: CardContext): readonly Markup[] {
  const explanation = explanationOf(explained, code);
  if (!explanation) return [];
  const name = abilityName(code, valueWords(entry, context).abbreviations);
  return [element('dt', {}, name), element('dd', {}, element('a', { href }, explanation.name), `: ${explanation.effect}`)];
}

/** Explanations of the abilities, then those that the rules omit, in one line. */
function abilitiesSection(part: Words, entry: CardEntry, context: CardContext): readonly Markup[] {
  const codes = entry.abilities ?? [];
  if (codes.length === 0) return [];
  const { abbreviations } = valueWords(entry, context);
  const rows = codes.flatMap((code) => abilityRow(code, part, entry, context));
  const rest = codes.filter((code) => !explanationOf(part.explained, code)).map((code) => abilityName(code, abbreviations));
  return [
    section(
      part.field.name,
      part.field.label,
      rows.length > 0 && element('dl', { class: 'abilities' }, ...rows),
      rest.length > 0 && element('p', { class: 'unused' }, `${TEXTS.notInRules[context.language]} ${rest.join(', ')}`),
    ),
  ];
}

const abilities = (entry: CardEntry, context: CardContext): readonly Markup[] =>
  typeOf(entry, context).parts.flatMap((part) => (part.kind === 'words' ? abilitiesSection(part, entry, context) : []));

function variantItem(unit: CardEntry, context: CardContext): Markup {
  const link = element('a', { href: unitPath(unit.id, context.language) }, entryName(unit, context.language));
  return element('li', {}, link, unit.cost !== null && ` ${unit.cost} ${typeOf(unit, context).cost}`);
}

const variantsSection = (variants: readonly CardEntry[], context: CardContext): Child =>
  variants.length > 0 &&
  section(
    'variants',
    TEXTS.variants[context.language],
    element('ul', { class: 'variants' }, ...variants.map((unit) => variantItem(unit, context))),
  );

function availabilitySection(availability: readonly Availability[], { language }: CardContext): Child {
  if (availability.length === 0) return null;
  const rows = availability.map(({ era, factions }) =>
    element(
      'div',
      {},
      element('dt', {}, entryName(era, language)),
      element('dd', {}, factions.map((faction) => entryName(faction, language)).join(', ')),
    ),
  );
  return section('fielded-by', TEXTS.fieldedBy[language], element('dl', { class: 'fielded' }, ...rows));
}

function sourceLine(entry: CardEntry, context: CardContext): Child {
  const link = sourceLink(entry, context);
  return link && element('p', {}, element('a', { href: link.href, rel: 'noopener' }, link.text));
}

/** The card of an entry as HTML. */
export const entryCardHtml = (entry: CardEntry, context: CardContext): string => cardHtml(cardView(entry, context)).text;

/**
 * The contents of an entry's page as HTML, from top to bottom. Scripts of the page add buttons to `[data-unit-actions]` and messages
 * to `[data-unit-status]`.
 */
export const entryPageHtml = ({ entry, variants, availability = [] }: EntryPage, context: CardContext): string =>
  fragment(
    cardHtml(cardView(entry, context)),
    element(
      'div',
      { class: 'unit-about' },
      element('p', { class: 'actions', 'data-unit-actions': true }, ...trialLinks(entry, context)),
      element('p', { role: 'status', 'data-unit-status': true }),
      ...abilities(entry, context),
      variantsSection(variants, context),
      availabilitySection(availability, context),
      sourceLine(entry, context),
    ),
  ).text;
