/** Sentence helpers shared by many calculators. */
import type { Language } from './language.js';
import { number, signed } from './numbers.js';

/** `Skill` → `skill`; abbreviations such as `TMM` are unchanged. */
export const uncapital = (text: string): string =>
  text.charAt(1) === text.charAt(1).toLowerCase() ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** `charge` → `Charge`, `«смерть` → `«Смерть` */
export const capital = (text: string): string => text.replace(/^[«“]?\p{L}/u, (first) => first.toUpperCase());

/** A sum for a sentence: the base, then only the steps that change it: `skill 3, target’s movement +3`. */
export function sumOf(steps: readonly { readonly label: string; readonly value: number | null }[], language: Language): string {
  const facts = steps.flatMap(({ label, value }) => (value === null ? [] : [{ name: uncapital(label), value }]));
  return facts
    .filter(({ value }, at) => at === 0 || value !== 0)
    .map(({ name, value }, at) => `${name} ${at === 0 ? number(value, language) : signed(value, language)}`)
    .join(', ');
}
