/** Problems of a draft at their fields, in the terms of the form. */
import { capital, number } from '@rangefinder/rules';
import type { Field, Fields, Language, Path, WidgetProblem } from '../description.js';
import { countText, rangeText, sayIn } from '../texts.js';
import { labels } from './form.js';

/** A problem where the form shows it. `place` is the path of the field; empty for the whole draft. */
export interface ShownProblem {
  readonly place: string;
  /** The label of the field; empty for the whole draft. */
  readonly label: string;
  readonly text: string;
  /** Whether a value is only missing. */
  readonly missing: boolean;
}

/** Problems in the terms of the form. */
export const shownProblems = (problems: readonly WidgetProblem[], fields: Fields, language: Language): readonly ShownProblem[] =>
  problems.map((problem) => {
    const found = fieldAt(fields, problem.path === '' ? [] : problem.path.split('.'));
    return {
      place: found ? problem.path : '',
      label: found ? labels(whatIsMissing(problem, found, fields), language).label : problem.path,
      text: found ? textOf(problem, found, language) : problem.allowed,
      missing: problem.code === 'MISSING',
    };
  });

/** Where a catalog entry fills all figures of a group, the group is reported as missing: the user has to choose the entry. */
function whatIsMissing({ code, path }: WidgetProblem, field: Field, fields: Fields): Field {
  const around = fieldAt(fields, path.split('.').slice(0, -1));
  const isFilled = around?.kind === 'object' && Object.values(around.fields).some(({ kind }) => kind === 'catalog');
  return code === 'MISSING' && isFilled ? around : field;
}

/** The labels of a field and of the parts around it: `Attacker: Heat`, `Target 2: Dice`. */
export const wholeLabel = (fields: Fields, path: Path, language: Language): string =>
  path
    .flatMap((key, at) => {
      const field = fieldAt(fields, path.slice(0, at + 1).map(String));
      if (!field || field.kind === 'list') return [];
      return [typeof key === 'number' ? `${labels(field, language).label} ${key + 1}` : labels(field, language).label];
    })
    .join(': ');

/** The field at a path that contains list indices. */
function fieldAt(fields: Fields, [name, ...rest]: readonly string[]): Field | undefined {
  const field = name === undefined ? undefined : fields[name];
  return field && inField(field, rest);
}

function inField(field: Field, path: readonly string[]): Field | undefined {
  if (path.length === 0) return field;
  if (field.kind === 'object') return fieldAt(field.fields, path);
  return field.kind === 'list' ? inField(field.item, path.slice(1)) : undefined;
}

/** The field of a path in a draft. */
export const fieldIn = (fields: Fields, path: Path): Field | undefined => fieldAt(fields, path.map(String));

/** The fields of the group at a path; none if there is no such group. */
export function fieldsAt(fields: Fields, path: Path): Fields {
  const found = path.length === 0 ? undefined : fieldAt(fields, path.map(String));
  if (path.length === 0) return fields;
  return found?.kind === 'object' ? found.fields : {};
}

const OF_NUMBERS: readonly string[] = ['OUT_OF_RANGE', 'NOT_WHOLE', 'WRONG_TYPE'];
const OF_LISTS: readonly string[] = ['TOO_FEW', 'TOO_MANY'];

function textOf({ code, allowed }: WidgetProblem, field: Field, language: Language): string {
  const say = sayIn(language);
  if (code === 'MISSING' && field.optional !== true) return say('needed');
  if ((field.kind === 'int' || field.kind === 'number') && OF_NUMBERS.includes(code))
    return rangeText(number(field.min, language), number(field.max, language), field.kind === 'int', language);
  if ((field.kind === 'choice' || field.kind === 'id') && code === 'UNKNOWN_VALUE') return say('chooseOne');
  if (field.kind === 'list' && OF_LISTS.includes(code)) return countText(field.min, field.max, language);
  const [, reason] = code === 'CONFLICT' ? (/^[^:(]*(?:: |\()(.+?)\)?$/s.exec(allowed) ?? []) : [];
  return reason === undefined ? `${say('allowed')}: ${allowed}` : capital(reason);
}
