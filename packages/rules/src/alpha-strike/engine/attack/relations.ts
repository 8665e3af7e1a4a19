/** Relations between the fields of an attack: required figures and contradictions. */
import { type Path, type Problem, rangeAllowed } from '../../../calculator/problems.js';
import type { Text } from '../../../text/language.js';
import { STOOD_STILL_BELOW_INCHES } from '../../reference/tables/movement.js';
import { MAX_SIZE, MIN_SIZE } from '../../reference/tables/sizes.js';
import { MOVEMENTS, type Movement } from '../../vocabulary.js';
import { movedAs } from '../combat/posture.js';
import { contradictionsIn, type Figure, missingFrom, readUnit, type Unit } from '../combat/unit.js';
import { typeRefusal } from '../coverage/types.js';
import { placeOf, placeProblems } from '../to-hit/place.js';
import { endsInContact, isPhysical } from '../to-hit/to-hit.js';
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
    ...(endsInContact(attack) ? (['size'] as const) : []),
  ];
}

const conflict = (path: Path, given: unknown, en: string, ru: string): Problem => ({ code: 'CONFLICT', path, given, allowed: { en, ru } });

/** The reason why a unit cannot move in a way. */
function cannot(unit: Unit, moved: Movement, possible: Movement): Text {
  if (unit.shutDown) return { en: 'it is shut down at heat 4', ru: 'при нагреве 4 она отключена' };
  const isHeatOrHits = unit.heat > 0 || unit.criticals.movement > 0;
  const [en, ru] = isHeatOrHits ? [' after MP hits and heat', ' после попаданий и нагрева'] : ['', ''];
  if (possible === 'IMMOBILE') return { en: `its MV leaves it no movement${en}`, ru: `по ДВ она двигаться не может${ru}` };
  return moved === 'JUMPED'
    ? { en: `its MV has no jump${en}`, ru: `по ДВ она прыгать не может${ru}` }
    : { en: `its MV lets it move${en}`, ru: `по ДВ она двигаться может${ru}` };
}

/** A movement that the figures of the unit rule out. */
function movement(unit: Unit, moved: Movement, { readings }: Question, name: 'attackerMoved' | 'targetMoved'): readonly Problem[] {
  const possible = movedAs(mobilityOf(unit, readings), moved);
  if (moved === 'STOOD_STILL' || possible === moved) return [];
  const { en, ru } = MOVEMENTS.values[possible];
  const others = possible === 'STOOD_STILL' ? { en, ru } : { en: `${en}, or stood still`, ru: `${ru} или стояла на месте` };
  const why = cannot(unit, moved, possible);
  return [conflict(['situation', name], moved, `${others.en}: ${why.en}`, `${others.ru}: ${why.ru}`)];
}

const targetMovement = (question: Question): readonly Problem[] =>
  movement(readUnit(question.target), question.situation.targetMoved, question, 'targetMoved');

/** An attacker that is shut down is refused. */
function attackerMovement(question: Question): readonly Problem[] {
  const { attackerMoved } = question.situation;
  const unit = readUnit(question.attacker);
  return attackerMoved === undefined || unit.shutDown ? [] : movement(unit, attackerMoved, question, 'attackerMoved');
}

/** A weapon attack needs its distance. */
function distance({ situation: { attack, inches, contact } }: Question): readonly Problem[] {
  if (isPhysical(attack) || contact || inches !== undefined) return [];
  const allowed: Text = { en: 'the distance in inches', ru: 'расстояние в дюймах' };
  return [{ code: 'MISSING', path: ['situation', 'inches'], given: null, allowed }];
}

/** A charge or death from above needs a move. */
function wayIntoContact({ situation }: Question): readonly Problem[] {
  const { attack, inchesMoved } = situation;
  if (!endsInContact(attack) || placeOf(situation).attackerMoved !== MODES[attack] || inchesMoved >= STOOD_STILL_BELOW_INCHES) return [];
  const allowed = { en: 'the inches moved into the target, 1 or more', ru: 'пройденный до цели путь, от 1 дюйма' };
  return [{ code: 'MISSING', path: ['situation', 'inchesMoved'], given: inchesMoved, allowed }];
}

const MODES = { RAM: 'GROUND', DEATH_FROM_ABOVE: 'JUMPED' } as const;

/** Cards of ’Mechs have sizes up to 4. The catalog has larger buildings and vehicles, which these physical attacks do not cover. */
function sizes({ attacker, target, situation: { attack } }: Question): readonly Problem[] {
  const needed = [
    ...(isPhysical(attack) ? [[ATTACKER, attacker.size] as const] : []),
    ...(endsInContact(attack) ? [[TARGET, target.size] as const] : []),
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

/** All problems between the fields of an attack. A unit without rules is refused, whatever its card lacks. */
export const relations = (question: Question): readonly Problem[] =>
  typeRefusal(question.attacker, question.target) === undefined ? problemsOf(question) : [];

const problemsOf = (question: Question): readonly Problem[] => [
  ...missingFrom(question.attacker, ATTACKER, neededOfAttacker(question)),
  ...missingFrom(question.target, TARGET, neededOfTarget(question)),
  ...contradictionsIn(question.attacker, ATTACKER),
  ...contradictionsIn(question.target, TARGET),
  ...targetMovement(question),
  ...attackerMovement(question),
  ...distance(question),
  ...placeProblems(question.situation, ['situation']),
  ...wayIntoContact(question),
  ...sizes(question),
  ...frontWeapons(question),
];
