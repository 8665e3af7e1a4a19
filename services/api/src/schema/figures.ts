/** Figures of an answer as the schema shows them: fractions as chances, means as numbers, ids of entries as entries. */
import { type Fraction, toDecimal } from '@rangefinder/dice';
import { addressOf, type Field, type Fields, inLanguage, type Language, type Place, placesOf, systems } from '@rangefinder/rules';
import type { RuleRef } from './answer.js';
import { printedArmor, printedWeapon } from './catalog/printed.js';
import { chanceOf } from './chance.js';

const places: ReadonlyMap<string, Place> = new Map(systems.flatMap((system) => [...placesOf(system)]));

/** A place of the rulebook in a language. */
export function ruleRef(id: string, language: Language, publicUrl: string): RuleRef {
  const place = places.get(id);
  if (!place) throw new Error(`no such place in the rulebook: ${id}`);
  return { id, title: inLanguage(place.title, language), url: `${publicUrl}${addressOf(id, language)}` };
}

/** All figures of an answer. */
export const publicFigures = (fields: Fields, figures: Readonly<Record<string, unknown>>, language: Language): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, publicFigure(field, figures[name], language)]));

function publicFigure(field: Field, value: unknown, language: Language): unknown {
  if (value === null || value === undefined) return null;
  switch (field.kind) {
    case 'chance':
      return chanceOf(value as Fraction);
    case 'exact':
      return toDecimal(value as Fraction);
    case 'weapon':
      return printedWeapon(value as string);
    case 'armor':
      return printedArmor(value as string);
    case 'list':
      return (value as readonly unknown[]).map((item) => publicFigure(field.item, item, language));
    case 'object':
      return publicFigures(field.fields, value as Record<string, unknown>, language);
    default:
      return value;
  }
}
