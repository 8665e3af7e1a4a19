/** Wording of a virtual shot. */
import { type Fraction, toDecimal, toText } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Language } from '../../../text/language.js';
import { number, odds } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { powerOf, powerText, reachOf, reachText } from '../../engine/dice/profile.js';
import { centimetresText, stepsText } from '../../engine/phrases.js';
import type { ShotRefusals } from '../../engine/shooting/legality.js';
import { shotRefusalWords, unlimitedWords } from '../../engine/shooting/words.js';
import { strikeWords } from '../../engine/strike/words.js';
import { TARGETS, type Target } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Question } from './shot.js';
import type { Facts } from './steps.js';

type Figures = Checked<typeof output>;

const measured = ({ steps, centimetres }: Facts['distance'], language: Language): string =>
  steps === undefined ? centimetresText(centimetres as number, language) : stepsText(steps, language);

/** `D6 × 2`, `(D6+2) × 2` */
const doubled = (reach: string): string => `${reach.includes('+') ? `(${reach})` : reach} × 2`;

const weapon = ({ range, aimed }: Question, language: Language): string => {
  const text = reachText(reachOf(range as string), language);
  return aimed ? doubled(text) : text;
};

const hits = {
  en: ({ least, hit, distance }: Figures, question: Question): string => {
    const shot = `${weapon(question, 'en')} at ${stepsText(distance, 'en')}`;
    return toText(hit) === '1' ? `${shot} always hits` : `${shot} hits on ${least} or more, ${odds(hit, 'en')}`;
  },
  ru: ({ least, hit, distance }: Figures, question: Question): string => {
    const shot = `${weapon(question, 'ru')} на ${stepsText(distance, 'ru')}`;
    return toText(hit) === '1' ? `${shot} попадает всегда` : `${shot} попадает на ${least} и больше, ${odds(hit, 'ru')}`;
  },
};

/** The overall result of the shot, including misses. */
const effect = {
  en: ({ destroyed, mean, meanWithCrash, pilotKilled, pilotPanicked }: Figures, { target, panic }: Question): string => {
    if (target === 'INFANTRY') return toText(destroyed) === '0' ? 'it cannot kill' : `killed ${odds(destroyed, 'en')}`;
    const crash =
      meanWithCrash === undefined || toText(meanWithCrash) === toText(mean)
        ? ''
        : ` (${number(toDecimal(meanWithCrash), 'en')} with the crash)`;
    const damage = `${number(toDecimal(mean), 'en')} damage on average${crash}`;
    const gone = toText(destroyed) === '0' ? 'one shot cannot destroy it' : `destroyed ${odds(destroyed, 'en')}`;
    const pilot = pilotKilled === undefined ? [] : [`pilot killed ${odds(pilotKilled, 'en')}`];
    const panics = panic && pilotPanicked !== undefined ? [`panicked ${odds(pilotPanicked, 'en')}`] : [];
    return [damage, gone, ...pilot, ...panics].join(', ');
  },
  ru: ({ destroyed, mean, meanWithCrash, pilotKilled, pilotPanicked }: Figures, { target, panic }: Question): string => {
    if (target === 'INFANTRY') return toText(destroyed) === '0' ? 'убить нельзя' : `гибель ${odds(destroyed, 'ru')}`;
    const crash =
      meanWithCrash === undefined || toText(meanWithCrash) === toText(mean)
        ? ''
        : ` (с аварийной посадкой ${number(toDecimal(meanWithCrash), 'ru')})`;
    const damage = `повреждений в среднем ${number(toDecimal(mean), 'ru')}${crash}`;
    const gone = toText(destroyed) === '0' ? 'одним выстрелом не уничтожить' : `уничтожение ${odds(destroyed, 'ru')}`;
    const pilot = pilotKilled === undefined ? [] : [`гибель пилота ${odds(pilotKilled, 'ru')}`];
    const panics = panic && pilotPanicked !== undefined ? [`паника пилота ${odds(pilotPanicked, 'ru')}`] : [];
    return [damage, gone, ...pilot, ...panics].join(', ');
  },
};

/** The end of a bystander in the blast. */
const lost = {
  en: (kind: Target, chance: Fraction): string => {
    const gone = kind === 'INFANTRY' ? 'killed' : 'destroyed';
    return toText(chance) === '0' ? `cannot be ${gone}` : `${gone} with odds of ${odds(chance, 'en')}`;
  },
  ru: (kind: Target, chance: Fraction): string =>
    toText(chance) === '0' ? 'не уничтожить' : `${kind === 'INFANTRY' ? 'гибель' : 'уничтожение'} с шансом ${odds(chance, 'ru')}`,
};

const needed = {
  en: (least: number, faces: number, hit: Fraction): string =>
    least > faces ? 'it cannot' : least === 1 ? 'it always does' : `${least} or more on the die, ${odds(hit, 'en')}`,
  ru: (least: number, faces: number, hit: Fraction): string =>
    least > faces ? 'не достать' : least === 1 ? 'попадает всегда' : `нужно ${least} и больше, ${odds(hit, 'ru')}`,
};

const power = ({ power }: Question, language: Language): string => powerText(powerOf(power as string), language);

export const words: Calculator<typeof input, typeof output, Facts, ShotRefusals>['words'] = {
  en: {
    steps: {
      ...strikeWords.en,
      distance: (given) => ({
        label: 'Distance',
        text: `${measured(given, 'en')}${given.steps === given.rounded ? '' : `, rounded up to ${stepsText(given.rounded, 'en')}`}`,
      }),
      reach: ({ reach, aimed, distance, least, hit }) => ({
        label: 'Range roll',
        text: `${aimed ? `Aimed, ${doubled(reachText(reach, 'en'))}` : reachText(reach, 'en')} must reach ${distance}: ${needed.en(least, reach.faces, hit)}`,
      }),
      unlimited: () => unlimitedWords.en,
      ammunition: ({ used, left }) => ({ label: 'Ammunition', text: `As many as power dice: −${used}, ${left} left, hit or miss` }),
      blast: ({ power, radius }) => ({
        label: 'Blast',
        text: `On a hit ${powerText(power, 'en')} strikes all within ${stepsText(radius, 'en')} but the target itself; cover does not help`,
      }),
      bystander: ({ index, kind, armor, steps, inReach, destroyed }) => ({
        label: `Bystander ${index}`,
        text: `${capital(TARGETS.values[kind].en)}, armor ${armor}, ${stepsText(steps, 'en')} away: ${inReach ? lost.en(kind, destroyed) : 'out of the blast'}`,
      }),
    },
    refusals: shotRefusalWords.en,
    summary: ({ figures, question }) =>
      figures.least === undefined
        ? `${weapon(question, 'en')} cannot reach ${stepsText(figures.distance, 'en')}: the shot always misses.`
        : `${hits.en(figures, question)}; ${power(question, 'en')} against armor ${figures.threshold}, in all: ${effect.en(figures, question)}.`,
  },
  ru: {
    steps: {
      ...strikeWords.ru,
      distance: (given) => ({
        label: 'Расстояние',
        text: `${measured(given, 'ru')}${given.steps === given.rounded ? '' : `, с округлением вверх — ${stepsText(given.rounded, 'ru')}`}`,
      }),
      reach: ({ reach, aimed, distance, least, hit }) => ({
        label: 'Бросок дальности',
        text: `${aimed ? `Прицельно, ${doubled(reachText(reach, 'ru'))}` : reachText(reach, 'ru')} против ${distance}: ${needed.ru(least, reach.faces, hit)}`,
      }),
      unlimited: () => unlimitedWords.ru,
      ammunition: ({ used, left }) => ({
        label: 'Боезапас',
        text: `По числу кубиков мощности: −${used}, остаётся ${left}, даже при промахе`,
      }),
      blast: ({ power, radius }) => ({
        label: 'Взрыв',
        text: `При попадании ${powerText(power, 'ru')} по всем вокруг цели, радиус — ${stepsText(radius, 'ru')}; саму цель взрыв не трогает, укрытие не помогает`,
      }),
      bystander: ({ index, kind, armor, steps, inReach, destroyed }) => ({
        label: `Сосед ${index}`,
        text: `${capital(TARGETS.values[kind].ru)}, броня ${armor}, до цели ${stepsText(steps, 'ru')}: ${inReach ? lost.ru(kind, destroyed) : 'вне взрыва'}`,
      }),
    },
    refusals: shotRefusalWords.ru,
    summary: ({ figures, question }) =>
      figures.least === undefined
        ? `${weapon(question, 'ru')} не достаёт на ${stepsText(figures.distance, 'ru')}: выстрел всегда мимо.`
        : `${hits.ru(figures, question)}; ${power(question, 'ru')} против брони ${figures.threshold}, итого: ${effect.ru(figures, question)}.`,
  },
};
