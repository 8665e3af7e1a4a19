/** The draft that an element starts with. */
import type { Description } from './description.js';
import { draftFromAttributes } from './model/attributes.js';
import { withObjects } from './model/values.js';
import type { WidgetState } from './state.js';
import { badAttribute } from './texts.js';

/**
 * The draft that the element has, else the one in its attributes, else the first example. Returns a notice if an attribute cannot
 * be parsed.
 */
export function draftAtStart(
  element: Element,
  { input, examples: [example] }: Description,
  { language, isExample, draft }: WidgetState,
  isDraftChanged: boolean,
): Partial<WidgetState> {
  // Names in an example are in one language: after a change of language it is read again.
  const held = isExample || isDraftChanged ? undefined : draft;
  const read = held ? { ok: true as const, draft: held } : draftFromAttributes(input, (name) => element.getAttribute(name));
  if (!read.ok) return { notice: badAttribute(read.attribute, language) };
  const given = read.draft ?? example?.drafts?.[language] ?? example?.draft ?? {};
  return { notice: undefined, draft: withObjects(input, given), isExample: read.draft === undefined };
}
