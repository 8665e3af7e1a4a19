/** Checks of written entries, shared by starter data, imports and corrections. */
import { NAME_FIELDS, namesFrom, SHAPE, type Shape, type UnitAvailability } from '@rangefinder/query';
import {
  type AnyEntryType,
  type Checker,
  type CheckResult,
  checkerOf,
  checkFields,
  type EntrySort,
  type Field,
  type Fields,
  isObject,
  type Problem,
  type Text,
} from '@rangefinder/rules';
import type { Alias, ArmorDraft, Mount, Stats, UnitDraft, WeaponDraft } from './drafts.js';
import { ARMOR_FIELDS, kindField, storableFields, systemField, UNIT_FIELDS, WEAPON_FIELDS } from './envelope.js';

type Values = Readonly<Record<string, unknown>>;

/** An entry whose envelope and figures are valid. */
interface Sound {
  readonly type: AnyEntryType;
  readonly envelope: Values;
  readonly stats: Stats;
}

/** Checks of entries. A draft may omit what follows from its figures: kind, cost, abilities, whether it is in play. */
export interface Checks {
  unit(draft: Values): CheckResult<UnitDraft>;
  weapon(draft: Values): CheckResult<WeaponDraft>;
  armor(draft: Values): CheckResult<ArmorDraft>;
}

/**
 * Creates the checks for given rule sets.
 * @example checksOf(SHAPE).unit({ system, id, name, source, sourceId, stats })
 */
export function checksOf(shape: Shape): Checks {
  const [unit, weapon, armor] = [
    soundEntries(shape, 'unit', UNIT_FIELDS),
    soundEntries(shape, 'weapon', WEAPON_FIELDS),
    soundEntries(shape, 'armor', ARMOR_FIELDS),
  ];
  return {
    unit: (draft) => andThen(unit(draft), (sound) => toUnit(shape, draft, sound)),
    weapon: (draft) => andThen(weapon(draft), (sound) => toWeapon(shape, draft, sound)),
    armor: (draft) => andThen(armor(draft), (sound) => ({ ok: true, value: toArmor(draft, sound) })),
  };
}

function andThen<T>(checked: CheckResult<Sound>, next: (sound: Sound) => CheckResult<T>): CheckResult<T> {
  return checked.ok ? next(checked.value) : checked;
}

/** Creates the check of entries of one sort, with a prepared checker for each type. */
function soundEntries(shape: Shape, sort: EntrySort, fields: Fields): (draft: Values) => CheckResult<Sound> {
  const systems = shape.systems(sort);
  const checkers = new Map(
    shape
      .types(sort)
      .map(({ system, type }) => [type, checkerOf({ ...fields, ...kindFields(shape, sort, system), stats: statsField(type) })]),
  );
  const unknownType = ({ system, kind }: Values): CheckResult<never> => {
    const choice: Fields = {
      system: systemField(systems),
      ...(systems.includes(system as string) && kindFields(shape, sort, system as string)),
    };
    const checked = checkFields(choice, 'kind' in choice ? { system, kind } : { system });
    return checked.ok ? { ok: false, problems: [withoutKind(shape.kinds(sort, system as string))] } : checked;
  };
  return (draft) => {
    const type = shape.typeOf(sort, draft.system, sort === 'armor' ? undefined : draft.kind);
    if (type === undefined) return unknownType(draft);
    const checked = (checkers.get(type) as Checker)(
      type.complete && isObject(draft.stats) ? { ...draft, stats: type.complete(draft.stats) } : draft,
    );
    if (!checked.ok) return checked;
    const stats = checked.value.stats as Stats;
    const problems = type.relations?.(stats).map(inStats) ?? [];
    return problems.length > 0 ? { ok: false, problems } : { ok: true, value: { type, envelope: checked.value, stats } };
  };
}

/** Armor has one kind, which is not given. */
const kindFields = (shape: Shape, sort: EntrySort, system: string): Fields =>
  sort === 'armor' ? {} : { kind: kindField(shape.kinds(sort, system)) };

const statsField = ({ type, about, fields }: AnyEntryType): Field => ({
  kind: 'object',
  name: type,
  about,
  label: about,
  fields: storableFields(fields),
});

const inStats = (problem: Problem): Problem => ({ ...problem, path: ['stats', ...problem.path] });

function withoutKind(kinds: readonly string[]): Problem {
  const list = kinds.join(', ');
  return { code: 'MISSING', path: ['kind'], given: undefined, allowed: { en: list, ru: list } };
}

/** Builds the unit without object spread, since an import makes a million of them. */
function toUnit(shape: Shape, draft: Values, { type, envelope, stats }: Sound): CheckResult<UnitDraft> {
  const kind = kindOf(type, envelope, stats);
  if (kind === undefined) return { ok: false, problems: [withoutKind(shape.kinds('unit', envelope.system as string))] };
  const isComplete = type.isComplete?.(stats) ?? true;
  const unit: UnitDraft = {
    system: envelope.system as string,
    id: envelope.id as string,
    kind,
    names: namesFrom(envelope),
    aliases: aliasesOf(envelope.aliases as readonly Alias[]),
    faction: (envelope.faction as Text | undefined) ?? null,
    cost: costOf(type, draft, envelope, stats),
    abilities: (envelope.abilities as readonly string[] | undefined) ?? abilitiesOf(type, stats),
    source: envelope.source as string,
    sourceId: envelope.sourceId as string,
    inPlay: (envelope.inPlay as boolean | undefined) ?? isComplete,
    weapons: envelope.weapons as readonly Mount[],
    stats,
    isBase: (envelope.isBase as boolean | undefined) ?? false,
    availability: (envelope.availability as readonly UnitAvailability[] | undefined) ?? null,
  };
  if (unit.inPlay && !isComplete) return { ok: false, problems: [INCOMPLETE] };
  return eachOnce(unit.weapons) ? { ok: true, value: unit } : { ok: false, problems: [MOUNTS_CLASH] };
}

function toWeapon(shape: Shape, draft: Values, { type, envelope, stats }: Sound): CheckResult<WeaponDraft> {
  const kind = kindOf(type, envelope, stats);
  if (kind === undefined) return { ok: false, problems: [withoutKind(shape.kinds('weapon', envelope.system as string))] };
  return { ok: true, value: { ...named(envelope), kind, cost: costOf(type, draft, envelope, stats), stats } as unknown as WeaponDraft };
}

const toArmor = (draft: Values, { type, envelope, stats }: Sound): ArmorDraft =>
  ({ ...named(envelope), cost: costOf(type, draft, envelope, stats), stats }) as unknown as ArmorDraft;

/** Collects the names of an envelope. */
const named = (envelope: Values): Values => ({
  ...Object.fromEntries(Object.entries(envelope).filter(([field]) => !NAME_FIELDS.includes(field))),
  names: namesFrom(envelope),
});

function kindOf({ kindOf: following, kinds }: AnyEntryType, envelope: Values, stats: Stats): string | undefined {
  if (envelope.kind !== undefined) return envelope.kind as string;
  const [only, ...others] = Object.keys(kinds);
  return following?.(stats) ?? (others.length === 0 ? only : undefined);
}

/** A null cost means none; an omitted one is taken from the card. */
const costOf = (type: AnyEntryType, draft: Values, envelope: Values, stats: Stats): number | null =>
  draft.cost === undefined ? costIn(type, stats) : ((envelope.cost as number | undefined) ?? null);

const costIn = ({ costField }: AnyEntryType, stats: Stats): number | null =>
  (costField === undefined ? undefined : (stats[costField] as number)) || null;

const abilitiesOf = ({ abilities }: AnyEntryType, stats: Stats): readonly string[] =>
  abilities ? (stats[abilities.field] as readonly string[]) : [];

const aliasesOf = (aliases: readonly Alias[]): readonly Alias[] =>
  aliases.length === 0 ? aliases : aliases.map(({ text, language }) => ({ text, language: language ?? null }));

const eachOnce = (mounts: readonly Mount[]): boolean =>
  mounts.length < 2 || new Set(mounts.map(({ position }) => position)).size === mounts.length;

const INCOMPLETE: Problem = {
  code: 'CONFLICT',
  path: ['inPlay'],
  given: true,
  allowed: { en: 'in play only with a complete card', ru: 'в игре только с заполненной карточкой' },
};

const MOUNTS_CLASH: Problem = {
  code: 'CONFLICT',
  path: ['weapons'],
  given: 'position',
  allowed: { en: 'a position of its own for each weapon', ru: 'своя позиция для каждого оружия' },
};

/** The checks of this catalog. */
export const CHECKS = checksOf(SHAPE);
