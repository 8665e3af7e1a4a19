/** The exchange of fire of two sides: who fires at whom, who answers, and how it ends for each figure. */
import { add, type Fraction, ONE, subtract, ZERO } from '@rangefinder/dice';
import type { Outcome, Refusal } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { wordsOf } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { BLOCKING_COVERS, SIGHT_INCHES } from '../../reference/tables/sight.js';
import { type WeaponId, weaponOf } from '../../reference/tables/weapons.js';
import type { Visibility } from '../../vocabulary.js';
import type { output } from './output.js';
import { type Fates, fatesOf, type Opening } from './pair.js';
import { type Facts, isShooting, type Named, nameOf, type Pairing, pairSteps, reaches } from './steps.js';
import { FATES, type Fate } from './vocabulary.js';
import { burstOf, emptyingOdds, type Figure, type Modifier, type Question, suppresses, withOther } from './volley.js';

export interface Refusals {
  readonly NOT_FOR_SHOOTING: { readonly figure: Named; readonly weapon: WeaponId };
  readonly OUT_OF_AMMUNITION: { readonly figure: Named };
  readonly OUT_OF_RANGE: { readonly figure: Named; readonly weapon: WeaponId; readonly inches: number; readonly limit: number };
  readonly NOT_SEEN: { readonly visibility: Visibility; readonly inches: number; readonly limit: number };
  readonly LINE_BLOCKED: { readonly covers: number };
}

type Figures = Checked<typeof output>;
type FigureOut = Figures['first'][number];

/** The index of the enemy at whom a figure of the first side fires. */
const targetOf = ({ first, second }: Question, index: number): number => (first[index]?.target ?? (index % second.length) + 1) - 1;

/** Targets exist, and only those who fire first have one. */
export function relations({ first, second }: Question): readonly Problem[] {
  const most = second.length;
  return [
    ...first.flatMap(({ target }, index): readonly Problem[] =>
      target !== undefined && target > most
        ? [
            {
              code: 'CONFLICT',
              path: ['first', index, 'target'],
              given: target,
              allowed:
                most === 1
                  ? { en: '1, the only figure of the other side', ru: '1 — там всего одна фигурка' }
                  : { en: `1 to ${most}, a figure of the other side`, ru: `номер фигурки другой стороны, от 1 до ${most}` },
            },
          ]
        : [],
    ),
    ...second.flatMap(({ target }, index): readonly Problem[] =>
      target === undefined
        ? []
        : [
            {
              code: 'CONFLICT',
              path: ['second', index, 'target'],
              given: target,
              allowed: {
                en: 'nothing (it fires back at the figure that shot at it)',
                ru: 'ничего (фигурка отвечает тому, кто по ней стрелял)',
              },
            },
          ],
    ),
  ];
}

function refusalOf(question: Question): Refusal<Refusals> | undefined {
  const { first, inches, visibility, coversOnLine } = question;
  for (const [index, figure] of first.entries()) {
    const named = nameOf(question, 'first', index);
    const { weapon } = figure;
    if (!isShooting(figure)) return { code: 'NOT_FOR_SHOOTING', rule: '5150/weapons', given: { figure: named, weapon } };
    if (!figure.loaded) return { code: 'OUT_OF_AMMUNITION', rule: '5150/ammunition', given: { figure: named } };
    if (inches !== undefined && !reaches(figure, inches))
      return {
        code: 'OUT_OF_RANGE',
        rule: '5150/ruling/hard-range',
        given: { figure: named, weapon, inches, limit: weaponOf(weapon).rangeInches as number },
      };
  }
  const limit = SIGHT_INCHES[visibility];
  if (limit !== null && inches !== undefined && inches > limit)
    return { code: 'NOT_SEEN', rule: '5150/table/sight', given: { visibility, inches, limit } };
  return coversOnLine >= BLOCKING_COVERS
    ? { code: 'LINE_BLOCKED', rule: '5150/line-of-sight', given: { covers: coversOnLine } }
    : undefined;
}

const pairingsOf = (question: Question): readonly Pairing[] =>
  question.second.map((_, target) => ({
    target,
    shooters: question.first.flatMap((__, shooter) => (targetOf(question, shooter) === target ? [shooter] : [])),
  }));

const OUT: readonly Fate[] = ['OUT_OF_THE_FIGHT', 'DEAD'];
const STANDING: readonly Fate[] = ['STANDS', 'STANDS_EMPTY', 'CANNOT_FIRE', 'FIRES_ON'];
const sumOver = (fates: ReadonlyMap<Fate, Fraction>, counts: (fate: Fate) => boolean): Fraction =>
  [...fates].reduce((sum, [fate, chance]) => (counts(fate) ? add(sum, chance) : sum), ZERO);

function figureOf(fates: ReadonlyMap<Fate, Fraction>): FigureOut {
  return {
    outOfAction: sumOver(fates, (fate) => OUT.includes(fate)),
    silenced: sumOver(fates, (fate) => !STANDING.includes(fate)),
    fates: wordsOf(FATES).flatMap((fate) => {
      const chance = fates.get(fate) ?? ZERO;
      return chance.numerator > 0n ? [{ fate, chance }] : [];
    }),
  };
}

const modifierOf = ({ firstModifier }: Question): Modifier => firstModifier as Modifier;

/** The first bursts at one figure. */
function openingOf(question: Question, { target, shooters }: Pairing): Opening {
  const shotAt = question.second[target] as Figure;
  const bursts = shooters.map((shooter) => burstOf(question.first[shooter] as Figure, shotAt, modifierOf(question), question));
  const [own, ...others] = bursts;
  return {
    burst: others.reduce(withOther, own as Opening['burst']),
    suppressed: shooters.some((shooter) => suppresses(question.first[shooter] as Figure, shotAt)),
  };
}

/** The end for everybody who takes part. */
interface Ended {
  readonly first: Map<number, ReadonlyMap<Fate, Fraction>>;
  readonly second: Map<number, ReadonlyMap<Fate, Fraction>>;
}

function endedOf(question: Question, pairings: readonly Pairing[]): Ended {
  const { first, second, inches } = question;
  const ended: Ended = { first: new Map(), second: new Map() };
  for (const pairing of pairings) {
    const [answered, ...others] = pairing.shooters;
    const target = second[pairing.target] as Figure;
    if (answered === undefined) {
      ended.second.set(pairing.target, new Map([['STANDS', ONE]]));
      continue;
    }
    const two = [first[answered], target].map((figure) => ({
      figure: figure as Figure,
      canAnswer: reaches(figure as Figure, inches),
    })) as unknown as Parameters<typeof fatesOf>[0];
    const [ofFirst, ofSecond]: Fates = fatesOf(two, openingOf(question, pairing), question);
    ended.first.set(answered, ofFirst);
    ended.second.set(pairing.target, ofSecond);
    for (const other of others) {
      const empty = emptyingOdds(burstOf(first[other] as Figure, target, modifierOf(question), question));
      ended.first.set(
        other,
        new Map([
          ['STANDS', subtract(ONE, empty)],
          ['STANDS_EMPTY', empty],
        ]),
      );
    }
  }
  return ended;
}

const total = (side: readonly FigureOut[], figure: 'outOfAction' | 'silenced'): Fraction =>
  side.reduce((sum, each) => add(sum, each[figure]), ZERO);

/** Resolves a checked question. Source: the course of a firefight, Received Fire, suppression. */
export function resolve(question: Question): Outcome<typeof output, Facts, Refusals> {
  const refusal = refusalOf(question);
  if (refusal) {
    const none = { firstOutOfAction: ZERO, secondOutOfAction: ZERO, firstSilenced: ZERO, secondSilenced: ZERO, first: [], second: [] };
    return { figures: none, steps: [], refusal };
  }
  const pairings = pairingsOf(question);
  const ended = endedOf(question, pairings);
  const [first, second] = (['first', 'second'] as const).map((side) =>
    question[side].map((_, index) => figureOf(ended[side].get(index) as ReadonlyMap<Fate, Fraction>)),
  ) as [FigureOut[], FigureOut[]];
  return {
    figures: {
      secondOutOfAction: total(second, 'outOfAction'),
      firstOutOfAction: total(first, 'outOfAction'),
      secondSilenced: total(second, 'silenced'),
      firstSilenced: total(first, 'silenced'),
      second,
      first,
    },
    steps: [
      ...pairings.flatMap((pairing) => pairSteps(question, pairing, { first, second })),
      { key: 'heroes', value: null, rule: '5150/ruling/exchange-heroes', given: {} },
    ],
  };
}
