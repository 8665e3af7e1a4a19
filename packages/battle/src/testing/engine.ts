/** Calculators for tests, computed in the process. */
import { answer, publicAnswer, questionName } from '@rangefinder/rules';
import { calculators } from '@rangefinder/widgets/describe';
import type { AskEngine } from '../battle/rules.js';

/** Throws for an unknown address. */
export function calculatorAt(question: string) {
  const found = calculators.find((one) => questionName(one) === question);
  if (!found) throw new Error(question);
  return found;
}

export const ask: AskEngine = async (question, draft) => {
  const calculator = calculatorAt(question);
  const result = answer(calculator, draft, 'en');
  if (!result.ok) return { ok: false, problems: result.problems.map(({ code }) => ({ code, path: '', allowed: '' })) };
  const showing = { rule: (id: string) => ({ id, title: '', url: '' }), entry: () => ({}) };
  return { ok: true, answer: publicAnswer(calculator, result.value, showing) };
};
