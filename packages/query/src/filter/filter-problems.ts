/** Problems of a filter that need no database. */
import { choicesAllowed, type Path, type Problem } from '@rangefinder/rules';
import { erasNamed } from '../availability/eras-and-factions.js';
import { ERAS_AND_FACTIONS } from '../availability/listed.js';
import { SYSTEMS, UNIT_KINDS } from '../units/shape.js';
import { type OneOrMore, type UnitFilter, valuesOf } from './unit-filter.js';

/** Maximum length of each list in a filter. */
export const MAX_CONDITIONS = 20;
const MAX_TEXT_CHARACTERS = 500;

/** The problems of a filter: `TOO_MANY`, `TOO_LONG`, `UNKNOWN_VALUE`. */
export function filterProblems(filter: UnitFilter): readonly Problem[] {
  return [...listProblems(filter), ...textProblems(filter), ...choiceProblems(filter)];
}

const LISTS = ['specials', 'withoutSpecials', 'figures', 'abilityFigures', 'comparisons', 'patterns', 'anyOf', 'noneOf', 'names'] as const;

function listProblems(filter: UnitFilter): readonly Problem[] {
  const lists: readonly (readonly [Path, readonly unknown[]])[] = [
    ...LISTS.map((name) => [[name], filter[name] ?? []] as const),
    ...(filter.figures ?? []).map(({ anyOf }, index) => [['figures', index, 'anyOf'], anyOf ?? []] as const),
    ...(['system', 'kind', 'faction', 'era', 'source'] as const).map((name) => [[name], valuesOf(filter[name])] as const),
    ...Object.entries(filter.texts ?? {}).map(([name, given]) => [[name], valuesOf(given)] as const),
  ];
  return lists
    .filter(([, list]) => list.length > MAX_CONDITIONS)
    .map(([path, list]) => ({ code: 'TOO_MANY', path: ['filter', ...path], given: list.length, allowed: AT_MOST }));
}

function textProblems({ text, system, kind, faction, era, source, specials, withoutSpecials, texts }: UnitFilter): readonly Problem[] {
  const named = { text, system, kind, faction, era, source, specials, withoutSpecials };
  const given: Readonly<Record<string, OneOrMore | undefined>> = { ...named, ...texts };
  return Object.entries(given).flatMap(([name, values]) =>
    valuesOf(values)
      .filter((value) => value.length > MAX_TEXT_CHARACTERS)
      .map((value) => ({ code: 'TOO_LONG' as const, path: ['filter', name], given: value, allowed: SHORTER })),
  );
}

/** Fields with a closed list of values. */
export const CHOICES = {
  system: { values: SYSTEMS, isOne: (value: string) => SYSTEMS.includes(value) },
  kind: { values: UNIT_KINDS, isOne: (value: string) => UNIT_KINDS.includes(value) },
  era: {
    values: ERAS_AND_FACTIONS.flatMap(({ eras }) => eras.map(({ id }) => id)),
    isOne: (value: string) => ERAS_AND_FACTIONS.some((each) => erasNamed(each, value).length > 0),
  },
} as const;

const choiceProblems = (filter: UnitFilter): readonly Problem[] =>
  (['system', 'kind', 'era'] as const).flatMap((name) =>
    valuesOf(filter[name])
      .filter((value) => value.length <= MAX_TEXT_CHARACTERS && !CHOICES[name].isOne(value))
      .map((given) => ({ code: 'UNKNOWN_VALUE', path: ['filter', name], given, ...choicesAllowed(CHOICES[name].values) })),
  );

const AT_MOST = { en: `at most ${MAX_CONDITIONS} conditions`, ru: `не больше ${MAX_CONDITIONS} условий` };
const SHORTER = { en: `at most ${MAX_TEXT_CHARACTERS} characters`, ru: `не больше ${MAX_TEXT_CHARACTERS} символов` };
