/**
 * Pages of single units and weapons, made by the service on request out of a page of the site. The cards are drawn by the same code as
 * in the browser; `make-text.ts` takes the place of the DOM when this is bundled.
 */
import type { Language } from '@rangefinder/rules';
import type { CardField, CatalogWords } from '../model/cards.js';
import { scriptText } from '../model/structured-data.js';
import { type ShownFigure, shownFigures } from '../scripts/card-values.js';
import type { CatalogUnit } from '../scripts/catalog-api.js';
import { kindName, typeOf, useCatalogWords, valueWords } from '../scripts/catalog-words.js';
import { entryContents } from '../scripts/entry-contents.js';
import { unitName } from '../scripts/unit-words.js';
import { UI } from '../texts/ui.js';
import { escaped, speak, textOf } from './make-text.js';

/** What a page is made for. */
interface EntryPage {
  readonly language: Language;
  /** `/en/units/alpha-strike/atlas-as7-d/` */
  readonly path: string;
  /** Where players reach the site, without a slash at its end. */
  readonly origin: string;
  readonly entry: CatalogUnit;
  /** Others of the same family. */
  readonly variants: readonly CatalogUnit[];
  /** Title of its rule set, without what stands behind the comma. */
  readonly game: string;
}

/** Makes pages out of the built page of a card. Throws when it is not that page. */
type EntryTemplate = (page: EntryPage) => string;

const WORDS = /<script type="application\/json" data-catalog-words>([\s\S]*?)<\/script>/;
const PLACE = /<div data-unit[^>]*>[\s\S]*?<\/div>/;

function wordsIn(template: string): CatalogWords {
  const [, words] = WORDS.exec(template) ?? [];
  if (words === undefined || !PLACE.test(template)) throw new Error('this is not the page of a card');
  return JSON.parse(words) as CatalogWords;
}

/** The first figures of a card. */
function firstFigures(entry: CatalogUnit): readonly ShownFigure[] {
  const first = typeOf(entry).parts.find((part) => part.kind === 'figures');
  return (first?.fields ?? []).flatMap((field) => shownFigures(field, entry.stats?.[field.name], valueWords(entry)));
}

/** What it is and its first figures in a line, for whoever sees only a title and two lines. */
function described(entry: CatalogUnit, game: string): string {
  const figures = firstFigures(entry).map(({ short, value }) => `${short} ${value}`);
  return [game, kindName(entry.kind), costOf(entry), ...figures].filter(Boolean).join(' · ');
}

const costOf = (entry: CatalogUnit): string => (entry.cost === null ? '' : `${entry.cost} ${typeOf(entry).cost}`);

/** An entry in a few words and figures. */
interface EntrySummary {
  readonly name: string;
  readonly kind: string;
  readonly figures: readonly { readonly label: string; readonly text: string }[];
}

/** A word among figures is none: it stands with the kind. */
const isFigure = ({ value }: ShownFigure): boolean => /\d/.test(value);

/** Figures of a card: those in large type, boxes to tick, then the others. */
function figuresInOrder(entry: CatalogUnit): readonly ShownFigure[] {
  const { parts } = typeOf(entry);
  const shown = (fields: readonly CardField[]) =>
    fields.flatMap((field) => shownFigures(field, entry.stats?.[field.name], valueWords(entry))).filter(isFigure);
  const large = parts.flatMap((part) => (part.kind === 'figures' && part.size === 'large' ? shown(part.fields) : []));
  const boxes = parts.flatMap((part) => (part.kind === 'boxes' ? shown([part.field]) : []));
  const others = parts.flatMap((part) => (part.kind === 'figures' && part.size !== 'large' ? shown(part.fields) : []));
  return [...large, ...boxes, ...others];
}

/** Makes summaries with the words of the built page of a card. Throws when it is not that page. */
export function entrySummaries(template: string): (page: Pick<EntryPage, 'language' | 'entry'>) => EntrySummary {
  const words = wordsIn(template);
  return ({ language, entry }) => {
    speak(language);
    useCatalogWords(words);
    const counted = typeOf(entry).cost;
    const cost = entry.cost === null ? [] : [{ label: counted, text: String(entry.cost) }];
    const figures = figuresInOrder(entry).map(({ short, value }) => ({ label: short, text: value }));
    const texts = firstFigures(entry).flatMap((one) => (isFigure(one) ? [] : one.value));
    return { name: unitName(entry), kind: [kindName(entry.kind), ...texts].join(' · '), figures: [...cost, ...figures] };
  };
}

/** What the page is about, for search engines. */
function structured({ entry, origin, path, game, language }: EntryPage, description: string): string {
  const name = unitName(entry);
  const names = [entry.name, entry.nameRu ?? '', ...entry.aliases].filter((other) => other !== '' && other !== name);
  const page = {
    ...{ '@context': 'https://schema.org', '@type': 'WebPage', url: origin + path, name, description, inLanguage: language },
    about: { '@type': 'Thing', name, alternateName: [...new Set(names)], description: kindName(entry.kind) },
    isPartOf: { '@type': 'Game', name: game },
  };
  return `<script type="application/ld+json">${scriptText(page)}</script>`;
}

/** The parts of the head, and the heading, with what is put in their place. */
const replacements = (page: EntryPage, title: string, name: string, description: string): readonly (readonly [RegExp, string])[] => [
  [/<title>[\s\S]*?<\/title>/, `<title>${escaped(title)}</title>`],
  [/(<meta property="og:title" content=")[^"]*/, `$1${escaped(title)}`],
  [/(<meta property="og:description" content=")[^"]*/, `$1${escaped(description)}`],
  [/(<meta name="description" content=")[^"]*/, `$1${escaped(description)}`],
  [/(<h1 id="_top">)[\s\S]*?(?=<\/h1>)/, `$1${escaped(name)}`],
  [/(<nav class="crumbs"[^>]*><ol>)[\s\S]*?(?=<\/ol>)/, `$1${crumbs(page)}`],
  [/<meta name="robots"[^>]*>/, ''],
];

/** From where one came: the list of its sort, then that list narrowed to its rule set. */
function crumbs({ path, language, game }: EntryPage): string {
  const [, , sort = '', system = ''] = path.split('/');
  const list = `/${language}/${sort}/`;
  const narrowed = sort === 'units' ? `${list}?system=${system}` : `${list}#${system}`;
  const links = [
    [list, UI[sort === 'units' ? 'units' : 'weapons'][language]],
    [narrowed, game],
  ] as const;
  return links.map(([href, label]) => `<li><a href="${escaped(href)}">${escaped(label)}</a></li>`).join('');
}

/** `/en/units/view/` in all its forms becomes the address of the entry. */
const addressed = (html: string, path: string): string => {
  const rest = path.replace(/^\/\w+\//, '');
  return html
    .replaceAll(/\/(en|ru)\/units\/view\//g, (_, language: string) => `/${language}/${rest}`)
    .replaceAll(/\/share\/(en|ru)\/units\/view\.png/g, (_, language: string) => `/share/${language}/${rest.replace(/\/$/, '')}.png`);
};

/** Takes in a template. */
export function entryTemplate(template: string): EntryTemplate {
  const words = wordsIn(template);
  const bare = template.replace(WORDS, '');
  return (page) => {
    const { language, entry, game, path, variants } = page;
    speak(language);
    useCatalogWords(words);
    const name = unitName(entry);
    const description = described(entry, game);
    const body = textOf(...(entryContents(entry, variants) as unknown as readonly string[]));
    const head = addressed(bare, path)
      .replace('</head>', () => `${structured(page, description)}</head>`)
      .replace(PLACE, () => `<div data-unit data-served>${body}</div>`);
    return replacements(page, `${name} · ${game} | Rangefinder`, name, description).reduce(
      (html, [from, to]) => html.replace(from, to),
      head,
    );
  };
}
