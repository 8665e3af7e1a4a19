/** Determines the line of sight of a helicopter. */
import type { Outcome, RuleId, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { helicopterRow } from '../../reference/tables/helicopter-line-of-sight.js';
import type { Obstacle, TargetLevel, Terrain } from '../../vocabulary.js';
import type { input } from './input.js';
import { obstaclesOn } from './obstacles.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts {
  readonly level: { readonly over: Terrain; readonly level: number };
  readonly candidates: { readonly target: TargetLevel; readonly candidates: readonly Obstacle[] };
  readonly hexes: { readonly between: number };
  readonly blocked: { readonly obstacle: Obstacle };
  readonly clear: object;
}
export interface Refusals {
  readonly BLOCKED: { readonly blockedBy: readonly Obstacle[]; readonly over: Terrain; readonly level: number };
}
type SightStep = Step<Facts>;
type Answered = Outcome<typeof output, Facts, Refusals>;

const HILLS: readonly Terrain[] = ['HILL', 'WOODED_HILL'];
const LEVEL_OF_TARGET_TERRAIN: Readonly<Record<Terrain, TargetLevel | undefined>> = {
  CLEAR: undefined,
  HILL: 'HILL',
  WOODS: 'GROUND',
  TOWN: 'GROUND',
  WOODED_HILL: 'HILL',
};

/**
 * Only hill hexes can belong to the hill below the helicopter, and only when it is over a hill. The target's terrain must match its
 * level.
 */
export function relations({ over, target, targetIn, line }: Question): readonly Problem[] {
  const possible = HILLS.includes(over);
  const stretches = line.flatMap(({ terrain, sameHill }, index): readonly Problem[] =>
    sameHill && !(possible && HILLS.includes(terrain))
      ? [
          {
            code: 'CONFLICT',
            path: ['line', index, 'sameHill'],
            given: true,
            allowed: {
              en: 'no, unless a hill is flown over and this is a hill too',
              ru: 'нет, если вертолёт не над холмом или это не холм',
            },
          },
        ]
      : [],
  );
  const level = LEVEL_OF_TARGET_TERRAIN[targetIn];
  return level === undefined || level === target
    ? stretches
    : [
        ...stretches,
        {
          code: 'CONFLICT',
          path: ['targetIn'],
          given: targetIn,
          allowed:
            level === 'HILL'
              ? { en: 'no hill, as the target is on the ground', ru: 'не холм, раз цель на земле' }
              : { en: 'no woods or town, as the target is on a hill', ru: 'не лес и не город, раз цель на холме' },
        },
      ];
}

const OBSTACLE_RULES: Readonly<Partial<Record<Obstacle, RuleId>>> = {
  WRECKS_ON_HILL: 'world-at-war/ruling/wrecks-on-hill',
  BEHIND_TOWN: 'world-at-war/ruling/los-hexes',
};
const LEVEL_SECTIONS: readonly RuleId[] = [
  'world-at-war/los-over-clear',
  'world-at-war/los-over-hill-woods-town',
  'world-at-war/los-over-wooded-hill',
];
const sectionOf = (level: number): RuleId => LEVEL_SECTIONS[level - 1] as RuleId;

function verdictSteps(blockedBy: readonly Obstacle[], level: number): readonly SightStep[] {
  if (blockedBy.length === 0) return [{ key: 'clear', value: null, rule: sectionOf(level), given: {} }];
  return blockedBy.map((obstacle) => ({
    key: 'blocked',
    value: null,
    rule: OBSTACLE_RULES[obstacle] ?? sectionOf(level),
    given: { obstacle },
  }));
}

/** Whether the line ends inside the woods or town of the target. */
const endsInside = ({ line, targetIn }: Question): boolean =>
  (targetIn === 'WOODS' || targetIn === 'TOWN') && line.at(-1)?.terrain === targetIn;

function stepsOf(question: Question, level: number, candidates: readonly Obstacle[], blockedBy: readonly Obstacle[]): readonly SightStep[] {
  const between = question.line.reduce((sum, { hexes }) => sum + hexes, 0);
  return [
    { key: 'level', value: level, rule: 'world-at-war/table/helicopter-line-of-sight', given: { over: question.over, level } },
    { key: 'candidates', value: null, rule: sectionOf(level), given: { target: question.target, candidates } },
    {
      key: 'hexes',
      value: between,
      rule: endsInside(question) ? 'world-at-war/ruling/los-inside' : 'world-at-war/ruling/los-hexes',
      given: { between },
    },
    ...verdictSteps(blockedBy, level),
  ];
}

/** Resolves a checked question. Source: the line-of-sight table of helicopters. */
export function resolve(question: Question): Answered {
  const { level, blocks } = helicopterRow(question.over);
  const candidates = blocks[question.target];
  const blockedBy = obstaclesOn({ ...question, stretches: question.line }, candidates);
  const figures = { clear: blockedBy.length === 0, level, blockedBy };
  const steps = stepsOf(question, level, candidates, blockedBy);
  if (figures.clear) return { figures, steps };
  return {
    figures,
    steps,
    refusal: { code: 'BLOCKED', rule: 'world-at-war/table/helicopter-line-of-sight', given: { blockedBy, over: question.over, level } },
  };
}
