/** Whether a launcher may fire. Sections 6 to 6.5 of the source. */
import type { Refusal } from '../../../calculator/calculator.js';
import { firstOf, inContact, type ShotRefusals, shortAmmunition, tooLowRank } from '../../engine/shooting/legality.js';
import { CHARGE_POWER, LAUNCHER_CHARGES, MAX_TURN_DEGREES } from '../../reference/tables/charges.js';
import type { Charge, Launcher } from '../../vocabulary.js';

/** The facts of each refusal. */
export interface RealRefusals extends Pick<ShotRefusals, 'CONTACT' | 'RANK' | 'SHORT_AMMUNITION'> {
  readonly WRONG_CHARGE: { readonly charge: Charge; readonly launcher: Launcher };
  readonly TURNED_TOO_FAR: { readonly degrees: number; readonly limit: number };
  readonly LYING: object;
}
export type RealRefusal = Refusal<RealRefusals>;

/** Everything that can forbid a real shot. */
export interface RealSituation {
  readonly charge: Charge;
  readonly launcher: Launcher | undefined;
  readonly turnDegrees: number;
  readonly shooterLying: boolean;
  readonly contact: boolean;
  readonly rank: number | undefined;
  readonly rankNeeded: number | undefined;
  readonly ammunition: number | undefined;
  readonly readings: readonly string[];
}
type Test = (situation: RealSituation) => RealRefusal | undefined;

const wrongCharge: Test = ({ charge, launcher }) =>
  launcher && !LAUNCHER_CHARGES[launcher].includes(charge)
    ? { code: 'WRONG_CHARGE', rule: 'bronepehota/table/charges', given: { charge, launcher } }
    : undefined;

const turnedTooFar: Test = ({ launcher, turnDegrees: degrees }) => {
  const limit = launcher && MAX_TURN_DEGREES[launcher];
  return limit !== undefined && degrees > limit
    ? { code: 'TURNED_TOO_FAR', rule: 'bronepehota/real-conditions', given: { degrees, limit } }
    : undefined;
};

const lying: Test = ({ shooterLying }) => (shooterLying ? { code: 'LYING', rule: 'bronepehota/real-result', given: {} } : undefined);
const contact: Test = (situation) => inContact(situation) as RealRefusal | undefined;
const rank: Test = (situation) => tooLowRank(situation) as RealRefusal | undefined;
const ammunition: Test = ({ charge, ammunition: left, readings }) =>
  shortAmmunition(CHARGE_POWER[charge], left, readings) as RealRefusal | undefined;

const TESTS: readonly Test[] = [lying, contact, rank, wrongCharge, turnedTooFar, ammunition];

/** The reason why the shot is forbidden, if it is. */
export const refusalOf = (situation: RealSituation): RealRefusal | undefined => firstOf(TESTS, situation);
