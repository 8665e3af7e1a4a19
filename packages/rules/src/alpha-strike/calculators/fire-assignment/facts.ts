/** The facts of each step and refusal of an assignment of fire. */
import type { Fraction } from '@rangefinder/dice';
import type { UnitRefusals } from '../../engine/coverage/unit-refusal.js';
import type { FireAim, NoShot } from '../../vocabulary.js';
import type { Worth } from './worth.js';

/** A unit of a list: its place, from 1, and its name. */
export interface Who {
  readonly place: number;
  readonly name: string | undefined;
}

/** A unit of a list. Units with the same name get their places: `Locust (2)`. */
export function whoIn(units: readonly { readonly name?: string | undefined }[], index: number): Who {
  const names = units.map(({ name }) => name);
  const name = names[index];
  const isUnique = names.indexOf(name) === names.lastIndexOf(name);
  return { place: index + 1, name: name === undefined || isUnique ? name : `${name} (${index + 1})` };
}

export interface Facts {
  readonly plan: object;
  readonly fires: {
    readonly attacker: Who;
    readonly target: Who;
    readonly number: number;
    readonly hit: Fraction;
    readonly aim: FireAim;
    /** What the aim loses if this attacker fires at its next best target. Undefined without one. */
    readonly givesUp: Fraction | undefined;
    readonly other: Who | undefined;
  };
  /** The reason for each target; one if they are all the same. */
  readonly holdsFire: { readonly attacker: Who; readonly because: readonly NoShot[] };
  readonly fate: { readonly target: Who; readonly attackers: readonly Who[]; readonly worth: Worth };
  readonly together: { readonly worth: Worth };
  readonly allAtOne: { readonly target: Who; readonly worth: Worth };
}

export interface Refusals extends UnitRefusals {
  readonly NOBODY_FIRES: { readonly because: readonly NoShot[] };
  readonly OVERHEAT_WITH_HT: { readonly attacker: Who };
  readonly OVERHEAT_ABOVE_VALUE: { readonly attacker: Who; readonly overheat: number; readonly limit: number };
  readonly OVERHEAT_ABOVE_SCALE: { readonly attacker: Who; readonly overheat: number; readonly limit: number };
}
