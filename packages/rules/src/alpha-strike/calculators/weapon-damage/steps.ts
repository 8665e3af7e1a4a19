/** The steps of weapon damage: the additions and subtractions with their rules. */
import { chanceOf, type Fraction } from '@rangefinder/dice';
import type { RuleId, Step } from '../../../calculator/calculator.js';
import { type DamageValue, damageText, type RangedValues } from '../../engine/specials/damage-values.js';
import type { RangedAbility, Specials } from '../../engine/specials/specials.js';
import { afterRearFire, MINIMAL_POINT, overheatBonus, REAR_BONUS } from '../../engine/weapons/damage.js';
import type { Readings } from '../../reference/readings.js';
import type { AttackKind, Range, Weapons } from '../../vocabulary.js';
import { isNormal } from './fire.js';

/** An allowed attack with its values. */
export interface Fired {
  readonly attack: AttackKind;
  readonly weapons: Weapons;
  readonly range: Range;
  readonly overheat: number;
  readonly fromRear: boolean;
  readonly rearDamage: number;
  readonly weaponHits: number;
  readonly abilities: Specials;
  /** The printed value at the range, and the value after weapon hits. */
  readonly printed: DamageValue;
  readonly value: DamageValue;
  /** The effects of HT on the target. */
  readonly given: { readonly heat: number; readonly damage: number };
  readonly readings: Readings;
}

export interface DamageFacts {
  readonly value: { readonly printed: string; readonly range: Range; readonly attack: AttackKind; readonly weapons: Weapons };
  readonly weaponHits: { readonly hits: number; readonly left: string };
  readonly rearReduction: { readonly left: string };
  readonly overheat: { readonly used: number; readonly range: Range };
  readonly rear: object;
  readonly heatAsDamage: object;
  readonly minimal: { readonly chance: Fraction };
  readonly bonusToMinimal: { readonly needsPoint: boolean };
  readonly heatGained: { readonly used: number };
  readonly targetHeat: { readonly printed: number; readonly heat: number };
  readonly heatGivenUp: object;
}
type DamageStep = Step<DamageFacts>;

const left = ({ value, rearDamage, readings }: Fired): DamageValue => afterRearFire(value, rearDamage, readings);

const abilityOf = ({ attack, weapons }: Fired): RangedAbility | undefined => {
  if (attack === 'REAR') return 'rear';
  return ({ ALL: undefined, LRM: 'lrm', SRM: 'srm' } as const)[weapons];
};

function valueStep(fired: Fired): DamageStep {
  const ability = abilityOf(fired);
  const single = ability && fired.abilities.single.includes(ability);
  const rule = single ? 'alpha-strike/ruling/single-figure' : sectionOf(fired);
  return {
    key: 'value',
    value: fired.printed.points,
    rule,
    given: { printed: damageText(fired.printed), range: fired.range, attack: fired.attack, weapons: fired.weapons },
  };
}

function sectionOf({ attack, weapons }: Fired): RuleId {
  if (attack === 'REAR') return 'alpha-strike/rear-weapons';
  if (attack === 'INDIRECT') return 'alpha-strike/indirect-fire';
  return weapons === 'ALL' ? 'alpha-strike/weapon-damage' : 'alpha-strike/missiles';
}

function weaponHitStep({ weaponHits, printed, value }: Fired): DamageStep | undefined {
  if (weaponHits === 0) return undefined;
  return {
    key: 'weaponHits',
    value: value.points - printed.points,
    rule: 'alpha-strike/ruling/weapon-hit-values',
    given: { hits: weaponHits, left: damageText(value) },
  };
}

function reductionStep(fired: Fired): DamageStep | undefined {
  if (fired.rearDamage === 0) return undefined;
  const rule = fired.value.minimal ? 'alpha-strike/ruling/rear-lowers-minimal' : 'alpha-strike/rear-weapons';
  return { key: 'rearReduction', value: left(fired).points - fired.value.points, rule, given: { left: damageText(left(fired)) } };
}

function overheatStep(fired: Fired): DamageStep | undefined {
  const { overheat, range, abilities } = fired;
  return overheat === 0
    ? undefined
    : {
        key: 'overheat',
        value: overheatBonus(overheat, range, abilities.ovl),
        rule: overheatRule(fired),
        given: { used: overheat, range },
      };
}

function overheatRule(fired: Fired): RuleId {
  if (!isNormal(fired)) return 'alpha-strike/ruling/overheat-abilities';
  return fired.range === 'LONG' ? 'alpha-strike/ovl' : 'alpha-strike/overheat';
}

const rearStep = ({ fromRear }: Fired): DamageStep | undefined =>
  fromRear ? { key: 'rear', value: REAR_BONUS, rule: 'alpha-strike/attack-direction', given: {} } : undefined;

const heatRule = ({ abilities }: Fired): RuleId =>
  abilities.single.includes('heat') ? 'alpha-strike/ruling/single-figure' : 'alpha-strike/heat-ability';

const heatAsDamageStep = (fired: Fired): DamageStep | undefined =>
  fired.given.damage > 0 ? { key: 'heatAsDamage', value: fired.given.damage, rule: heatRule(fired), given: {} } : undefined;

const POINT_CHANCE = chanceOf(MINIMAL_POINT, 1);
const minimalStep = (fired: Fired): DamageStep | undefined =>
  left(fired).minimal ? { key: 'minimal', value: null, rule: 'alpha-strike/minimal-damage', given: { chance: POINT_CHANCE } } : undefined;

const bonusStep = (fired: Fired): DamageStep | undefined =>
  left(fired).minimal && (fired.fromRear || fired.overheat > 0)
    ? {
        key: 'bonusToMinimal',
        value: null,
        rule: 'alpha-strike/ruling/minimal-damage-bonus',
        given: { needsPoint: fired.readings.includes('minimal-bonus-with-point') },
      }
    : undefined;

const heatGainedStep = ({ overheat }: Fired): DamageStep | undefined =>
  overheat === 0 ? undefined : { key: 'heatGained', value: null, rule: 'alpha-strike/ruling/overheat-on-miss', given: { used: overheat } };

function targetHeatStep(fired: Fired): DamageStep | undefined {
  const { heat } = fired.given;
  return heat === 0
    ? undefined
    : {
        key: 'targetHeat',
        value: null,
        rule: heatRule(fired),
        given: { printed: (fired.abilities.heat as RangedValues)[fired.range].points, heat },
      };
}

/** The step for HT that the unit has but this attack does not use. */
function heatGivenUpStep(fired: Fired): DamageStep | undefined {
  const { abilities, range, given } = fired;
  const has = (abilities.heat?.[range].points ?? 0) > 0;
  if (!has || given.heat > 0 || given.damage > 0 || fired.attack === 'REAR') return undefined;
  // The normal attack uses HT unless it is overheated.
  const rule = isNormal(fired) ? 'alpha-strike/ruling/heat-or-overheat' : 'alpha-strike/ruling/heat-with-normal-attack';
  return { key: 'heatGivenUp', value: null, rule, given: {} };
}

const SUM = [
  valueStep,
  weaponHitStep,
  reductionStep,
  overheatStep,
  rearStep,
  heatAsDamageStep,
  minimalStep,
  bonusStep,
  heatGainedStep,
  targetHeatStep,
  heatGivenUpStep,
] as const;

/** The steps in the order of play. Their values add up to the fixed damage. */
export const damageSteps = (fired: Fired): readonly DamageStep[] => SUM.map((step) => step(fired)).filter((step) => step !== undefined);
