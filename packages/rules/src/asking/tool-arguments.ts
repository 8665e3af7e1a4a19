/** Arguments of tools for language models, defined as fields and checked like the arguments of calculators. */
import { checkFields } from '../calculator/check.js';
import type { Checked, Field, Fields } from '../calculator/fields.js';
import { isObject } from '../calculator/flat.js';
import { fromJson, readTexts } from '../calculator/flat-reader.js';
import { choicesAllowed, type Problem } from '../calculator/problems.js';
import { LANGUAGES, type Language, languageOf, type Text } from '../text/language.js';

type Values = Readonly<Record<string, unknown>>;

/** The arguments of a tool besides `lang`, which every tool has. */
export interface ToolInput<F extends Fields = Fields> {
  readonly fields: F;
  /** The tool also takes `arguments`: those of a calculator, which that calculator checks. */
  readonly draft?: Text;
}

/** Read arguments, with all problems. */
export interface ToolArguments<F extends Fields = Fields> {
  /** Undefined if there are problems. */
  readonly values: Checked<F> | undefined;
  readonly draft: Values;
  readonly language: Language | undefined;
  readonly problems: readonly Problem[];
}

const OBJECT: Text = {
  en: 'an object with the arguments that `describe` lists',
  ru: 'объект с аргументами, которые перечисляет `describe`',
};
const OTHER: Field = { kind: 'text', label: { en: 'Language', ru: 'Язык' }, maxLength: 100, optional: true };

/**
 * Reads the arguments of a tool. Numbers, booleans, lists and objects may also be text.
 * @example readToolArguments({ fields: { first: { kind: 'int', … } } }, { first: '5' }).values // { first: 5 }
 */
export function readToolArguments<F extends Fields>({ fields, draft: takes }: ToolInput<F>, given: Values): ToolArguments<F> {
  const { lang, arguments: draft, ...others } = given;
  const named: Fields = { ...fields, ...(takes && { arguments: OTHER }), lang: OTHER };
  const texts = readTexts(fields, takes || draft === undefined ? others : { ...others, arguments: draft });
  const checked = checkFields(named, texts);
  const language = lang === undefined || lang === null ? undefined : languageOf(lang);
  const read = fromJson(draft ?? {});
  const problems: readonly Problem[] = [
    ...(checked.ok ? [] : checked.problems),
    ...(takes && !isObject(read) ? [{ code: 'WRONG_TYPE' as const, path: ['arguments'], given: draft, allowed: OBJECT }] : []),
    ...(language === undefined && lang !== undefined && lang !== null ? [unknownLanguage(lang)] : []),
  ];
  const values = checked.ok && problems.length === 0 ? ownOf(fields, checked.value) : undefined;
  return { values, draft: isObject(read) ? read : {}, language, problems };
}

const ownOf = <F extends Fields>(fields: F, values: Values): Checked<F> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]])) as Checked<F>;

/** The problem of a language that is not supported. */
export const unknownLanguage = (lang: unknown): Problem => ({
  code: 'UNKNOWN_VALUE',
  path: ['lang'],
  given: lang,
  ...choicesAllowed(LANGUAGES),
});

/** The JSON Schema of the arguments of a tool. Descriptions are in English. */
export function toolSchema({ fields, draft }: ToolInput): {
  readonly type: 'object';
  readonly properties: Record<string, object>;
  readonly required: string[];
  readonly additionalProperties: false;
} {
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...typeOf(field), description: field.label.en }])),
      ...(draft && { arguments: { type: 'object', description: draft.en } }),
      lang: { type: 'string', enum: LANGUAGES },
    },
    required: Object.keys(fields).filter((name) => !fields[name]?.optional),
    additionalProperties: false,
  };
}

function typeOf(field: Field): object {
  if (field.kind === 'int') return { type: 'integer', minimum: field.min, maximum: field.max };
  if (field.kind === 'list') return { type: 'array', items: typeOf(field.item), minItems: field.min, maxItems: field.max };
  return { type: field.kind === 'boolean' ? 'boolean' : 'string' };
}
