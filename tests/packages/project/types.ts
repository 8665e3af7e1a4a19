import { createClient, type TargetNumberAnswer } from '@rangefinder/client';
import { die, mean, sum, toText } from '@rangefinder/dice';
import { readQuestion } from '@rangefinder/questions';
import { loadRulebook } from '@rangefinder/rulebook';
import { ask, type PublicAnswer } from '@rangefinder/rules';
import '@rangefinder/widgets/rangefinder.js';

export const mean2d6: string = toText(mean(sum(die(6), 2)));
export const titles: readonly string[] = loadRulebook().sections.map(({ title }) => title.en);
export const found = readQuestion('what do I need to hit', { language: 'en', system: 'alpha-strike' });

const result = ask('alpha-strike/target-number', { skill: 4, inches: 8 });
export const answer: PublicAnswer | undefined = result.ok ? result.answer : undefined;

export const answered: Promise<TargetNumberAnswer> = createClient({ url: 'https://example.org' }).alphaStrike.targetNumber({
  skill: 4,
  inches: 8,
});

const element = document.querySelector('rangefinder-target-number');
if (element) element.draft = { skill: 4, inches: 8 };
element?.addEventListener('rangefinder-answer', ({ detail }) => detail.summary.length);
// @ts-expect-error it is to be read
if (element) element.answer = undefined;
