/** An entry of the catalog in one line, in the terms of a question. */
import type { Description, Fields, Language } from '../description.js';
import type { Entry } from '../lookup.js';
import { filled } from '../model/fill.js';
import type { CardLine } from '../model/lines.js';

/** The fields next to the first one that takes an entry, at any depth. */
function aroundEntry(fields: Fields): Fields | undefined {
  const all = Object.values(fields);
  if (all.some(({ kind }) => kind === 'catalog')) return fields;
  for (const field of all) {
    const found = field.kind === 'object' ? aroundEntry(field.fields) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** The cost of an entry and the figures that the question takes, in one line. */
export function entryLine(
  { input, fillers, names }: Pick<Description, 'input' | 'fillers' | 'names'>,
  entry: Entry,
  language: Language,
  cardLine: CardLine,
): string {
  const fields = aroundEntry(input) ?? {};
  const { cost: unit } = fillers[String(entry.stats.__typename)] ?? {};
  const figures = filled({ fields, held: {}, into: '' }, entry, fillers);
  const known = Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(figures, name)));
  const cost = entry.cost === null || !unit ? '' : `${entry.cost}\u00A0${unit[language]}`;
  return [cost, cardLine(known, {}, figures, { language, names })].filter(Boolean).join(' · ');
}
