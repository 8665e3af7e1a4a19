/** Legality of an attack by this unit: abilities, shutdown, overheat and damage, in addition to the general rules. */
import type { Refusal } from '../../../calculator/calculator.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { MIN_INCHES, SPEED_DEMON_INCHES } from '../../reference/tables/movement.js';
import { moveLeft } from '../combat/posture.js';
import { unitRefusal } from '../coverage/unit-refusal.js';
import { dealsDamage } from '../specials/damage-values.js';
import type { Specials } from '../specials/specials.js';
import { refusalOf as refusalByPlace } from '../to-hit/legality.js';
import { endsInContact } from '../to-hit/to-hit.js';
import { pointsOf } from '../weapons/damage.js';
import type { Ability, Refusals } from './facts.js';
import { isNormalAttack, mobilityOf, type Scene, type Situation } from './scene.js';

type AttackRefusal = Refusal<Refusals>;
type Test = (scene: Scene) => AttackRefusal | undefined;

/** Only units of covered types that are not destroyed may attack and be attacked. */
const unit: Test = ({ inputs }) => unitRefusal(...inputs);

const shutDown: Test = ({ attacker }) => (attacker.shutDown ? { code: 'SHUT_DOWN', rule: 'alpha-strike/shutdown', given: {} } : undefined);

/** The ability that an attack needs, and its rule. */
function needed({ attack, weapons }: Situation): { readonly ability: Ability; readonly rule: AttackRefusal['rule'] } | undefined {
  if (attack === 'REAR') return { ability: 'REAR', rule: 'alpha-strike/rear-weapons' };
  if (attack === 'INDIRECT') return { ability: 'IF', rule: 'alpha-strike/indirect-fire' };
  if (attack === 'MELEE_WEAPON') return { ability: 'MEL', rule: 'alpha-strike/melee-weapons' };
  return attack === 'WEAPON' && weapons !== 'ALL' ? { ability: weapons, rule: 'alpha-strike/missiles' } : undefined;
}

const HAS: { readonly [A in Ability]: (specials: Specials) => boolean } = {
  REAR: ({ rear }) => rear !== undefined,
  IF: ({ indirect }) => indirect !== undefined,
  MEL: ({ mel }) => mel,
  LRM: ({ lrm }) => lrm !== undefined,
  SRM: ({ srm }) => srm !== undefined,
};

const ability: Test = ({ attacker, situation }) => {
  const need = needed(situation);
  return need && !HAS[need.ability](attacker.specials)
    ? { code: 'LACKS_ABILITY', rule: need.rule, given: { ability: need.ability } }
    : undefined;
};

const meleeWeapon: Test = ({ attacker, situation }) =>
  situation.attack === 'PHYSICAL' && attacker.specials.mel
    ? { code: 'HAS_MELEE_WEAPON', rule: 'alpha-strike/melee-weapons', given: {} }
    : undefined;

const place: Test = ({ situation, place: { contact, lineOfSight }, attackerPosture, readings }) =>
  refusalByPlace({ ...situation, contact, lineOfSight, attackerMoved: attackerPosture.moved, readings });

/** A charge or death from above is limited to the unit's move, including minimum movement. */
const outOfMove: Test = ({ attacker, situation: { attack, inchesMoved: inches, speedDemon }, readings }) => {
  if (!endsInContact(attack) || !attacker.move) return undefined;
  const left = moveLeft(attacker.move, mobilityOf(attacker, readings))[attack === 'RAM' ? 'ground' : 'jump'];
  const limit = Math.max(MIN_INCHES, left + (speedDemon ? SPEED_DEMON_INCHES : 0));
  return inches > limit
    ? { code: 'OUT_OF_MOVE', rule: 'alpha-strike/special-physical-attacks', given: { attack, inches, limit, speedDemon } }
    : undefined;
};

/** The declared points of REAR must be one of its values. */
const rearValue: Test = ({ attacker: { specials, criticals }, situation: { rearDamage: points }, readings }) => {
  if (points === 0) return undefined;
  if (!specials.rear) return { code: 'LACKS_ABILITY', rule: 'alpha-strike/rear-weapons', given: { ability: 'REAR' } };
  const lost = readings.includes('weapon-hit-spares-abilities') ? 0 : criticals.weapon;
  const possible = pointsOf(specials.rear, lost, readings);
  return possible.includes(points) ? undefined : { code: 'REAR_VALUE', rule: 'alpha-strike/rear-weapons', given: { points, possible } };
};

const damage: Test = ({ physical, value, range, attacker }) =>
  physical || dealsDamage(value)
    ? undefined
    : { code: 'NO_DAMAGE', rule: 'alpha-strike/range', given: { range, weaponHits: attacker.criticals.weapon } };

const overheatForbidden: Test = ({ physical, situation: { attack, weapons, overheat }, readings }) => {
  if (overheat === 0) return undefined;
  if (physical || attack === 'REAR') return { code: 'OVERHEAT_FORBIDDEN', rule: 'alpha-strike/overheat', given: { attack, weapons } };
  return !isNormalAttack(attack, { weapons }) && readings.includes('no-overheat-with-abilities')
    ? { code: 'OVERHEAT_FORBIDDEN', rule: 'alpha-strike/ruling/overheat-abilities', given: { attack, weapons } }
    : undefined;
};

const overheatWithHeat: Test = ({ attacker: { specials }, situation: { overheat }, readings }) =>
  overheat > 0 && specials.heat && readings.includes('ht-excludes-overheat')
    ? { code: 'OVERHEAT_WITH_HT', rule: 'alpha-strike/ruling/heat-or-overheat', given: {} }
    : undefined;

const overheatValue: Test = ({ attacker, situation: { overheat } }) =>
  overheat > attacker.overheatValue
    ? { code: 'OVERHEAT_ABOVE_VALUE', rule: 'alpha-strike/overheat', given: { overheat, limit: attacker.overheatValue } }
    : undefined;

const overheatScale: Test = ({ attacker, situation: { overheat } }) => {
  const limit = SHUTDOWN_HEAT - attacker.heat;
  return overheat > limit ? { code: 'OVERHEAT_ABOVE_SCALE', rule: 'alpha-strike/overheat', given: { overheat, limit } } : undefined;
};

const OVERHEAT_TESTS: readonly Test[] = [overheatForbidden, overheatWithHeat, overheatValue, overheatScale];
const TESTS: readonly Test[] = [unit, shutDown, ability, meleeWeapon, place, outOfMove, damage, rearValue, ...OVERHEAT_TESTS];

function firstOf(tests: readonly Test[], scene: Scene): AttackRefusal | undefined {
  for (const test of tests) {
    const refusal = test(scene);
    if (refusal) return refusal;
  }
  return undefined;
}

/** The reason why the attack is forbidden, if it is. */
export const refusalOf = (scene: Scene): AttackRefusal | undefined => firstOf(TESTS, scene);

/** The reason why the attacker cannot use the declared overheat, if there is one. */
export const overheatRefusal = (scene: Scene): AttackRefusal | undefined => firstOf(OVERHEAT_TESTS, scene);
