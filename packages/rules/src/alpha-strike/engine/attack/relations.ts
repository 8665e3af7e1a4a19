/** Relations between the fields of an attack: required figures and contradictions. */
import { type Path, type Problem, rangeAllowed } from '../../../calculator/problems.js';
import { STOOD_STILL_BELOW_INCHES } from '../../reference/tables/movement.js';
import { MAX_SIZE, MIN_SIZE } from '../../reference/tables/sizes.js';
import { type AttackKind, MOVEMENTS } from '../../vocabulary.js';
import { movedAs } from '../combat/posture.js';
import { contradictionsIn, type Figure, missingFrom, readUnit } from '../combat/unit.js';
import { isPhysical } from '../to-hit/to-hit.js';
import { mobilityOf, type Question } from './scene.js';

const ATTACKER: Path = ['attacker'];
const TARGET: Path = ['target'];

function neededOfAttacker({ situation: { attack, weapons } }: Question): readonly Figure[] {
  if (isPhysical(attack)) return ['size'];
  return attack === 'WEAPON' && weapons === 'ALL' ? ['damage'] : [];
}

function neededOfTarget({ target, situation: { attack, targetMoved } }: Question): readonly Figure[] {
  const moved = targetMoved === 'GROUND' || targetMoved === 'JUMPED';
  return [
    'armor',
    'structure',
    ...(moved && !readUnit(target).shutDown ? (['tmm'] as const) : []),
    ...(leadsIntoContact(attack) ? (['size'] as const) : []),
  ];
}

const leadsIntoContact = (attack: AttackKind): attack is 'RAM' | 'DEATH_FROM_ABOVE' => attack === 'RAM' || attack === 'DEATH_FROM_ABOVE';

const conflict = (path: Path, given: unknown, en: string, ru: string): Problem => ({ code: 'CONFLICT', path, given, allowed: { en, ru } });

function targetMovement({ target, situation: { targetMoved } }: Question): readonly Problem[] {
  const possible = movedAs(mobilityOf(readUnit(target)), targetMoved);
  if (targetMoved === 'STOOD_STILL' || possible === targetMoved) return [];
  const { en, ru } = MOVEMENTS.values[possible];
  const others = possible === 'STOOD_STILL' ? { en, ru } : { en: `${en}, or stood still`, ru: `${ru} или стояла на месте` };
  return [
    conflict(
      ['situation', 'targetMoved'],
      targetMoved,
      `${others.en}: the unit cannot move like this`,
      `${others.ru}: двигаться так БЕ не может`,
    ),
  ];
}

function attackerJump({ attacker, situation: { attackerMoved } }: Question): readonly Problem[] {
  const unit = readUnit(attacker);
  if (attackerMoved !== 'JUMPED' || unit.shutDown || movedAs(mobilityOf(unit), 'JUMPED') === 'JUMPED') return [];
  return [
    conflict(
      ['situation', 'attackerMoved'],
      attackerMoved,
      'anything else: the unit cannot jump',
      'что угодно другое: прыгать БЕ не может',
    ),
  ];
}

/** A charge or death from above needs a move. */
function wayIntoContact({ situation: { attack, attackerMoved, inchesMoved } }: Question): readonly Problem[] {
  if (!leadsIntoContact(attack) || attackerMoved !== MODES[attack] || inchesMoved >= STOOD_STILL_BELOW_INCHES) return [];
  const allowed = { en: 'the inches moved into the target, 1 or more', ru: 'пройденный до цели путь, от 1 дюйма' };
  return [{ code: 'MISSING', path: ['situation', 'inchesMoved'], given: inchesMoved, allowed }];
}

const MODES = { RAM: 'GROUND', DEATH_FROM_ABOVE: 'JUMPED' } as const;

/** Cards of ’Mechs have sizes up to 4. The catalog has larger buildings and vehicles, which these physical attacks do not cover. */
function sizes({ attacker, target, situation: { attack } }: Question): readonly Problem[] {
  const needed = [
    ...(isPhysical(attack) ? [[ATTACKER, attacker.size] as const] : []),
    ...(leadsIntoContact(attack) ? [[TARGET, target.size] as const] : []),
  ];
  return needed
    .filter(([, size]) => size !== undefined && size > MAX_SIZE)
    .map(([path, size]) => ({
      code: 'OUT_OF_RANGE',
      path: [...path, 'size'],
      given: size,
      allowed: rangeAllowed(MIN_SIZE, MAX_SIZE, true),
    }));
}

/** Missiles and REAR fire require the normal kind of attack. */
function frontWeapons({ situation: { attack, weapons, rearDamage } }: Question): readonly Problem[] {
  if (attack === 'WEAPON') return [];
  return [
    ...(weapons === 'ALL'
      ? []
      : [
          conflict(
            ['situation', 'weapons'],
            weapons,
            'all weapons, unless it is the normal attack',
            'все орудия, если это не обычная атака',
          ),
        ]),
    ...(rearDamage === 0
      ? []
      : [conflict(['situation', 'rearDamage'], rearDamage, '0, unless it is the normal attack', '0, если это не обычная атака')]),
  ];
}

/** All problems between the fields of an attack. */
export const relations = (question: Question): readonly Problem[] => [
  ...missingFrom(question.attacker, ATTACKER, neededOfAttacker(question)),
  ...missingFrom(question.target, TARGET, neededOfTarget(question)),
  ...contradictionsIn(question.attacker, ATTACKER),
  ...contradictionsIn(question.target, TARGET),
  ...targetMovement(question),
  ...attackerJump(question),
  ...wayIntoContact(question),
  ...sizes(question),
  ...frontWeapons(question),
];
