/** Fields shared by the survival and armor tests. */
import { field } from '../../../calculator/fields.js';
import { choicesAllowed, type Problem } from '../../../calculator/problems.js';
import { DICE } from '../dice/profile.js';

/** The die of a test, by its faces. Calculators differ in the default. */
export const testDie = {
  kind: 'int',
  min: DICE[0],
  max: DICE[2],
  label: { en: 'Die', ru: 'Кубик' },
  hint: { en: 'Faces of the die: 6, 12 or 20', ru: 'Граней у кубика: 6, 12 или 20' },
} as const;

export const aliveField = field({
  kind: 'chance',
  better: { higher: 'ACTOR' },
  label: { en: 'Alive', ru: 'Уцелел' },
  hint: { en: 'Alive and not panicked', ru: 'Жив и не в панике' },
});
export const panickedField = field({
  kind: 'chance',
  better: { lower: 'ACTOR' },
  label: { en: 'Panicked', ru: 'В панике' },
  hint: { en: 'Alive but fleeing; 0 without the panic rule', ru: 'Жив, но бежит; 0 без правила о панике' },
});
export const deadField = field({ kind: 'chance', better: { lower: 'ACTOR' }, label: { en: 'Dead', ru: 'Погиб' } });

/** The game has only three kinds of dice. */
export const dieProblems = ({ die }: { readonly die: number }): readonly Problem[] =>
  (DICE as readonly number[]).includes(die)
    ? []
    : [{ code: 'UNKNOWN_VALUE', path: ['die'], given: die, ...choicesAllowed(DICE.map(String)) }];
