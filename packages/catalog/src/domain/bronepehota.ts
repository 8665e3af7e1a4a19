/** Bronepehota squads, machines, guns and their weapons. Distances in steps of 5 cm; dice spelled with a Latin D. */
import * as z from 'zod';
import type { Checked } from './checked.js';
import { wholeNumber } from './number-fields.js';
import { said } from './said.js';

const range = z.string().regex(/^D(6|12|20)(\+[1-9])?$/, { error: 'D6, D12+2' });
const power = z.string().regex(/^[1-9]D(6|12|20)$/, { error: '2D6' });
const rank = wholeNumber(1, 9);
const small = wholeNumber(0, 40);

const soldier = z.strictObject({
  /** 1 to 6, as on the sheet. */
  number: wholeNumber(1, 6),
  rank,
  /** Speed points a turn. */
  speed: small,
  /** Die and bonus, steps: `D6+2`; null when he only fights close. */
  range: range.nullable(),
  power: power.nullable(),
  closeCombat: small,
  /** He can repair machines and guns. */
  repairs: z.boolean(),
  /** Length and height of his jump together, steps; 0 when he cannot. */
  jump: small,
  armor: small,
});

const squad = z.strictObject({ kind: z.literal('squad'), soldiers: z.array(soldier).length(6) });

const speedSector = z.strictObject({
  /** Highest and lowest durability of the sector. */
  max: small,
  min: small,
  /** Speed points a turn while the slider stands here. */
  speed: small,
});

const crewed = { rank, rateOfFire: small, ammunition: small, durability: small };

const machine = z.strictObject({
  kind: z.literal('machine'),
  weight: z.enum(['heavy', 'light']),
  ...crewed,
  speedSectors: z.array(speedSector).min(1),
});

const gun = z.strictObject({ kind: z.literal('gun'), mobility: z.enum(['mobile', 'fixed']), ...crewed });

/** Checks the figures of a Bronepehota unit. */
export const bronepehotaStats = z.discriminatedUnion('kind', [squad, machine, gun]);

/**
 * A Bronepehota unit.
 * @example { kind: 'gun', mobility: 'mobile', rank: 1, rateOfFire: 1, ammunition: 12, durability: 4 }
 */
export type BronepehotaStats = Checked<typeof bronepehotaStats>;

/** A soldier of a squad. */
export type BronepehotaSoldier = Checked<typeof soldier>;

const blast = z.strictObject({ power, /** Radius. */ steps: wholeNumber(1, 9) });

/** Checks the figures of a Bronepehota weapon. */
export const bronepehotaWeaponStats = z
  .strictObject({
    range: range.optional(),
    power: power.optional(),
    blast: blast.optional(),
    /** Bonus in close combat. */
    closeCombat: wholeNumber(1, 9).optional(),
    /** Shots at once, each in a direction of its own; 1 when absent. */
    directions: wholeNumber(2, 9).optional(),
    /** Damage repaired in place of shooting. */
    repair: wholeNumber(1, 9).optional(),
    /** It can tow a machine or gun. */
    tows: z.boolean().optional(),
  })
  .refine((stats) => (stats.range === undefined) === (stats.power === undefined), {
    error: said('range and power together', 'дальность и мощность вместе'),
  })
  .refine((stats) => Object.values(stats).some((value) => value !== undefined), {
    error: said('at least one figure', 'хотя бы один показатель'),
  });

/**
 * A Bronepehota weapon: what it shoots with, or its close-combat bonus, or what else it does.
 * @example { range: 'D12', power: '4D20', blast: { power: '1D20', steps: 2 } }
 */
export type BronepehotaWeaponStats = Checked<typeof bronepehotaWeaponStats>;
