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

async function introspected(task: Tasks['introspection']): Promise<string | undefined> {
  // Loaded on demand: most threads never need the schema.
  const { introspect } = await import('./introspect.js');
  return introspect(task);
}

async function validated(task: Tasks['validation']): Promise<Results['validation']> {
  const { documentErrors } = await import('./validate.js');
  return documentErrors(task);
}

async function indexed(): Promise<string> {
  // Loaded on demand: it contains the whole rulebook.
  const { makeSearchIndex } = await import('@rangefinder/rulebook');
  return JSON.stringify(makeSearchIndex());
}

async function drawn(subject: Tasks['picture']): Promise<Uint8Array> {
  // Loaded on demand: it contains a renderer and its font.
  const { renderShareImage } = await import('../../answering/share-image/render-share-image.js');
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
