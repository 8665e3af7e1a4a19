/** The steps of a strike, in the order of play. */
import { atLeast, type Fraction } from '@rangefinder/dice';
import type { Step } from '../../../calculator/calculator.js';
import { SURVIVAL_DIE } from '../../reference/tables/real-hits.js';
import type { Cover, Target } from '../../vocabulary.js';
import type { Power } from '../dice/profile.js';
import { CRASH_DIE, endurance, pierceOdds, pilotArmorOf, type Struck, type Suffered } from './strike.js';

/** The facts of each step. */
export interface StrikeFacts {
  readonly armor: { readonly kind: Target; readonly armor: number };
  readonly cover: { readonly cover: Cover; readonly kind: Target };
  readonly power: { readonly power: Power; readonly threshold: number; readonly each: Fraction };
  readonly destroyed: { readonly kind: Target; readonly limit: number; readonly chance: Fraction; readonly several: boolean };
  readonly pilot: { readonly armor: number; readonly tested: Fraction; readonly dead: Fraction };
  readonly panic: { readonly armor: number; readonly panicked: Fraction };
  readonly panicInFlight: object;
  readonly noCrash: object;
  readonly crash: { readonly faces: number; readonly destroyed: Fraction };
}
type StrikeStep = Step<StrikeFacts>;

/** The facts of steps about the pilot. */
export type PilotFacts = Pick<StrikeFacts, 'pilot' | 'panic' | 'panicInFlight' | 'noCrash' | 'crash'>;
type PilotStep = Step<PilotFacts>;

/** The steps of the armor that the dice must exceed. */
export function armorSteps({ kind, armor }: Struck, cover: Cover, bonus: number): readonly StrikeStep[] {
  const own: StrikeStep = { key: 'armor', value: armor, rule: 'bronepehota/damage-and-armor', given: { kind, armor } };
  if (bonus === 0) return [own];
  return [
    own,
    {
      key: 'cover',
      value: bonus,
      rule: kind === 'INFANTRY' ? 'bronepehota/table/cover' : 'bronepehota/ruling/cover-threshold',
      given: { cover, kind },
    },
  ];
}

/** The step of the power dice. */
export const powerStep = (power: Power, threshold: number): StrikeStep => ({
  key: 'power',
  value: null,
  rule: 'bronepehota/damage-roll',
  given: { power, threshold, each: pierceOdds(power, threshold) },
});

/** The step of death or destruction by the damage alone. All dice are compared with the armor before the shot. */
export function destroyedStep(struck: Struck, { damage }: Suffered, several: boolean): StrikeStep {
  const limit = endurance(struck);
  const held = several && struck.kind !== 'INFANTRY';
  const rule = held ? 'bronepehota/ruling/armor-during-shot' : 'bronepehota/damage-and-armor';
  return { key: 'destroyed', value: null, rule, given: { kind: struck.kind, limit, chance: atLeast(damage, limit), several: held } };
}

/** Whether the die of the survival test has a face equal to the armor. */
const canShow = (armor: number): boolean => armor >= 1 && armor <= SURVIVAL_DIE;

/** The steps of the pilot's test, panic and the crash. */
export function pilotSteps(struck: Struck, { damage, destroyed, pilot, crashed }: Suffered): readonly PilotStep[] {
  const armor = pilotArmorOf(struck);
  if (armor === undefined || pilot === undefined) return [];
  return [
    { key: 'pilot', value: null, rule: 'bronepehota/pilot-test', given: { armor, tested: atLeast(damage, 1), dead: pilot.dead } },
    ...(struck.panic && canShow(armor)
      ? panicSteps(armor, pilot.panicked, struck.flying && !struck.readings.includes('panic-crashes'))
      : []),
    ...(crashed && atLeast(damage, endurance(struck)).numerator > 0n
      ? [{ key: 'noCrash', value: null, rule: 'bronepehota/ruling/destroyed-flyer', given: {} } as const]
      : []),
    ...(crashed
      ? [{ key: 'crash', value: null, rule: 'bronepehota/unmanned-machines', given: { faces: CRASH_DIE, destroyed } } as const]
      : []),
  ];
}

function panicSteps(armor: number, panicked: Fraction, lands: boolean): readonly PilotStep[] {
  const panic: PilotStep = { key: 'panic', value: null, rule: 'bronepehota/panic', given: { armor, panicked } };
  return lands ? [panic, { key: 'panicInFlight', value: null, rule: 'bronepehota/ruling/panic-in-flight', given: {} }] : [panic];
}
