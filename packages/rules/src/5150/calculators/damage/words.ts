/** Wording of the odds of one hit. */
import type { Calculator } from '../../../calculator/calculator.js';
import { capital } from '../../../text/sentences.js';
import type { DamageFacts } from '../../engine/damage/steps.js';
import { against, damageWords, hitOddsText, weaponName } from '../../engine/damage/words.js';
import { impactText } from '../../reference/tables/weapon-tables.js';
import { impactOf } from '../../reference/tables/weapons.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Question } from './resolve.js';

const impactOfHit = ({ weapon, armor, powered, readings }: Question) => impactText(impactOf(weapon, armor, { powered, readings }));

export const words: Calculator<typeof input, typeof output, DamageFacts, Record<never, never>>['words'] = {
  en: {
    steps: damageWords.en,
    refusals: {},
    summary: ({ figures, question }) =>
      `${capital(weaponName(question.weapon, 'en'))}${question.powered ? ' with a power source' : ''} ${against(question.armor, 'en')}, Impact ${impactOfHit(question).en}, one hit: ${hitOddsText(figures, 'en')}.`,
  },
  ru: {
    steps: damageWords.ru,
    refusals: {},
    summary: ({ figures, question }) =>
      `${capital(weaponName(question.weapon, 'ru'))}${question.powered ? ' с приводом' : ''} ${against(question.armor, 'ru')}, Ущерб ${impactOfHit(question).ru}, одно попадание: ${hitOddsText(figures, 'ru')}.`,
  },
};
