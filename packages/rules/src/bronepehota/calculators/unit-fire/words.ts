/** Wording of the fire of a whole unit. */
import { type Fraction, toDecimal, toText } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { number, odds, plural } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { powerText, reachText } from '../../engine/dice/profile.js';
import { stepsText } from '../../engine/phrases.js';
import { shotRefusalWords, unlimitedWords } from '../../engine/shooting/words.js';
import { TARGETS, type Target } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts, Refusals } from './resolve.js';

const SHOTS = { en: { one: 'shot', many: 'shots' }, ru: { one: 'выстрел', few: 'выстрела', many: 'выстрелов' } } as const;
const shotsText = (count: number, language: Language): string => `${count} ${plural(count, language, SHOTS[language])}`;
const mean = (damage: Fraction, language: Language): string => number(toDecimal(damage), language);

interface Loss {
  readonly destroyed: Fraction;
  readonly mean: Fraction;
}

/** The state of the target after some shots. `never` says that it cannot be destroyed by then. */
const end = {
  en: ({ destroyed, mean: damage }: Loss, target: Target, never: string): string => {
    if (target === 'INFANTRY') return toText(destroyed) === '0' ? 'cannot kill' : `killed ${odds(destroyed, 'en')}`;
    const gone = toText(destroyed) === '0' ? never : `destroyed ${odds(destroyed, 'en')}`;
    return `${mean(damage, 'en')} damage on average, ${gone}`;
  },
  ru: ({ destroyed, mean: damage }: Loss, target: Target, never: string): string => {
    if (target === 'INFANTRY') return toText(destroyed) === '0' ? 'убить нельзя' : `гибель ${odds(destroyed, 'ru')}`;
    const gone = toText(destroyed) === '0' ? never : `уничтожение ${odds(destroyed, 'ru')}`;
    return `повреждений в среднем ${mean(damage, 'ru')}, ${gone}`;
  },
};

export const words: Calculator<typeof input, typeof output, Facts, Refusals>['words'] = {
  en: {
    steps: {
      distance: ({ distance }) => ({ label: 'Distance', text: stepsText(distance, 'en') }),
      squad: ({ soldiers, firing }) => ({ label: 'Squad', text: `${firing} of ${soldiers} soldiers fire` }),
      target: ({ kind, armor, bonus }) => ({
        label: 'Target',
        text: `${capital(TARGETS.values[kind].en)}, armor ${armor}${bonus > 0 ? `, +${bonus} for cover` : ''}${kind === 'INFANTRY' ? '' : '; the slider moves after each shot'}`,
      }),
      shot: ({ number: count, kind, reach, power, hit, destroyed, damage }) => ({
        label: `Shot ${count}`,
        text: `${reachText(reach, 'en')} hits ${odds(hit, 'en')}, ${powerText(power, 'en')}; by then ${end.en({ destroyed, mean: damage }, kind, 'not destroyed yet')}`,
      }),
      unlimited: () => unlimitedWords.en,
      ammunition: ({ used, left }) => ({ label: 'Ammunition', text: `As many as power dice: −${used}, ${left} left` }),
    },
    refusals: {
      UNSEEN: shotRefusalWords.en.UNSEEN,
      RATE_OF_FIRE: ({ shots, limit }) => `Not allowed: ${shotsText(shots, 'en')}, the rate of fire is ${limit}.`,
      SHORT_AMMUNITION: shotRefusalWords.en.SHORT_AMMUNITION,
      NOBODY_FIRES: () => 'Not allowed: none of the soldiers can fire.',
    },
    summary: ({ figures, question }) =>
      `${capital(shotsText(figures.shots.length, 'en'))} against armor ${question.armor}: ${end.en(figures, question.target, 'one turn cannot destroy it')}.`,
  },
  ru: {
    steps: {
      distance: ({ distance }) => ({ label: 'Расстояние', text: stepsText(distance, 'ru') }),
      squad: ({ soldiers, firing }) => ({ label: 'Отряд', text: `Стреляют ${firing} из ${soldiers}` }),
      target: ({ kind, armor, bonus }) => ({
        label: 'Цель',
        text: `${capital(TARGETS.values[kind].ru)}, броня ${armor}${bonus > 0 ? `, +${bonus} за укрытие` : ''}${kind === 'INFANTRY' ? '' : '; ползунок сдвигается после каждого выстрела'}`,
      }),
      shot: ({ number: count, kind, reach, power, hit, destroyed, damage }) => ({
        label: `Выстрел ${count}`,
        text: `${reachText(reach, 'ru')} попадает с шансом ${odds(hit, 'ru')}, ${powerText(power, 'ru')}; к этому моменту ${end.ru({ destroyed, mean: damage }, kind, 'ещё не уничтожить')}`,
      }),
      unlimited: () => unlimitedWords.ru,
      ammunition: ({ used, left }) => ({ label: 'Боезапас', text: `По числу кубиков мощности: −${used}, остаётся ${left}` }),
    },
    refusals: {
      UNSEEN: shotRefusalWords.ru.UNSEEN,
      RATE_OF_FIRE: ({ shots, limit }) => `Нельзя: ${shotsText(shots, 'ru')}, а скорострельность — ${limit}.`,
      SHORT_AMMUNITION: shotRefusalWords.ru.SHORT_AMMUNITION,
      NOBODY_FIRES: () => 'Нельзя: стрелять некому.',
    },
    summary: ({ figures, question }) =>
      `${capital(shotsText(figures.shots.length, 'ru'))} против брони ${question.armor}: ${end.ru(figures, question.target, 'за один тур не уничтожить')}.`,
  },
};
