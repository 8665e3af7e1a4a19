/** Wording of a grenade. */
import { type Fraction, toText } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import { dieText } from '../../../text/die.js';
import type { Language } from '../../../text/language.js';
import { odds } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { centimetresText, stepsText } from '../../engine/phrases.js';
import type { ShotRefusals } from '../../engine/shooting/legality.js';
import { shotRefusalWords } from '../../engine/shooting/words.js';
import { strikeWords } from '../../engine/strike/words.js';
import { COVERS } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

const measured = ({ steps, centimetres, exact }: Facts['distance'], language: Language): string =>
  steps === undefined ? `${centimetresText(centimetres as number, language)} = ${stepsText(exact, language)}` : stepsText(steps, language);

const places = {
  en: (least: number, most: number): string => (least === most ? `a ${least}` : `${least} to ${most}`),
  ru: (least: number, most: number): string =>
    least === most ? `${least}` : most === least + 1 ? `${least} или ${most}` : `${least}–${most}`,
};

const landing = {
  en: ({ faces, radius, least, most, reached }: Facts['landing']): string =>
    `${dieText(faces, 'en')} steps towards the target, all within ${stepsText(radius, 'en')} are struck: ${least === undefined || most === undefined ? 'no landing is near enough' : `${places.en(least, most)} on the die ${least === most ? 'reaches' : 'reach'} the target, ${odds(reached, 'en')}`}`,
  ru: ({ faces, radius, least, most, reached }: Facts['landing']): string =>
    `${dieText(faces, 'ru')} шагов к цели, достаётся всем не дальше ${radius} шага: ${least === undefined || most === undefined ? 'до цели взрыв не дойдёт' : `цель задета при ${places.ru(least, most)}, ${odds(reached, 'ru')}`}`,
};

const thrower = {
  en: (killed: Fraction | undefined): string =>
    killed === undefined
      ? ''
      : toText(killed) === '0'
        ? '; it cannot kill its thrower'
        : `; it kills its thrower with odds of ${odds(killed, 'en')}`,
  ru: (killed: Fraction | undefined): string =>
    killed === undefined ? '' : toText(killed) === '0' ? '; метателя она не убьёт' : `; метателя убьёт с шансом ${odds(killed, 'ru')}`,
};
interface Pilot {
  readonly pilotKilled: Fraction | undefined;
  readonly pilotPanicked: Fraction | undefined;
}
const pilot = {
  en: ({ pilotKilled, pilotPanicked }: Pilot, panic: boolean): string =>
    pilotKilled === undefined || toText(pilotKilled) === '0'
      ? ''
      : `; the pilot dies with odds of ${odds(pilotKilled, 'en')}${panic && pilotPanicked ? ` and panics with odds of ${odds(pilotPanicked, 'en')}` : ''}`,
  ru: ({ pilotKilled, pilotPanicked }: Pilot, panic: boolean): string =>
    pilotKilled === undefined || toText(pilotKilled) === '0'
      ? ''
      : `; пилот погибнет с шансом ${odds(pilotKilled, 'ru')}${panic && pilotPanicked ? `, запаникует с шансом ${odds(pilotPanicked, 'ru')}` : ''}`,
};

export const words: Calculator<typeof input, typeof output, Facts, ShotRefusals>['words'] = {
  en: {
    steps: {
      ...strikeWords.en,
      distance: (given) => ({ label: 'Distance', text: `${measured(given, 'en')}, not rounded` }),
      landing: (given) => ({ label: 'Landing', text: landing.en(given) }),
      blastCover: ({ cover }) => ({
        label: 'Cover',
        text: `The target is ${COVERS.values[cover].en}, but cover does not help against a blast: +0`,
      }),
      thrower: ({ reached, armor, killed }) => ({
        label: 'Thrower',
        text: `A 1 leaves the thrower in the blast, ${odds(reached, 'en')}${killed === undefined ? '' : `; with armor ${armor} the thrower dies: ${odds(killed, 'en')}`}`,
      }),
    },
    refusals: shotRefusalWords.en,
    summary: ({ figures: { reached, hurt, pilotKilled, pilotPanicked, throwerKilled }, question: { target, panic } }) =>
      toText(reached) === '0'
        ? `The grenade cannot reach its target${thrower.en(throwerKilled)}.`
        : `The grenade reaches its target with odds of ${odds(reached, 'en')} ${toText(hurt) === '0' ? 'but cannot hurt it' : `and ${target === 'INFANTRY' ? 'kills' : 'damages'} it with odds of ${odds(hurt, 'en')}`}${pilot.en({ pilotKilled, pilotPanicked }, panic)}${thrower.en(throwerKilled)}.`,
  },
  ru: {
    steps: {
      ...strikeWords.ru,
      distance: (given) => ({ label: 'Расстояние', text: `${measured(given, 'ru')}, без округления` }),
      landing: (given) => ({ label: 'Место взрыва', text: landing.ru(given) }),
      blastCover: ({ cover }) => ({ label: 'Укрытие', text: `${capital(COVERS.values[cover].ru)}, но от взрыва укрытие не спасает: +0` }),
      thrower: ({ reached, armor, killed }) => ({
        label: 'Метатель',
        text: `При 1 метатель сам в зоне взрыва, ${odds(reached, 'ru')}${killed === undefined ? '' : `; с бронёй ${armor} гибнет: ${odds(killed, 'ru')}`}`,
      }),
    },
    refusals: shotRefusalWords.ru,
    summary: ({ figures: { reached, hurt, pilotKilled, pilotPanicked, throwerKilled }, question: { target, panic } }) =>
      toText(reached) === '0'
        ? `Граната до цели не достанет${thrower.ru(throwerKilled)}.`
        : `Граната накроет цель с шансом ${odds(reached, 'ru')}, ${toText(hurt) === '0' ? 'но не повредит её' : `${target === 'INFANTRY' ? 'убьёт' : 'повредит'} её с шансом ${odds(hurt, 'ru')}`}${pilot.ru({ pilotKilled, pilotPanicked }, panic)}${thrower.ru(throwerKilled)}.`,
  },
};
