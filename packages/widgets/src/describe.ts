/** Descriptions of calculators, made from the rules. For builds; the browser loads the descriptions that the build has written. */
import {
  type AnyCalculator,
  type AnyEntryType,
  armors,
  draftIn,
  type Example,
  type Field,
  type Fields,
  LANGUAGES,
  movingFire,
  questionName,
  systems,
  type Text,
  weapons,
} from '@rangefinder/rules';
import type { Description } from './description.js';
import { elementName } from './names.js';

export { kebab, systems } from '@rangefinder/rules';
export type { Description } from './description.js';
export { attributeOf } from './model/attributes.js';
export { elementName } from './names.js';

/** Every calculator, in the order of the rule sets. */
export const calculators: readonly AnyCalculator[] = systems.flatMap((system) => system.calculators);

/** Tag name of the element of a calculator: `rangefinder-target-number`. */
export const elementOf = (calculator: AnyCalculator): string => elementName(calculator, calculators);

/** Names of weapons, armor and table units by the ids that fields take. */
const printed: ReadonlyMap<string, Text> = new Map([...weapons, ...armors, ...movingFire].map(({ id, name }) => [id, name]));

/** The given fields and all fields nested in them. */
export const fieldsBelow = (fields: Fields): readonly Field[] => Object.values(fields).flatMap(withBelow);

function withBelow(field: Field): readonly Field[] {
  if (field.kind === 'list') return [field, ...withBelow(field.item)];
  return field.kind === 'object' ? [field, ...fieldsBelow(field.fields)] : [field];
}

function namesIn(...all: readonly Fields[]): Description['names'] {
  const ids = all.flatMap(fieldsBelow).flatMap((field): readonly string[] => (field.kind === 'id' ? field.of : []));
  return Object.fromEntries([...printed].filter(([id]) => ids.includes(id)));
}

/** The entry types that a question takes. */
function entriesOf({ system, input }: AnyCalculator): readonly AnyEntryType[] {
  const sorts = fieldsBelow(input).flatMap((field): readonly string[] => (field.kind === 'catalog' ? [field.of] : []));
  return systems.find(({ slug }) => slug === system)?.entries.filter(({ sort }) => sorts.includes(sort)) ?? [];
}

const fillersOf = (entries: readonly AnyEntryType[]): Description['fillers'] =>
  Object.fromEntries(
    entries.map(({ type, unknown, publicNames, cost, costField, abilities }) => [
      type,
      { unknown, publicNames, cost, costField, ...(abilities && { abilities: { field: abilities.field } }) },
    ]),
  );

/** A calculator as plain data that JSON can represent. */
export function describe(calculator: AnyCalculator): Description {
  const { system, name, title, about, input, output, principal, layout, examples } = calculator;
  const names = namesIn(input, output);
  const presets = examples.map(presetOf);
  const entries = entriesOf(calculator);
  return plain({
    system,
    name,
    question: questionName(calculator),
    title,
    about,
    input,
    output,
    ...(principal && { principal }),
    ...(layout && { layout }),
    examples: presets,
    names,
    ...(fieldsBelow(input).some(isDrawn) && { drawn: true as const }),
    fillers: fillersOf(entries),
    printed: [...new Set(entries.flatMap(({ fields }) => Object.keys(fields)))],
  });
}

/** Whether forms show the field as a drawing, which needs the lazy part. */
const isDrawn = (field: Field): boolean =>
  (field.kind === 'text' && (field.deck !== undefined || field.dice === true)) || (field.kind === 'list' && field.hexes !== undefined);

const presetOf = (example: Example): Description['examples'][number] => ({
  title: example.title,
  draft: example.draft,
  ...(example.names && { drafts: Object.fromEntries(LANGUAGES.map((language) => [language, draftIn(example, language)])) }),
});

/** Drops what only the engine needs: regular expressions, and the rulings behind readings. */
const plain = (description: Description): Description =>
  JSON.parse(
    JSON.stringify(description, (key, value) =>
      value instanceof RegExp || (key === 'readings' && Array.isArray(value)) ? undefined : value,
    ),
  ) as Description;
