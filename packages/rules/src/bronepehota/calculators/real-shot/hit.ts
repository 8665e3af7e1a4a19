/** One hit of a charge. Infantry takes a test or dies. Machines and guns take damage, then test the armor, then the pilot. */
import { atLeast, type Fraction, ONE, ZERO } from '@rangefinder/dice';
import type { Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { CRASH_DIE, fallOdds, pilotArmorOf, rowsOf, type Struck, withCrash } from '../../engine/strike/strike.js';
import { behindArmor, passOdds, type Survival, survivalOdds } from '../../engine/survival/survival.js';
import { CHARGE_POWER } from '../../reference/tables/charges.js';
import { ARMOR_TEST_DIE, DAMAGE_FACTOR, SURVIVAL_DIE } from '../../reference/tables/real-hits.js';
import type { Charge, Impact, Target } from '../../vocabulary.js';
import type { output } from './output.js';

type Counted = Exclude<Impact, 'UNCOUNTED'>;
type Figures = Omit<Checked<typeof output>, 'ammunitionUsed' | 'ammunitionLeft'>;

export interface HitFacts {
  readonly uncounted: object;
  readonly survival: { readonly armor: number; readonly die: number; readonly passed: Fraction; readonly dead: Fraction };
  readonly fallen: object;
  readonly armor: { readonly kind: Target; readonly armor: number };
  readonly damage: {
    readonly charge: Charge;
    readonly power: number;
    readonly impact: Counted;
    readonly damage: number;
    readonly after: number;
  };
  readonly armorTest: { readonly armor: number; readonly die: number; readonly passed: Fraction; readonly isSpared: boolean };
  readonly pilotTest: { readonly armor: number; readonly die: number; readonly dead: Fraction };
  readonly panic: { readonly armor: number; readonly panicked: Fraction };
  readonly panicInFlight: object;
  readonly crash: { readonly faces: number; readonly destroyed: Fraction };
  readonly destroyed: { readonly kind: Target };
}
type HitStep = Step<HitFacts>;

/** The effects of a hit and the steps that explain them. */
export interface Hit {
  readonly figures: Figures;
  readonly steps: readonly HitStep[];
}

const UNHARMED = {
  damage: 0,
  armorAfter: undefined,
  destroyed: ZERO,
  panicked: ZERO,
  pilotKilled: undefined,
  pilotPanicked: undefined,
  damageWithCrash: undefined,
} satisfies Figures;
const TABLE = 'bronepehota/table/real-hits';

/** A ricochet, or a hit on the stand of a flyer. The armor stays as it is, as far as it is given. */
export const uncounted = (struck: Struck, armor: number | undefined): Hit => ({
  figures: {
    ...UNHARMED,
    armorAfter: struck.kind === 'INFANTRY' ? undefined : armor,
    ...(pilotArmorOf(struck) === undefined ? {} : { pilotKilled: ZERO, pilotPanicked: ZERO }),
  },
  steps: [{ key: 'uncounted', value: null, rule: 'bronepehota/real-result', given: {} }],
});

/** Infantry that stays standing takes a test. Infantry that falls is dead. */
export function hitInfantry({ armor, panic }: Struck, impact: Counted): Hit {
  if (impact !== 'STOOD')
    return { figures: { ...UNHARMED, destroyed: ONE }, steps: [{ key: 'fallen', value: null, rule: TABLE, given: {} }] };
  const { dead, panicked } = survivalOdds(armor, SURVIVAL_DIE, panic);
  const test: HitStep = {
    key: 'survival',
    value: null,
    rule: TABLE,
    given: { armor, die: SURVIVAL_DIE, passed: passOdds(armor, SURVIVAL_DIE), dead },
  };
  return {
    figures: { ...UNHARMED, destroyed: dead, panicked },
    steps: panic ? [test, { key: 'panic', value: null, rule: 'bronepehota/panic', given: { armor, panicked } }] : [test],
  };
}

/** Machines and guns take damage. The armor is tested after the damage. */
export function hitVehicle(struck: Struck, charge: Charge, impact: Counted): Hit {
  const power = CHARGE_POWER[charge];
  const damage = power * DAMAGE_FACTOR[impact];
  const { kind, armor } = struck;
  const after = Math.max(0, armor - damage);
  const { figures, steps } = pilotOf(struck, damage, after, ARMOR_TEST_DIE[impact]);
  return {
    figures: { ...UNHARMED, damage, armorAfter: after, destroyed: after === 0 ? ONE : ZERO, ...figures },
    steps: [
      { key: 'armor', value: armor, rule: 'bronepehota/damage-and-armor', given: { kind, armor } },
      { key: 'damage', value: -damage, rule: TABLE, given: { charge, power, impact, damage, after } },
      ...(after === 0 ? [{ key: 'destroyed', value: null, rule: 'bronepehota/damage-and-armor', given: { kind } } as const] : []),
      ...steps,
    ],
  };
}

interface PilotHit {
  readonly figures: Partial<Figures>;
  readonly steps: readonly HitStep[];
}

/** The armor test, the pilot's test, and the crash of a flyer whose pilot fails it. */
function pilotOf(struck: Struck, damage: number, after: number, die: number): PilotHit {
  const pilotArmor = pilotArmorOf(struck);
  if (pilotArmor === undefined) return { figures: {}, steps: [] };
  const passed = passOdds(after, die);
  const isSpared = after === 0 && struck.readings.includes('wreck-spares-pilot');
  const pilot = behindArmor(isSpared ? ONE : passed, pilotArmor, struck.panic);
  const crash = struck.flying ? crashOf(struck, damage, pilot) : undefined;
  return {
    figures: { pilotKilled: pilot.dead, pilotPanicked: pilot.panicked, ...crash?.figures },
    steps: [
      {
        key: 'armorTest',
        value: null,
        rule: after === 0 ? 'bronepehota/ruling/armor-test-at-zero' : 'bronepehota/armor-test',
        given: { armor: after, die, passed, isSpared },
      },
      ...(isSpared
        ? []
        : [
            {
              key: 'pilotTest',
              value: null,
              rule: 'bronepehota/survival-test',
              given: { armor: pilotArmor, die: SURVIVAL_DIE, dead: pilot.dead },
            } as const,
          ]),
      ...(!isSpared && struck.panic && pilotArmor >= 1 && pilotArmor <= SURVIVAL_DIE
        ? panicSteps(pilotArmor, pilot, struck.flying && !struck.readings.includes('panic-crashes'))
        : []),
      ...(crash?.steps ?? []),
    ],
  };
}

function panicSteps(armor: number, { panicked }: Survival, lands: boolean): readonly HitStep[] {
  const panic: HitStep = { key: 'panic', value: null, rule: 'bronepehota/panic', given: { armor, panicked } };
  return lands ? [panic, { key: 'panicInFlight', value: null, rule: 'bronepehota/ruling/panic-in-flight', given: {} }] : [panic];
}

function crashOf(struck: Struck, damage: number, pilot: Survival): PilotHit {
  const { armor } = struck;
  const crashed = withCrash(damage, armor, fallOdds(pilot, struck));
  const destroyed = atLeast(crashed, armor);
  return {
    figures: { destroyed, damageWithCrash: rowsOf(crashed) },
    steps: [{ key: 'crash', value: null, rule: 'bronepehota/unmanned-machines', given: { faces: CRASH_DIE, destroyed } }],
  };
}
