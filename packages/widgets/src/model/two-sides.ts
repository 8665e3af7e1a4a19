/** Lays out a form by the two sides of its question. */
import type { OneSide, TwoSides } from '@rangefinder/rules';
import type { Description, Draft, Field, Fields, Language, Path } from '../description.js';
import type { Body, Control, SideControls } from './controls.js';
import type { CardLine } from './lines.js';

/** Values are read here, not by a shared module: bundles of this part then share none with the script of all elements. */
const isGiven = (draft: unknown, path: Path): boolean =>
  path.reduce<unknown>((held, key) => (held as Readonly<Record<string | number, unknown>> | null | undefined)?.[key], draft) != null;

const placeOf = ({ path }: { readonly path: Path }): string => path.join('.');

/** All controls of a body. Groups that hold a field of the layout are replaced by their controls. */
const opened = (body: Body, places: readonly string[]): readonly Control[] =>
  [...body.main, ...body.more, ...(body.printed?.controls ?? [])].flatMap((control) =>
    control.kind === 'group' && places.some((place) => place.startsWith(`${placeOf(control)}.`)) ? opened(control, places) : [control],
  );

/** The group of a side that a stand-in fills: its first field. */
const groupOf = ({ fields }: OneSide): string => fields[0] ?? '';

/** Switches after all others, in groups too: together they take less room. */
const switchesLast = (controls: readonly Control[]): readonly Control[] =>
  controls
    .map((one) => (one.kind === 'group' ? { ...one, main: switchesLast(one.main) } : one))
    .toSorted((one, other) => Number(one.kind === 'switch') - Number(other.kind === 'switch'));

const fieldsOf = (field: Field | undefined): Fields => (field?.kind === 'object' ? field.fields : {});

/** Whether nothing of the unit of a side is known. */
const isUnknown = (side: OneSide, draft: Draft): boolean =>
  side.standIn !== undefined && Object.values((draft[groupOf(side)] ?? {}) as Draft).every((value) => value == null);

/**
 * The draft with stand-ins for the sides whose unit is unknown.
 * @example withStandIns(attack.layout, { attacker: hellbringer, target: {} }).target // { size: 3, tmm: 2, … }
 */
export function withStandIns(layout: TwoSides | undefined, draft: Draft): Draft {
  const unknown = (layout?.sides ?? []).filter((side) => isUnknown(side, draft));
  return unknown.length > 0 ? { ...draft, ...Object.fromEntries(unknown.map((side) => [groupOf(side), side.standIn])) } : draft;
}

/**
 * The form with its controls at the sides and between them. All fields that the layout does not name are folded.
 * @param draft decides whether the folded part is open, and which sides have a stand-in; `laidOut` where fields are
 */
export function twoSided(
  body: Body,
  { input, names, layout }: Pick<Description, 'input' | 'names'> & { layout: TwoSides },
  { draft, laidOut, cardLine }: { readonly draft: Draft; readonly laidOut: Draft; readonly cardLine: CardLine },
  language: Language,
): Body {
  const { sides, between } = layout;
  const places = [...sides.flatMap(({ fields, more = [] }) => [...fields, ...more]), ...between];
  const all = opened(body, places);
  // A value in another unit of measure is next to the field that it replaces.
  const isInstead = (one: Control, name: string): boolean =>
    one.field.insteadOf !== undefined && [...one.path.slice(0, -1), one.field.insteadOf].join('.') === name && isGiven(laidOut, one.path);
  const at = (wanted: readonly string[]): readonly Control[] =>
    wanted.flatMap((name) => all.filter((one) => placeOf(one) === name || isInstead(one, name)));
  const isAnyGiven = (some: readonly Control[]): boolean => some.some(({ path }) => isGiven(draft, path));
  const side = (one: OneSide): SideControls => {
    // The side says whose it is.
    const controls = switchesLast(at(one.fields)).map((control) => ({
      ...control,
      label: control.field.short?.[language] ?? control.label,
    }));
    const standIn = isUnknown(one, draft) ? cardLine(fieldsOf(input[groupOf(one)]), {}, one.standIn ?? {}, { language, names }) : '';
    const folded = at(one.more ?? []);
    return { label: one.label?.[language] ?? controls[0]?.label ?? '', controls, more: folded, opened: isAnyGiven(folded), standIn };
  };
  const more = all.filter((one) => !places.some((name) => placeOf(one) === name || isInstead(one, name)));
  return {
    sides: [side(sides[0]), side(sides[1])],
    main: switchesLast(at(between)),
    more,
    opened: isAnyGiven(more),
    ...(body.sets && { sets: body.sets }),
  };
}
