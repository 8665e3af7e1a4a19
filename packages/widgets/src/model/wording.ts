/** Texts of values: choices, ids, booleans. */
import { capital, diceIn } from '@rangefinder/rules';
import type { Description, Field, Language, Text } from '../description.js';

/** An option of a choice. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** Path of its drawing in a box of 24 by 24. */
  readonly drawing?: string | undefined;
}

/** The name of a built-in entry; its id with spaces if no name is known. */
export const nameOfId = (id: string, names: Description['names'], language: Language): string =>
  names[id]?.[language] ?? capital(id.replaceAll('-', ' '));

/** A text in the language of the user: a card `Ls` is `Лс` in Russian, dice `2D6` are `2Д6`. */
export const writtenIn = (field: Extract<Field, { kind: 'text' }>, text: string, language: Language): string =>
  field.written?.[text]?.[language] ?? (field.dice ? diceIn(language, text) : text);

/** The options of a field. */
export function choicesOf(
  field: Extract<Field, { kind: 'choice' | 'id' }>,
  names: Description['names'],
  language: Language,
): readonly Option[] {
  if (field.kind === 'id')
    return field.of.map((id) => ({ value: id, label: field.names?.[id]?.[language] ?? nameOfId(id, names, language) }));
  const { values, drawings } = field.type;
  return Object.entries(values).map(([value, text]) => ({ value, label: capital(text[language]), drawing: drawings?.[value] }));
}

const YES: Text = { en: 'Yes', ru: 'Да' };
const NO: Text = { en: 'No', ru: 'Нет' };

/** `true` → `Yes` */
export const yesNo = (value: boolean, language: Language): string => (value ? YES : NO)[language];

/** The two options of a required boolean. */
export const yesOrNo = (language: Language): readonly Option[] =>
  [true, false].map((value) => ({ value: String(value), label: yesNo(value, language) }));
