/** Wording of the steps of a strike. */
import type { Fraction } from '@rangefinder/dice';
import type { StepWording } from '../../../calculator/calculator.js';
import { dieText } from '../../../text/die.js';
import { odds, plural } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { SURVIVAL_DIE } from '../../reference/tables/real-hits.js';
import { COVERS, TARGETS } from '../../vocabulary.js';
import { powerText } from '../dice/profile.js';
import type { PilotFacts, StrikeFacts } from './steps.js';

/** The owner of the armor, in the genitive case. */
const whose = { INFANTRY: 'пехотинца', MACHINE: 'машины', GUN: 'орудия', UNMANNED_MACHINE: 'машины без пилота' } as const;

/** «при 1 повреждении», «при 7 повреждениях» */
const DAMAGE_RU = { one: 'повреждении', many: 'повреждениях' } as const;
const happens = ({ numerator }: Fraction): boolean => numerator > 0n;

/** Verbs for death and destruction. */
const gone = {
  en: {
    INFANTRY: 'Infantry dies',
    MACHINE: 'The machine is destroyed',
    GUN: 'The gun is destroyed',
    UNMANNED_MACHINE: 'The machine is destroyed',
  },
  ru: { INFANTRY: 'Пехотинец гибнет', MACHINE: 'Машина уничтожена', GUN: 'Орудие уничтожено', UNMANNED_MACHINE: 'Машина уничтожена' },
} as const;

export const strikeWords: StepWording<StrikeFacts> = {
  en: {
    armor: ({ kind, armor }) => ({ label: 'Armor', text: `${capital(TARGETS.values[kind].en)}, armor ${armor}` }),
    cover: ({ cover, kind }, value) => ({
      label: 'Cover',
      text: `The target is ${COVERS.values[cover].en}: +${value} against the power dice${kind === 'INFANTRY' ? '' : '; it is still destroyed at its own armor'}`,
    }),
    power: ({ power, threshold, each }) => ({
      label: 'Power dice',
      text: `${powerText(power, 'en')}: each die above ${threshold} is 1 damage, ${odds(each, 'en')} a die`,
    }),
    destroyed: ({ kind, limit, chance, several }) => ({
      label: kind === 'INFANTRY' ? 'Death' : 'Destruction',
      text: `${several ? 'All dice meet the armor as it was; then the slider moves. ' : ''}${gone.en[kind]} ${kind === 'INFANTRY' ? 'of any damage' : `at ${limit} damage`}: ${happens(chance) ? odds(chance, 'en') : 'out of reach'}`,
    }),
    pilot: ({ armor, tested, dead }) => ({
      label: 'Pilot',
      text: `Any damage, ${odds(tested, 'en')}, makes the pilot take a survival test ${dieText(SURVIVAL_DIE, 'en')} with armor ${armor}; killed in all: ${odds(dead, 'en')}`,
    }),
    panic: ({ armor, panicked }) => ({
      label: 'Panic',
      text: `The die shows exactly ${armor}: alive, but fleeing, ${odds(panicked, 'en')} in all`,
    }),
    panicInFlight: () => ({ label: 'Panic in flight', text: 'A pilot who panics in the air lands first: no crash, no damage' }),
    noCrash: () => ({ label: 'Destroyed in the air', text: 'A machine that the damage brings to 0 does not crash as well' }),
    crash: ({ faces, destroyed }) => ({
      label: 'Crash landing',
      text: `A flyer whose pilot is dead takes ${dieText(faces, 'en')} more; destroyed in all: ${odds(destroyed, 'en')}`,
    }),
  },
  ru: {
    armor: ({ kind, armor }) => ({ label: 'Броня', text: `Броня ${whose[kind]} — ${armor}` }),
    cover: ({ cover, kind }, value) => ({
      label: 'Укрытие',
      text: `${capital(COVERS.values[cover].ru)}: +${value} против кубиков мощности${kind === 'INFANTRY' ? '' : '; уничтожается цель всё равно на своей броне'}`,
    }),
    power: ({ power, threshold, each }) => ({
      label: 'Кубики мощности',
      text: `${powerText(power, 'ru')}: каждый кубик больше ${threshold} — 1 повреждение, шанс на кубик ${odds(each, 'ru')}`,
    }),
    destroyed: ({ kind, limit, chance, several }) => ({
      label: kind === 'INFANTRY' ? 'Гибель' : 'Уничтожение',
      text: `${several ? 'Все кубики сверяются с прежней бронёй, ползунок сдвигается потом. ' : ''}${gone.ru[kind]} ${kind === 'INFANTRY' ? 'от любого повреждения' : `при ${limit} ${plural(limit, 'ru', DAMAGE_RU)}`}: ${happens(chance) ? odds(chance, 'ru') : 'столько не набрать'}`,
    }),
    pilot: ({ armor, tested, dead }) => ({
      label: 'Пилот',
      text: `При любом повреждении, ${odds(tested, 'ru')}, пилот один раз проходит тест выживания ${dieText(SURVIVAL_DIE, 'ru')} с бронёй ${armor}; всего погибнет: ${odds(dead, 'ru')}`,
    }),
    panic: ({ armor, panicked }) => ({ label: 'Паника', text: `На кубике ровно ${armor}: жив, но бежит: всего ${odds(panicked, 'ru')}` }),
    panicInFlight: () => ({
      label: 'Паника в полёте',
      text: 'Запаниковавший в воздухе пилот сначала сажает машину: аварии и повреждений нет',
    }),
    noCrash: () => ({ label: 'Уничтожена в воздухе', text: 'Машина, которую повреждения довели до 0, аварийно уже не садится' }),
    crash: ({ faces, destroyed }) => ({
      label: 'Аварийная посадка',
      text: `Потеряв пилота, машина садится аварийно и получает ещё ${dieText(faces, 'ru')}; всего будет уничтожена: ${odds(destroyed, 'ru')}`,
    }),
  },
};

/** The wording of steps about the pilot. */
export const pilotWords: StepWording<PilotFacts> = { en: pilotOf(strikeWords.en), ru: pilotOf(strikeWords.ru) };

function pilotOf({ pilot, panic, panicInFlight, noCrash, crash }: (typeof strikeWords)['en']): StepWording<PilotFacts>['en'] {
  return { pilot, panic, panicInFlight, noCrash, crash };
}
