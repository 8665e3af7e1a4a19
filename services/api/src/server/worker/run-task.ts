/** Tasks of worker threads. */
import {
  type Answer,
  type AnyCalculator,
  answer,
  type CheckResult,
  costOfSweep,
  type Grid,
  gridOf,
  planSweep,
  type Ranking,
  rolledDice,
  type SweepPlan,
  systems,
} from '@rangefinder/rules';
import { rank } from '../../answering/rank-in-worker.js';
import { entryFiguresIn } from '../../context/work/entry-figures.js';
import type { RankTask, Results, SweepTask, Task, Tasks } from '../../context/work/worker-tasks.js';

const calculators: ReadonlyMap<string, AnyCalculator> = new Map(
  systems.flatMap(({ calculators: all }) => all.map((calculator) => [`${calculator.system}/${calculator.name}`, calculator] as const)),
);

/** The draft was validated on the main thread. A problem here is an internal error. */
function answered({ system, name, draft, language }: Tasks['answer']): Answer {
  const result = answer(calculatorOf({ system, name }), draft, language);
  if (!result.ok) throw new Error(`${system}/${name} does not take a draft that was checked`);
  return result.value;
}

function ranked(task: RankTask): CheckResult<Ranking> | undefined {
  return rank(calculatorOf(task), task);
}

function calculatorOf({ system, name }: Pick<SweepTask, 'system' | 'name'>): AnyCalculator {
  const calculator = calculators.get(`${system}/${name}`);
  if (!calculator) throw new Error(`there is no calculator ${system}/${name}`);
  return calculator;
}

function planned({ draft, figures, entries, ...task }: SweepTask): CheckResult<SweepPlan> {
  return planSweep(calculatorOf(task), draft, { figures, entry: entryFiguresIn(entries) });
}

function sweepCost(task: SweepTask): CheckResult<number> {
  const plan = planned(task);
  return plan.ok ? { ok: true, value: costOfSweep(plan.value) } : plan;
}

function swept(task: Tasks['sweep']): CheckResult<Grid> {
  const plan = planned(task);
  return plan.ok ? gridOf(plan.value, task.language) : plan;
}

/** Code that is loaded on demand: most threads never need the schema, the whole rulebook, or a renderer with its font. */
const CODE = {
  introspection: () => import('./introspect.js'),
  validation: () => import('./validate.js'),
  rulebookIndex: () => import('@rangefinder/rulebook'),
  picture: () => import('../../answering/share-image/render-share-image.js'),
} as const;

/** Loads the code of a task. */
export const load = async (kind: keyof Tasks): Promise<unknown> =>
  Object.hasOwn(CODE, kind) ? CODE[kind as keyof typeof CODE]() : undefined;

async function introspected(task: Tasks['introspection']): Promise<string | undefined> {
  const { introspect } = await CODE.introspection();
  return introspect(task);
}

async function validated(task: Tasks['validation']): Promise<Results['validation']> {
  const { documentErrors } = await CODE.validation();
  return documentErrors(task);
}

async function indexed(): Promise<string> {
  const { makeSearchIndex } = await CODE.rulebookIndex();
  return JSON.stringify(makeSearchIndex());
}

async function drawn(subject: Tasks['picture']): Promise<Uint8Array> {
  const { renderShareImage } = await CODE.picture();
  return renderShareImage(subject);
}

/** Runs a task. */
export function carryOut(task: Task): Results[keyof Results] | Promise<Results[keyof Results]> {
  switch (task.kind) {
    case 'answer':
      return answered(task.task);
    case 'sweepCost':
      return sweepCost(task.task);
    case 'sweep':
      return swept(task.task);
    case 'rank':
      return ranked(task.task);
    case 'dice':
      return rolledDice(task.task.expression);
    case 'rulebookIndex':
      return indexed();
    case 'picture':
      return drawn(task.task);
    case 'validation':
      return validated(task.task);
    case 'introspection':
      return introspected(task.task);
  }
}
