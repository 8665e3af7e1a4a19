/** What worker threads are asked to do: whatever takes too long for the thread that answers everybody. */
import { type Answer, type AnyCalculator, answer, type Language, type Slug, systems } from '@rangefinder/rules';
import { type RolledDice, rolledDice } from '../answering/roll-dice.js';

/** Tasks by kind: plain data, as it travels between threads. */
export interface Tasks {
  readonly answer: { readonly system: Slug; readonly name: string; readonly draft: object; readonly language: Language };
  readonly dice: { readonly expression: string };
  /** The index of the rulebook’s words. */
  readonly rulebookIndex: Readonly<Record<string, never>>;
  /** A document that asks of the schema itself. */
  readonly introspection: { readonly query: string; readonly operationName?: string | undefined; readonly variables: object };
}

/** What comes back. */
export interface Results {
  readonly answer: Answer;
  readonly dice: RolledDice;
  /** JSON of a `RulebookIndex`. */
  readonly rulebookIndex: string;
  /** JSON, as it will be sent; undefined when the document is wrong. */
  readonly introspection: string | undefined;
}

/** A task with its kind. */
export type Task = { readonly [K in keyof Tasks]: { readonly kind: K; readonly task: Tasks[K] } }[keyof Tasks];

const calculators: ReadonlyMap<string, AnyCalculator> = new Map(
  systems.flatMap(({ calculators: all }) => all.map((calculator) => [`${calculator.system}/${calculator.name}`, calculator] as const)),
);

/** The draft was checked before it was handed over: what is wrong with it now is our own fault. */
function answered({ system, name, draft, language }: Tasks['answer']): Answer {
  const calculator = calculators.get(`${system}/${name}`);
  const result = calculator && answer(calculator, draft, language);
  if (!result?.ok) throw new Error(`${system}/${name} does not take a draft that was checked`);
  return result.value;
}

async function introspected(task: Tasks['introspection']): Promise<string | undefined> {
  // Loaded with the first such task: most threads never need the schema.
  const { introspect } = await import('./introspect.js');
  return introspect(task);
}

async function indexed(): Promise<string> {
  // Loaded with the only such task: it brings the whole rulebook.
  const { makeSearchIndex } = await import('@rangefinder/rulebook');
  return JSON.stringify(makeSearchIndex());
}

/** Does a task. */
export function carryOut(task: Task): Results[keyof Results] | Promise<Results[keyof Results]> {
  switch (task.kind) {
    case 'answer':
      return answered(task.task);
    case 'dice':
      return rolledDice(task.task.expression);
    case 'rulebookIndex':
      return indexed();
    case 'introspection':
      return introspected(task.task);
  }
}
