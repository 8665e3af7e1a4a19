/** Wording of a real shot. */
import type { Calculator } from '../../../calculator/calculator.js';
import { dieText } from '../../../text/die.js';
import { odds } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { shotRefusalWords } from '../../engine/shooting/words.js';
import { pilotWords, strikeWords } from '../../engine/strike/words.js';
import { CHARGES } from '../../vocabulary.js';
import type { input } from './input.js';
import type { RealRefusals } from './legality.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

type RealWords = Calculator<typeof input, typeof output, Facts, RealRefusals>['words'];

const impactText = {
  en: { STOOD: 'the model stands', FELL: 'the model fell, twice the power', LYING: 'the model was lying, twice the power' },
  ru: { STOOD: 'модель устояла', FELL: 'модель упала, мощность вдвое', LYING: 'модель уже лежала, мощность вдвое' },
} as const;

const damage = {
  en: ({ charge, power, impact, damage: total, after }: Facts['damage']): string =>
    `${capital(CHARGES.values[charge].en)}, power ${power}; ${impactText.en[impact]}: ${total} damage, the slider stands at ${after}`,
  ru: ({ charge, power, impact, damage: total, after }: Facts['damage']): string =>
    `${capital(CHARGES.values[charge].ru)}, мощность ${power}; ${impactText.ru[impact]}: повреждений ${total}, ползунок на ${after}`,
};

/** The launchers of each charge, for charges that need a specific one. */
const needs = {
  en: { SHELL: 'shells need a launcher', MINE: 'mines are shot from mortars only', ROCKET: 'rockets need a rocket launcher' },
  ru: {
    SHELL: 'снарядом стреляют из пускателя',
    MINE: 'миной стреляют только из миномёта',
    ROCKET: 'ракетой стреляют только из ракетной установки',
  },
} as const;

const gone = {
  en: { MACHINE: 'machine', GUN: 'gun', UNMANNED_MACHINE: 'machine', INFANTRY: 'infantry' },
  ru: { MACHINE: 'машина уничтожена', GUN: 'орудие уничтожено', UNMANNED_MACHINE: 'машина уничтожена', INFANTRY: 'пехотинец погиб' },
} as const;

type Summary = RealWords['en']['summary'];

const summaryEn: Summary = ({
  figures: { damage, armorAfter, destroyed, panicked, pilotKilled, pilotPanicked, damageWithCrash },
  question: { charge, target, impact, panic },
}) => {
  if (impact === 'UNCOUNTED') return 'A ricochet or a hit on the flying stand does not count.';
  if (target === 'INFANTRY')
    return impact === 'STOOD'
      ? `Infantry that stays standing dies with odds of ${odds(destroyed, 'en')}${panic ? ` and panics with odds of ${odds(panicked, 'en')}` : ''}.`
      : 'Infantry that falls is dead.';
  const panics = panic && pilotPanicked !== undefined ? ` and panics with odds of ${odds(pilotPanicked, 'en')}` : '';
  const pilot = pilotKilled === undefined ? '' : `; the pilot dies with odds of ${odds(pilotKilled, 'en')}${panics}`;
  const crash =
    damageWithCrash === undefined || armorAfter === 0
      ? ''
      : `; with the crash the machine is destroyed with odds of ${odds(destroyed, 'en')}`;
  return `${capital(CHARGES.values[charge].en)}: ${damage} damage, ${armorAfter === 0 ? `the ${gone.en[target]} is destroyed` : `armor ${armorAfter} left`}${pilot}${crash}.`;
};

const summaryRu: Summary = ({
  figures: { damage, armorAfter, destroyed, panicked, pilotKilled, pilotPanicked, damageWithCrash },
  question: { charge, target, impact, panic },
}) => {
  if (impact === 'UNCOUNTED') return 'Рикошет и попадание в подставку полёта не считаются.';
  if (target === 'INFANTRY')
    return impact === 'STOOD'
      ? `Устоявший пехотинец погибнет с шансом ${odds(destroyed, 'ru')}${panic ? `, запаникует с шансом ${odds(panicked, 'ru')}` : ''}.`
      : 'Упавший пехотинец погиб.';
  const panics = panic && pilotPanicked !== undefined ? `, запаникует с шансом ${odds(pilotPanicked, 'ru')}` : '';
  const pilot = pilotKilled === undefined ? '' : `; пилот погибнет с шансом ${odds(pilotKilled, 'ru')}${panics}`;
  const crash =
    damageWithCrash === undefined || armorAfter === 0
      ? ''
      : `; с аварийной посадкой машина будет уничтожена с шансом ${odds(destroyed, 'ru')}`;
  return `${capital(CHARGES.values[charge].ru)}: повреждений ${damage}, ${armorAfter === 0 ? gone.ru[target] : `остаётся броня ${armorAfter}`}${pilot}${crash}.`;
};

const { CONTACT: contactEn, RANK: rankEn, SHORT_AMMUNITION: shortEn } = shotRefusalWords.en;
const { CONTACT: contactRu, RANK: rankRu, SHORT_AMMUNITION: shortRu } = shotRefusalWords.ru;

export const words: RealWords = {
  en: {
    steps: {
      armor: strikeWords.en.armor,
      panic: pilotWords.en.panic,
      panicInFlight: pilotWords.en.panicInFlight,
      crash: pilotWords.en.crash,
      ammunition: ({ charge, used, left }) => ({
        label: 'Ammunition',
        text: `A ${CHARGES.values[charge].en} takes ${used}, hit or miss; ${left} left`,
      }),
      uncounted: () => ({ label: 'No hit', text: 'Ricochets and hits on the flying stand do nothing' }),
      survival: ({ armor, die, passed, dead }) => ({
        label: 'Survival test',
        text: `Hit but standing: ${dieText(die, 'en')} up to ${armor} is alive, ${odds(passed, 'en')}; above it dead, ${odds(dead, 'en')}`,
      }),
      fallen: () => ({ label: 'Fallen', text: 'Infantry that falls or leans on something is dead' }),
      damage: (given) => ({ label: 'Damage', text: damage.en(given) }),
      destroyed: ({ kind }) => ({
        label: 'Destruction',
        text: `At 0 the ${gone.en[kind]} is destroyed${kind === 'MACHINE' ? '; a living pilot goes on as infantry' : ''}`,
      }),
      armorTest: ({ armor, die, passed, isSpared }) => ({
        label: 'Armor test',
        text: isSpared
          ? 'Armor 0 after the damage: the pilot climbs out unhurt'
          : armor === 0
            ? 'Armor 0 after the damage protects nobody: the pilot is tested'
            : `${dieText(die, 'en')} up to ${armor}, the armor after the damage: the pilot is safe, ${odds(passed, 'en')}`,
      }),
      pilotTest: ({ armor, die, dead }) => ({
        label: 'Pilot',
        text: `Otherwise survival test ${dieText(die, 'en')} with armor ${armor}; dead in all: ${odds(dead, 'en')}`,
      }),
    },
    refusals: {
      CONTACT: contactEn,
      RANK: rankEn,
      SHORT_AMMUNITION: shortEn,
      WRONG_CHARGE: ({ charge }) => `Not allowed: ${needs.en[charge]}.`,
      TURNED_TOO_FAR: ({ degrees, limit }) => `Not allowed: a weapon of a machine turns up to ${limit}°, not ${degrees}°.`,
      LYING: () => 'Not allowed: a machine or gun that has been knocked over does not shoot until it is repaired.',
    },
    summary: summaryEn,
  },
  ru: {
    steps: {
      armor: strikeWords.ru.armor,
      panic: pilotWords.ru.panic,
      panicInFlight: pilotWords.ru.panicInFlight,
      crash: pilotWords.ru.crash,
      ammunition: ({ used, left }) => ({
        label: 'Боезапас',
        text: `Выстрел стоит ${used} из боезапаса, даже при промахе; остаётся ${left}`,
      }),
      uncounted: () => ({ label: 'Не засчитано', text: 'Рикошеты и попадания в подставку полёта не засчитываются' }),
      survival: ({ armor, die, passed, dead }) => ({
        label: 'Тест выживания',
        text: `Попадание, но устоял: ${dieText(die, 'ru')} не больше ${armor} — жив, ${odds(passed, 'ru')}; больше — погиб, ${odds(dead, 'ru')}`,
      }),
      fallen: () => ({ label: 'Упал', text: 'Пехотинец, который упал или на что-то опёрся, погиб' }),
      damage: (given) => ({ label: 'Повреждения', text: damage.ru(given) }),
      destroyed: ({ kind }) => ({
        label: 'Уничтожение',
        text: `На 0 ${gone.ru[kind]}${kind === 'MACHINE' ? '; живой пилот дальше воюет пешком' : ''}`,
      }),
      armorTest: ({ armor, die, passed, isSpared }) => ({
        label: 'Тест брони',
        text: isSpared
          ? 'Броня после попадания — 0: пилот выбирается невредимым'
          : armor === 0
            ? 'Броня после попадания — 0: пилота не защищает'
            : `${dieText(die, 'ru')} не больше ${armor}, брони после попадания, — пилот цел, ${odds(passed, 'ru')}`,
      }),
      pilotTest: ({ armor, die, dead }) => ({
        label: 'Пилот',
        text: `Иначе тест выживания ${dieText(die, 'ru')} с бронёй ${armor}; всего погибнет: ${odds(dead, 'ru')}`,
      }),
    },
    refusals: {
      CONTACT: contactRu,
      RANK: rankRu,
      SHORT_AMMUNITION: shortRu,
      WRONG_CHARGE: ({ charge }) => `Нельзя: ${needs.ru[charge]}.`,
      TURNED_TOO_FAR: ({ degrees, limit }) => `Нельзя: оружие машины поворачивается не больше чем на ${limit}°, а тут ${degrees}°.`,
      LYING: () => 'Нельзя: поваленные машины и орудия не стреляют, пока их не починят.',
    },
    summary: summaryRu,
  },
};
