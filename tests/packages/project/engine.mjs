import { mean, roll, toText } from '@rangefinder/dice';
import { loadRulebook } from '@rangefinder/rulebook';
import { ask, askDice } from '@rangefinder/rules';

const rolled = roll('3d6kh2 + 1');
console.log(toText(mean(rolled.distribution)));

const dice = askDice('2d6');
console.log(dice.answer.mean, dice.answer.outcomes.find(({ value }) => value === 7).atLeast.fraction);

const { answer } = ask('alpha-strike/target-number', { skill: 4, inches: 8 });
console.log(answer.target, answer.chance.fraction);

console.log(loadRulebook().sections.find(({ id }) => id === 'alpha-strike/to-hit').title.en);
