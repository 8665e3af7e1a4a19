/**
 * Validates drafts, the input from outside. Rules code relies on checked values and does not validate again. All problems of a
 * draft are reported together. Never throws, for any input.
 */

import { same, type Text } from '../text/language.js';
import { choiceMeantBy, choiceNamed, idNamed } from './choice-named.js';
import type {
  ChoiceField,
  Field,
  Fields,
  FigureField,
  IdField,
  IntField,
  ListField,
  NumberField,
  ObjectField,
  TextField,
} from './fields.js';
import { wordsOf } from './fields.js';
import { fromJson, isPathName, withoutPaths } from './flat-reader.js';
import { fieldMeantBy } from './meant-field.js';
import { choicesAllowed, countAllowed, type Path, type Problem, type ProblemCode, rangeAllowed } from './problems.js';

/** A checked value, or all problems of the draft. */
export type CheckResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] };

/** What a field allows: in words, and as the names of a choice. */
export type Allowed = Pick<Problem, 'allowed' | 'choices' | 'meant'>;
type Report = (code: ProblemCode, path: Path, given: unknown, allowed: Allowed) => undefined;

/** Exhaustiveness check over the kinds of input fields: a missing kind does not compile. */
export function noInput({ kind }: FigureField): never {
  throw new Error(`${kind} is a kind of figure, not of input`);
}

const LIST: Text = { en: 'a list', ru: 'список' };
const BOOLEAN: Text = { en: 'true or false', ru: 'true или false' };

/** Maximum number of reported problems of a draft. More would be slow to produce and useless to read. */
export const MAX_PROBLEMS = 50;
/** No id of the catalog is longer. */
export const MAX_ID_CHARACTERS = 200;

/** Checks a draft against the fields of a calculator or of an input object. */
export function checkFields(fields: Fields, draft: unknown): CheckResult<Record<string, unknown>> {
  const problems: Problem[] = [];
  const report: Report = (code, path, given, allowed) => {
    if (problems.length < MAX_PROBLEMS) problems.push({ code, path, given, ...allowed });
    return undefined;
  };
  const value = checkObject(fields, draft, [], report);
  return value === undefined || problems.length > 0 ? { ok: false, problems } : { ok: true, value };
}

function checkObject(fields: Fields, object: unknown, path: Path, report: Report): Record<string, unknown> | undefined {
  const draft = fromJson(object);
  if (typeof draft !== 'object' || draft === null || Array.isArray(draft))
    return report('WRONG_TYPE', path, draft, { allowed: objectAllowed(fields, draft) });
  const unknown = unknownIn(fields, draft as Draft);
  const hasPaths = unknown.some(isPathName);
  const given = hasPaths ? withoutPaths(fields, draft as Draft) : (draft as Draft);
  for (const name of (hasPaths ? unknownIn(fields, given) : unknown).slice(0, MAX_PROBLEMS))
    report('UNKNOWN_FIELD', [...path, name], given[name], { ...choicesAllowed(Object.keys(fields)), meant: fieldMeantBy(name, fields) });
  const value: Record<string, unknown> = { ...emptyOf(fields) };
  for (const name in fields)
    value[name] = checkPresence(fields[name] as Field, Object.hasOwn(given, name) ? given[name] : undefined, path, name, report);
  return value;
}

type Draft = Readonly<Record<string, unknown>>;

const empties = new WeakMap<Fields, object>();

/**
 * An object with a null for each field. Checked objects are copies of it, since V8 stores objects that gain more than a dozen
 * properties one by one as hash tables, whose properties and copies are several times slower.
 */
function emptyOf(fields: Fields): object {
  const known = empties.get(fields);
  if (known) return known;
  const made: object = JSON.parse(JSON.stringify(Object.fromEntries(Object.keys(fields).map((name) => [name, null]))));
  empties.set(fields, made);
  return made;
}

const unknownIn = (fields: Fields, given: Draft): readonly string[] => Object.keys(given).filter((name) => !Object.hasOwn(fields, name));

function checkPresence(field: Field, given: unknown, path: Path, name: string | number, report: Report): unknown {
  if (given !== undefined && given !== null) return checkValue(field, given, path, name, report);
  if ('default' in field && field.default !== undefined) return field.default;
  return field.optional ? undefined : report('MISSING', [...path, name], given, allowedBy(field));
}

function checkValue(field: Field, given: unknown, path: Path, name: string | number, report: Report): unknown {
  switch (field.kind) {
    case 'int':
    case 'number':
      return checkNumber(field, given, path, name, report);
    case 'boolean':
      return typeof given === 'boolean' ? given : report('WRONG_TYPE', [...path, name], given, { allowed: BOOLEAN });
    case 'choice':
      return typeof given === 'string' && Object.hasOwn(field.type.values, given)
        ? given
        : (choiceNamed(field, given) ??
            report('UNKNOWN_VALUE', [...path, name], given, { ...allowedBy(field), meant: choiceMeantBy(field, given) }));
    case 'id':
      return checkId(field, given, [...path, name], report);
    case 'text':
      return checkText(field, given, [...path, name], report);
    case 'catalog':
      return typeof given === 'string' && given.length <= MAX_ID_CHARACTERS
        ? given
        : report('WRONG_TYPE', [...path, name], given, allowedBy(field));
    case 'list':
      return checkList(field, given, [...path, name], report);
    case 'object':
      return checkObject((field as ObjectField).fields, given, [...path, name], report);
    default:
      return noInput(field);
  }
}

function checkNumber(field: IntField | NumberField, given: unknown, path: Path, name: string | number, report: Report): unknown {
  if (field.kind === 'int' && field.words && typeof given === 'string' && Object.hasOwn(field.words, given)) return given;
  if (typeof given !== 'number' || Number.isNaN(given)) return report('WRONG_TYPE', [...path, name], given, allowedBy(field));
  if (given < field.min || given > field.max) return report('OUT_OF_RANGE', [...path, name], given, allowedBy(field));
  if (field.kind === 'int' && !Number.isInteger(given)) return report('NOT_WHOLE', [...path, name], given, allowedBy(field));
  return given === 0 ? 0 : given;
}

function checkId(field: IdField, given: unknown, path: Path, report: Report): unknown {
  const id = typeof given === 'string' && field.prefix && given.startsWith(field.prefix) ? given.slice(field.prefix.length) : given;
  return field.of.includes(id as string) ? id : (idNamed(field, id) ?? report('UNKNOWN_VALUE', path, given, allowedBy(field)));
}

function checkText(field: TextField, text: unknown, path: Path, report: Report): unknown {
  const given = field.orNumber && typeof text === 'number' ? String(text) : text;
  if (typeof given !== 'string') return report('WRONG_TYPE', path, given, allowedBy(field));
  if (given.length > field.maxLength) return report('TOO_LONG', path, given, { allowed: lengthAllowed(field) });
  return field.pattern && !field.pattern.test(given) ? report('BAD_FORMAT', path, given, allowedBy(field)) : given;
}

function checkList(field: ListField, list: unknown, path: Path, report: Report): unknown {
  const given = fromJson(list);
  if (!Array.isArray(given)) return report('WRONG_TYPE', path, given, { allowed: LIST });
  if (given.length > field.max) return report('TOO_MANY', path, given, { allowed: countAllowed(field.min, field.max) });
  if (given.length < field.min) return report('TOO_FEW', path, given, { allowed: countAllowed(field.min, field.max) });
  // A hole in the list is a missing item.
  const items = Array.from(given, (item, index) => checkPresence(field.item, item, path, index, report));
  return field.isSet ? checkSet(items, path, report) : items;
}

const ONCE: Text = { en: 'each entry once', ru: 'каждая запись один раз' };

function checkSet(items: readonly unknown[], path: Path, report: Report): unknown {
  items.forEach((item, index) => {
    if (item !== undefined && items.indexOf(item) < index) report('CONFLICT', [...path, index], item, { allowed: ONCE });
  });
  return items;
}

/** The allowed members of an object, in words; for a given text, the object with the text as the id of an entry. */
function objectAllowed(fields: Fields, given?: unknown): Text {
  const entry = Object.keys(fields).find((name) => fields[name]?.kind === 'catalog');
  if (entry && typeof given === 'string' && given.length <= MAX_ID_CHARACTERS) return same(JSON.stringify({ [entry]: given }));
  const names = Object.keys(fields).join(', ');
  return { en: `an object with ${names}`, ru: `объект с полями ${names}` };
}

const listAllowed = ({ en, ru }: Text): Text => ({ en: `a list of ${en} entries`, ru: `список, записей ${ru}` });

function numberAllowed(field: IntField | NumberField): Text {
  const range = rangeAllowed(field.min, field.max, field.kind === 'int');
  const words = field.kind === 'int' ? Object.keys(field.words ?? {}) : [];
  return words.length === 0 ? range : { en: `${range.en}, ${words.join(', ')}`, ru: `${range.ru}, ${words.join(', ')}` };
}

/** The `allowed` and `choices` members of a problem with this field. */
export function allowedBy(field: Field): Allowed {
  if (field.kind === 'choice') return choicesAllowed(wordsOf(field.type));
  return field.kind === 'id' ? choicesAllowed(field.of) : { allowed: allowedText(field) };
}

/** The length of a text, behind its format: “duke of suns” is no card. */
const lengthAllowed = ({ maxLength, allowed }: TextField): Text => ({
  en: allowed ? `${allowed.en}; at most ${maxLength} characters` : `text of at most ${maxLength} characters`,
  ru: allowed ? `${allowed.ru}; не длиннее ${maxLength} знаков` : `текст не длиннее ${maxLength} знаков`,
});

function allowedText(field: Exclude<Field, ChoiceField | IdField>): Text {
  switch (field.kind) {
    case 'int':
    case 'number':
      return numberAllowed(field);
    case 'boolean':
      return BOOLEAN;
    case 'text':
      return field.allowed ?? lengthAllowed(field);
    case 'catalog':
      return {
        en: `the id of a ${field.of} in the catalog`,
        ru: field.of === 'unit' ? 'код боевой единицы из каталога' : 'код оружия из каталога',
      };
    case 'list':
      return listAllowed(countAllowed(field.min, field.max));
    case 'object':
      return objectAllowed(field.fields);
    default:
      return noInput(field);
  }
}
