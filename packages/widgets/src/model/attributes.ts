/** Reads a draft from attributes: `skill="4" target-moved="JUMPED" damage="3,3,2"`, or JSON in `preset`. */
import { kebab } from '@rangefinder/rules';
import type { Draft, Field, Fields } from '../description.js';
import { isScalar, readScalar } from './scalars.js';

/** Reserved attributes: those of the element itself and HTML's global ones. */
const TAKEN: ReadonlySet<string> = new Set(
  'api site lang theme preset show accesskey autofocus class contenteditable dir draggable hidden id inert is nonce part popover role slot spellcheck style tabindex title translate'.split(
    ' ',
  ),
);

/**
 * The attribute of a field: its name in kebab case, with the prefix `field-` where HTML uses the name.
 * @example attributeOf('targetMoved') // target-moved
 * @example attributeOf('hidden') // field-hidden
 */
export const attributeOf = (field: string): string => (TAKEN.has(kebab(field)) ? `field-${kebab(field)}` : kebab(field));

/** Returns the value of an attribute; null without the attribute. */
export type ReadAttribute = (name: string) => string | null;

/** The draft, or the attribute that cannot be parsed. The draft is undefined when no attribute belongs to it. */
export type FromAttributes = { readonly ok: true; readonly draft: Draft | undefined } | { readonly ok: false; readonly attribute: string };

/** Reads the draft of an element: `preset`, overridden by single attributes. */
export function draftFromAttributes(fields: Fields, read: ReadAttribute): FromAttributes {
  const preset = presetOf(read('preset'));
  if (preset === null) return { ok: false, attribute: 'preset' };
  const single = Object.entries(fields).flatMap(([name, field]) => {
    const text = read(attributeOf(name));
    return text === null ? [] : [[name, valueIn(field, text, name)]];
  });
  if (single.length === 0) return { ok: true, draft: preset };
  return { ok: true, draft: { ...preset, ...Object.fromEntries(single) } };
}

/** Undefined without the attribute; null when it is not a JSON object. */
function presetOf(text: string | null): Draft | undefined | null {
  if (text === null) return undefined;
  const value = json(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Draft) : null;
}

function valueIn(field: Field, text: string, name: string): unknown {
  // As in HTML, an attribute without a value means true.
  if (field.kind === 'boolean') return text === '' || text === kebab(name) ? true : readScalar(field, text);
  if (isScalar(field)) return readScalar(field, text.trim());
  if (field.kind === 'list' && isScalar(field.item) && !text.trimStart().startsWith('[')) return itemsOf(field.item, text);
  return json(text) ?? text;
}

const itemsOf = (item: Field, text: string): readonly unknown[] =>
  text.trim() === '' ? [] : text.split(',').map((part) => readScalar(item, part.trim()));

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
