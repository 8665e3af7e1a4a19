/** The armor test, and the pilot's survival test when it fails. Section 6.6 of the source. */
import { type Fraction, ONE } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { behindArmor, passOdds, type Survival, survivalOdds } from '../../engine/survival/survival.js';
import { SURVIVAL_DIE } from '../../reference/tables/real-hits.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts {
  readonly armor: { readonly armor: number };
  readonly damage: { readonly damage: number; readonly after: number };
  readonly armorTest: { readonly armor: number; readonly die: number; readonly passed: Fraction; readonly isSpared: boolean };
  readonly pilotTest: { readonly armor: number; readonly die: number; readonly killed: Fraction; readonly dead: Fraction };
  readonly panic: { readonly armor: number; readonly panicked: Fraction };
}

/** Resolves a checked question. A test is never forbidden. */
export function resolve({ armor, damage, die, pilotArmor, panic, readings }: Question): Outcome<typeof output, Facts, object> {
  const after = Math.max(0, armor - damage);
  const isSpared = after === 0 && readings.includes('wreck-spares-pilot');
  const passed = isSpared ? ONE : passOdds(after, die);
  const pilot = pilotArmor === undefined ? undefined : behindArmor(passed, pilotArmor, panic);
  return {
    figures: { armorAfter: after, protected: passed, alive: pilot?.alive, panicked: pilot?.panicked, dead: pilot?.dead },
    steps: [
      { key: 'armor', value: armor, rule: 'bronepehota/damage-and-armor', given: { armor } },
      ...(damage > 0 ? [{ key: 'damage', value: after - armor, rule: 'bronepehota/armor-test', given: { damage, after } } as const] : []),
      {
        key: 'armorTest',
        value: null,
        rule: after === 0 ? 'bronepehota/ruling/armor-test-at-zero' : 'bronepehota/armor-test',
        given: { armor: after, die, passed, isSpared },
      },
      ...(pilot && pilotArmor !== undefined && !isSpared ? pilotSteps(pilotArmor, pilot, panic) : []),
    ],
  };
}

function pilotSteps(armor: number, pilot: Survival, panic: boolean): readonly Step<Facts>[] {
  const killed = survivalOdds(armor, SURVIVAL_DIE, false).dead;
  const test: Step<Facts> = {
    key: 'pilotTest',
    value: null,
    rule: 'bronepehota/survival-test',
    given: { armor, die: SURVIVAL_DIE, killed, dead: pilot.dead },
  };
  return panic && armor >= 1 && armor <= SURVIVAL_DIE
    ? [test, { key: 'panic', value: null, rule: 'bronepehota/panic', given: { armor, panicked: pilot.panicked } }]
    : [test];
}
