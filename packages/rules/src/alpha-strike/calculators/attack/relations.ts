/** What the figures of an attack say of each other: what is needed for it, and what contradicts itself. */
import type { Path, Problem } from '../../../calculator/problems.js';
import { number } from '../../../text/numbers.js';
import { movedAs, moveLeft } from '../../engine/combat/posture.js';
import { contradictionsIn, type Figure, missingFrom, readUnit } from '../../engine/combat/unit.js';
import { isPhysical } from '../../engine/to-hit/to-hit.js';
import { mobilityOf, type Question } from './scene.js';

const ATTACKER: Path = ['attacker'];
const TARGET: Path = ['target'];

/** The pilot ability Speed Demon lets a unit move farther than its card says, by this many inches. */
const SPEED_DEMON_INCHES = 2;
/** Whoever moves less stands still. */
const MIN_INCHES_MOVED = 1;

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

const leadsIntoContact = (attack: Question['situation']['attack']): boolean => attack === 'RAM' || attack === 'DEATH_FROM_ABOVE';

const conflict = (path: Path, given: unknown, en: string, ru: string): Problem => ({ code: 'CONFLICT', path, given, allowed: { en, ru } });

function targetMovement({ target, situation: { targetMoved } }: Question): readonly Problem[] {
  const possible = movedAs(mobilityOf(readUnit(target)), targetMoved);
  if (targetMoved === 'STOOD_STILL' || possible === targetMoved) return [];
  return [
    conflict(
      ['situation', 'targetMoved'],
      targetMoved,
      `${possible}: the unit cannot have moved like this any more`,
      `${possible}: двигаться так единица уже не могла`,
    ),
  ];
}

function attackerJump({ attacker, situation: { attackerMoved } }: Question): readonly Problem[] {
  const unit = readUnit(attacker);
  if (attackerMoved !== 'JUMPED' || unit.shutDown || movedAs(mobilityOf(unit), 'JUMPED') === 'JUMPED') return [];
  return [
    conflict(['situation', 'attackerMoved'], attackerMoved, 'any other: the unit cannot jump', 'любое другое: прыгать единица не может'),
  ];
}

/** The way into a ram or a death from above: there must be one, and the unit must be able to go it. */
function wayIntoContact({ attacker, situation: { attack, attackerMoved, inchesMoved } }: Question): readonly Problem[] {
  const mode = { RAM: 'ground', DEATH_FROM_ABOVE: 'jump' } as const;
  if (attack !== 'RAM' && attack !== 'DEATH_FROM_ABOVE') return [];
  if (attackerMoved !== { RAM: 'GROUND', DEATH_FROM_ABOVE: 'JUMPED' }[attack]) return [];
  const unit = readUnit(attacker);
  const most = unit.move && moveLeft(unit.move, mobilityOf(unit))[mode[attack]] + SPEED_DEMON_INCHES;
  const path: Path = ['situation', 'inchesMoved'];
  if (inchesMoved < MIN_INCHES_MOVED)
    return [
      {
        code: 'MISSING',
        path,
        given: inchesMoved,
        allowed: { en: 'the inches moved into the target, 1 or more', ru: 'пройденный до цели путь, от 1 дюйма' },
      },
    ];
  if (most === undefined || inchesMoved <= most) return [];
  return [
    conflict(
      path,
      inchesMoved,
      `at most ${number(most, 'en')}, Speed Demon included`,
      `не больше ${number(most, 'ru')}, вместе с «Лихачом»`,
    ),
  ];
}

/** Missiles and REAR fire go with the normal kind of attack only. */
function frontWeapons({ situation: { attack, weapons, rearDamage } }: Question): readonly Problem[] {
  if (attack === 'WEAPON') return [];
  return [
    ...(weapons === 'ALL'
      ? []
      : [conflict(['situation', 'weapons'], weapons, 'ALL unless the attack is WEAPON', 'ALL, если вид атаки — не WEAPON')]),
    ...(rearDamage === 0
      ? []
      : [conflict(['situation', 'rearDamage'], rearDamage, '0 unless the attack is WEAPON', '0, если вид атаки — не WEAPON')]),
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
  ...frontWeapons(question),
];
