/** Conditions that cannot be evaluated because the units at hand lack a field. */
import type { Text } from '@rangefinder/rules';
import type { UnitFilter } from '../filter/unit-filter.js';
import { type FieldKind, fieldTitle, queryLanguage } from '../language/fields.js';
import { SHAPE } from '../units/shape.js';
import type { PrintedUnit } from './read-unit.js';

/** The field of a printed unit that a condition reads, where not every printed unit has it, and the field of the query language. */
const READ_FIELDS: { readonly [C in keyof UnitFilter]?: readonly [unitField: string, queryField: FieldKind] } = {
  faction: ['availability', 'faction'],
  era: ['availability', 'era'],
  availability: ['availability', 'availability'],
  specials: ['abilities', 'special'],
  withoutSpecials: ['abilities', 'special'],
  abilityFigures: ['abilities', 'special'],
  isBase: ['isBase', 'is'],
  sourceKeys: ['sourceId', 'key'],
  inPlay: ['inPlay', 'play'],
};

/**
 * Names of the query fields, at any depth of a filter, whose value some unit lacks. A value of null is there.
 * @example unsupportedConditions({ era: 'jihad' }, [{ id: 'alpha-strike/atlas-as7-d', name: 'Atlas AS7-D' }]) // [{ en: 'era', ru: 'эпоха' }]
 */
export function unsupportedConditions(filter: UnitFilter, units: readonly PrintedUnit[]): readonly Text[] {
  const { fields } = queryLanguage(SHAPE);
  const kinds = conditionsIn(filter).flatMap((condition) => {
    const [unitField = '', queryField] = READ_FIELDS[condition] ?? [];
    return queryField !== undefined && units.some((unit) => unit[unitField] === undefined) ? [queryField] : [];
  });
  return fields.filter(({ kind }) => kinds.includes(kind)).map(fieldTitle);
}

const conditionsIn = (filter: UnitFilter): readonly (keyof UnitFilter)[] => [
  ...(Object.keys(filter) as (keyof UnitFilter)[]),
  ...[...(filter.anyOf ?? []).flat(), ...(filter.noneOf ?? [])].flatMap(conditionsIn),
];
