/** Figures of catalog entries in drafts: `{ unit: 'alpha-strike/atlas-as7-d' }` becomes the unit's figures; what is given beside it wins. */
import { findUnit, findWeapon, type Unit, type Weapon } from '@rangefinder/catalog';
import type { AnyCalculator, CatalogField, Field, Fields, Language, Path, Problem } from '@rangefinder/rules';
import type { Context } from '../../context.js';
import { badInput } from '../../errors/problems.js';
import { askCatalog } from './unavailable.js';

type Draft = Record<string, unknown>;
type Entry = Unit | Weapon;

const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fills a calculator's draft from the catalog wherever it names an entry. */
export async function fromCatalog(calculator: AnyCalculator, draft: Draft, language: Language, context: Context): Promise<Draft> {
  if (!namesEntries(calculator.input)) return draft;
  const problems: Problem[] = [];
  const filled = await fill(calculator.input, draft, [], calculator.system, problems, context);
  if (problems.length > 0) throw badInput(problems, language);
  return filled;
}

/** Whether a catalog entry can be named anywhere within; most calculators never ask the catalog. */
const namesEntries = (fields: Fields): boolean => Object.values(fields).some(mayName);
function mayName(field: Field): boolean {
  if (field.kind === 'list') return mayName(field.item);
  return field.kind === 'object' ? namesEntries(field.fields) : field.kind === 'catalog';
}

async function fill(fields: Fields, draft: Draft, path: Path, system: string, problems: Problem[], context: Context): Promise<Draft> {
  let filled = draft;
  for (const [name, field] of Object.entries(fields)) {
    const given = draft[name];
    if (given === undefined || given === null || !mayName(field)) continue;
    const here = [...path, name];
    filled =
      field.kind === 'catalog'
        ? await fillFromEntry(fields, filled, field, String(given), here, system, problems, context)
        : { ...filled, [name]: await fillWithin(field, given, here, system, problems, context) };
  }
  return filled;
}

async function fillWithin(
  field: Field,
  given: unknown,
  path: Path,
  system: string,
  problems: Problem[],
  context: Context,
): Promise<unknown> {
  if (field.kind === 'object' && isDraft(given)) return fill(field.fields, given, path, system, problems, context);
  if (field.kind === 'list' && Array.isArray(given))
    return Promise.all(given.map((item, index) => fillWithin(field.item, item, [...path, index], system, problems, context)));
  return given;
}

async function fillFromEntry(
  fields: Fields,
  draft: Draft,
  { of }: CatalogField,
  id: string,
  path: Path,
  system: string,
  problems: Problem[],
  context: Context,
): Promise<Draft> {
  const entry = await askCatalog<Entry | undefined>(context, (db) => (of === 'unit' ? findUnit(db, id) : findWeapon(db, id)));
  if (entry === undefined || entry.system !== system) {
    problems.push({
      code: 'NOT_FOUND',
      path,
      given: id,
      allowed: { en: `the id of a ${of} of ${system} in the catalog`, ru: `код из каталога, набор правил ${system}` },
    });
    return draft;
  }
  const known = Object.entries({ name: entry.name, cost: entry.cost, ...entry.stats }).filter(
    ([name, value]) => Object.hasOwn(fields, name) && value !== null,
  );
  return { ...draft, ...Object.fromEntries(known.filter(([name]) => isOpen(fields[name] as Field, draft[name]))) };
}

/** Whether a figure was left to the catalog: absent, or the default that the schema puts there. */
const isOpen = (field: Field, given: unknown): boolean =>
  given === undefined || given === null || ('default' in field && JSON.stringify(given) === JSON.stringify(field.default));
