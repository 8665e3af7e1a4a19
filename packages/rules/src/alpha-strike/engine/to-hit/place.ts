/**
 * Where attacker and target are. A fact may be given, or follow from another one: depth of water means partial cover, inches of
 * woods mean woods, 0" and a charge mean base contact. A given fact that contradicts another one is a problem that names both.
 */
import type { Path, Problem } from '../../../calculator/problems.js';
import type { Text } from '../../../text/language.js';
import { inches as inchesText } from '../../../text/numbers.js';
import { rangeAt } from '../../reference/tables/ranges.js';
import { type AttackKind, type Movement, RANGES, type Range } from '../../vocabulary.js';
import { BLOCKING_WOODS_INCHES } from './legality.js';
import { endsInContact, isPhysical } from './to-hit.js';

/** The facts as given. Undefined: not given. */
export interface GivenPlace {
  readonly attack: AttackKind;
  readonly inches: number | undefined;
  readonly range?: Range | undefined;
  readonly contact: boolean | undefined;
  readonly lineOfSight: boolean | undefined;
  readonly woods: boolean | undefined;
  readonly woodsInches: number;
  readonly partialCover: boolean | undefined;
  readonly targetWaterDepth: number;
  readonly attackerMoved: Movement | undefined;
}

/** All facts, given or derived. */
export interface Place {
  readonly contact: boolean;
  readonly lineOfSight: boolean;
  readonly woods: boolean;
  readonly woodsTwice: boolean;
  readonly partialCover: boolean;
  readonly inWater: boolean;
  readonly attackerMoved: Movement;
}

/** The movement that an attack needs. A charge needs ground movement, like everything whose movement is not given. */
const movementFor = (attack: AttackKind): Movement => (attack === 'DEATH_FROM_ABOVE' ? 'JUMPED' : 'GROUND');

/** Derives the facts that are not given. @example placeOf({ ...given, targetWaterDepth: 1 }).partialCover // true */
export function placeOf(given: GivenPlace): Place {
  const { attack, inches, contact, lineOfSight, woods, woodsInches, partialCover, targetWaterDepth, attackerMoved } = given;
  const inWater = targetWaterDepth > 0;
  return {
    contact: contact ?? (endsInContact(attack) || inches === 0),
    lineOfSight: lineOfSight ?? true,
    woods: woods ?? woodsInches > 0,
    woodsTwice: woods === true && woodsInches > 0,
    partialCover: partialCover ?? inWater,
    inWater,
    attackerMoved: attackerMoved ?? movementFor(attack),
  };
}

type Contradiction = readonly [field: keyof GivenPlace, allowed: Text] | undefined;

const says = (en: string, ru: string): Text => ({ en, ru });

function contactContradiction({ attack, inches, contact }: GivenPlace): Contradiction {
  if (endsInContact(attack) && contact === false)
    return [
      'contact',
      says('yes: a charge or death from above ends in base contact', 'да: таран и «смерть с небес» кончаются касанием подставок'),
    ];
  if (endsInContact(attack) && inches !== undefined && inches > 0)
    return [
      'inches',
      says(
        '0 or none: a charge or death from above ends in base contact',
        '0 или ничего: таран и «смерть с небес» кончаются касанием подставок',
      ),
    ];
  if (contact && inches !== undefined && inches > 0)
    return ['contact', says(`no, as the distance is ${inchesText(inches, 'en')}`, `нет, раз расстояние — ${inchesText(inches, 'ru')}`)];
  return contact === false && inches === 0 ? ['contact', says('yes, as the distance is 0"', 'да, раз расстояние — 0"')] : undefined;
}

function rangeContradiction({ attack, inches, range, contact }: GivenPlace): Contradiction {
  if (range === undefined) return undefined;
  if (isPhysical(attack)) return ['range', says('none: a physical attack has no range', 'ничего: в ближнем бою дистанций нет')];
  if (contact && range !== 'SHORT') return ['range', says('none: the bases touch', 'ничего: подставки касаются')];
  return inches === undefined || rangeAt(inches) === range ? undefined : ['range', bracketOf(inches)];
}

function bracketOf(distance: number): Text {
  const range = rangeAt(distance);
  return range
    ? says(
        `${RANGES.values[range].en}, which ${inchesText(distance, 'en')} is, or none`,
        `${RANGES.values[range].ru}, раз до цели ${inchesText(distance, 'ru')}, или ничего`,
      )
    : says(
        `none, as ${inchesText(distance, 'en')} is beyond long range`,
        `ничего: ${inchesText(distance, 'ru')} — за пределами дальней дистанции`,
      );
}

function sightContradiction({ attack, lineOfSight, woodsInches, contact }: GivenPlace): Contradiction {
  if (!lineOfSight || contact || isPhysical(attack) || woodsInches < BLOCKING_WOODS_INCHES) return undefined;
  const [en, ru] = [inchesText(woodsInches, 'en'), inchesText(woodsInches, 'ru')];
  return ['lineOfSight', says(`no, with ${en} of woods along the line`, `нет: на линии ${ru} леса`)];
}

const woodsContradiction = ({ woods, woodsInches }: GivenPlace): Contradiction =>
  woods === false && woodsInches > 0
    ? [
        'woods',
        says(`yes, with ${inchesText(woodsInches, 'en')} of woods along the line`, `да: на линии ${inchesText(woodsInches, 'ru')} леса`),
      ]
    : undefined;

const coverContradiction = ({ partialCover, targetWaterDepth }: GivenPlace): Contradiction =>
  partialCover === false && targetWaterDepth > 0
    ? ['partialCover', says('yes: water under the target gives partial cover', 'да: вода под целью даёт частичное укрытие')]
    : undefined;

const CONTRADICTIONS = [contactContradiction, rangeContradiction, sightContradiction, woodsContradiction, coverContradiction];

/** The given facts that contradict others. @param path of the object with the facts */
export const placeProblems = (given: GivenPlace, path: Path): readonly Problem[] =>
  CONTRADICTIONS.map((contradiction) => contradiction(given))
    .filter((found) => found !== undefined)
    .map(([field, allowed]) => ({ code: 'CONFLICT', path: [...path, field], given: given[field], allowed }));
