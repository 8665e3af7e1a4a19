/** The five rule sets: tables as data, pure procedures, steps, wording in both languages. */

import { fiftyOneFifty } from './5150/index.js';
import { alphaStrike } from './alpha-strike/index.js';
import { bronepehota } from './bronepehota/index.js';
import { initiativeDeck } from './initiative-deck/index.js';
import type { RuleSystem } from './reference/system.js';
import { worldAtWar } from './world-at-war/index.js';

/** All rule sets, in the order in which they are listed everywhere. */
export const systems: readonly RuleSystem[] = [alphaStrike, initiativeDeck, bronepehota, fiftyOneFifty, worldAtWar];

// Figures of answers are fractions; whoever shows them says them as the dice do.
export { type Fraction, toDecimal, toText } from '@rangefinder/dice';
export { type Armor5150, armors, type Weapon5150, weapons } from './5150/equipment.js';
export { type Answer, answer, word } from './calculator/answer.js';
export * from './calculator/calculator.js';
export { allowedBy, type CheckResult, checkFields } from './calculator/check.js';
export * from './calculator/fields.js';
export * from './calculator/problems.js';
export { addressOf, calculatorAddress, kebab } from './reference/address.js';
export * from './reference/reference.js';
export { placesOf, type RuleSystem } from './reference/system.js';
export * from './text/language.js';
export * from './text/numbers.js';
export { type MovingFireUnit, movingFire } from './world-at-war/tables/moving-fire.js';
