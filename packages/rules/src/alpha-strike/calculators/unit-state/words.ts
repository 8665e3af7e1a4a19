/** Wording of the state of a unit. */
import type { Calculator, WordedStep } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { inches, list, odds, signed } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import type { Fatal } from '../../engine/coverage/fatal.js';
import type { TypeRefusals } from '../../engine/coverage/types.js';
import { typeRefusalWords } from '../../engine/coverage/types.js';
import { CRITICALS } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { After, Facts } from './resolve.js';

type StateWords = Calculator<typeof input, typeof output, Facts, TypeRefusals>['words'];
type Figures = Parameters<StateWords['en']['summary']>[0]['figures'];

const CAUSES = {
  en: (hits: number, heat: number) => [...(hits > 0 ? [`MP hits (${hits})`] : []), ...(heat > 0 ? [`heat ${heat}`] : [])],
  ru: (hits: number, heat: number) => [
    ...(hits > 0 ? [`попадания по системам движения (${hits})`] : []),
    ...(heat > 0 ? [`нагрев ${heat}`] : []),
  ],
} as const;

/** ` after MP hits (1) and heat 2`, empty without either. */
function causes(hits: number, heat: number, language: Language): string {
  const parts = CAUSES[language](hits, heat);
  return parts.length === 0 ? '' : ` (${list(parts, language)})`;
}

const AFTER = {
  en: {
    destroys: 'destroys the unit',
    damage: '1 point of damage',
    ground: 'ground',
    jump: 'jump',
    toHit: 'weapon attacks',
    hurt: 'damage',
  },
  ru: { destroys: 'уничтожает БЕ', damage: '1 очко урона', ground: 'по земле', jump: 'прыжок', toHit: 'орудийные атаки', hurt: 'урон' },
} as const;
const TMM = { en: 'TMM', ru: 'МДЦ' } as const;
const UNCHANGED = { en: 'nothing more is known of it', ru: 'других показателей нет' } as const;

/** `ground 4", jump 3", TMM 1, weapon attacks +2, damage 2/2/0` */
function stateText({ ground, jump, tmm, toHit, damage }: After['state'], language: Language): string {
  const words = AFTER[language];
  const parts = [
    ...(ground === undefined ? [] : [`${words.ground} ${inches(ground, language)}`]),
    ...(jump === undefined || jump === 0 ? [] : [`${words.jump} ${inches(jump, language)}`]),
    ...(tmm === undefined ? [] : [`${TMM[language]} ${tmm}`]),
    ...(toHit === undefined ? [] : [`${words.toHit} ${signed(toHit, language)}`]),
    ...(damage.length === 0 ? [] : [`${words.hurt} ${damage.join('/')}`]),
  ];
  return parts.length > 0 ? parts.join(', ') : UNCHANGED[language];
}

function afterText({ destroys, extraDamage, state }: After, language: Language): string {
  const words = AFTER[language];
  if (destroys) return words.destroys;
  return `${extraDamage > 0 ? `${words.damage}; ` : ''}${stateText(state, language)}`;
}

const SHUT_DOWN = {
  en: 'The unit is shut down: it neither moves nor attacks, has no TMM and counts as immobile; in the end phase it restarts.',
  ru: 'БЕ отключена: не движется, не атакует, МДЦ у неё нет, считается обездвиженной; в завершающей фазе перезапустится.',
} as const;
const BY = {
  en: {
    ENGINE: 'a second engine hit destroys the unit',
    AMMUNITION: 'an ammunition hit destroys a unit without CASE, CASE II and ENE',
    DESTROYED: 'its critical hits include “destroyed”',
  },
  ru: {
    ENGINE: 'второе попадание по реактору уничтожает БЕ',
    AMMUNITION: 'без ССХБ, ССХБ II и ЭНО попадание по боезапасу уничтожает БЕ',
    DESTROYED: 'среди её попаданий есть «уничтожена»',
  },
} as const satisfies Record<Language, Record<Fatal, string>>;
const NOW = { en: 'Now', ru: 'Сейчас' } as const;
const IMMOBILE = { en: ', immobile', ru: ', обездвижена' } as const;

const summary = (figures: Figures, steps: readonly WordedStep[], language: Language): string =>
  figures.destroyed
    ? `${steps[0]?.text}.`
    : figures.shutDown
      ? SHUT_DOWN[language]
      : `${NOW[language]}: ${stateText(figures, language)}${figures.immobile ? IMMOBILE[language] : ''}.`;

export const words: StateWords = {
  en: {
    steps: {
      destroyed: ({ by }) => ({ label: 'Destroyed', text: `The unit is destroyed: ${BY.en[by]}` }),
      shutDown: () => ({ label: 'Shut down', text: 'Heat 4: no movement, no attack, no TMM; it counts as immobile' }),
      move: ({ ground, jump, hits, heat, inWater }) => ({
        label: 'Movement',
        text: `On the ground ${inches(ground, 'en')}${jump > 0 ? `, jumping ${inches(jump, 'en')}` : inWater ? ', no jump out of water' : ''}${causes(hits, heat, 'en')}`,
      }),
      immobile: () => ({ label: 'Immobile', text: 'No mode has an inch left: weapon attacks on it get −4' }),
      tmm: ({ printed, ground, jumping }) => ({
        label: 'TMM',
        text: `${printed} on the card: ${list([...(ground === undefined ? [] : [`${ground} after ground movement`]), ...(jumping === undefined ? [] : [`${jumping} + 1 after a jump`])], 'en')}`,
      }),
      toHit: ({ heat, fireControl }, value) => ({
        label: 'Weapon attacks',
        text: `Heat ${heat} and fire-control hits (${fireControl}): ${signed(value, 'en')}`,
      }),
      damage: ({ damage, hits }) => ({ label: 'Damage', text: `${damage.join('/')}${hits > 0 ? ` after weapon hits (${hits})` : ''}` }),
      overheat: ({ points }) => ({ label: 'Overheat', text: `Up to ${points} this turn` }),
      water: () => ({ label: 'Water', text: 'It stands in water and has partial cover' }),
      heat: ({ afterFire, afterRest }) => ({
        label: 'Heat next turn',
        text: `${afterFire === undefined ? '' : `${afterFire} after fire without overheat, `}${afterRest} without fire`,
      }),
      next: ({ critical, chance, after }) => ({
        label: capital(CRITICALS.values[critical].en),
        text: `Odds of a roll ${odds(chance, 'en')}: ${afterText(after, 'en')}`,
      }),
    },
    refusals: typeRefusalWords.en,
    summary: ({ figures, steps }) => summary(figures, steps, 'en'),
  },
  ru: {
    steps: {
      destroyed: ({ by }) => ({ label: 'Уничтожена', text: `БЕ уничтожена: ${BY.ru[by]}` }),
      shutDown: () => ({ label: 'Отключена', text: 'Нагрев 4: ни движения, ни атаки, ни МДЦ; считается обездвиженной' }),
      move: ({ ground, jump, hits, heat, inWater }) => ({
        label: 'Движение',
        text: `По земле ${inches(ground, 'ru')}${jump > 0 ? `, прыжком ${inches(jump, 'ru')}` : inWater ? ', из воды не выпрыгнуть' : ''}${causes(hits, heat, 'ru')}`,
      }),
      immobile: () => ({ label: 'Обездвижена', text: 'Двигаться нечем: орудийные атаки по ней получают −4' }),
      tmm: ({ printed, ground, jumping }) => ({
        label: 'МДЦ',
        text: `На карточке ${printed}: ${list([...(ground === undefined ? [] : [`${ground} после движения по земле`]), ...(jumping === undefined ? [] : [`${jumping} + 1 после прыжка`])], 'ru')}`,
      }),
      toHit: ({ heat, fireControl }, value) => ({
        label: 'Орудийные атаки',
        text: `Нагрев ${heat} и попадания по СУО (${fireControl}): ${signed(value, 'ru')}`,
      }),
      damage: ({ damage, hits }) => ({
        label: 'Урон',
        text: `${damage.join('/')}${hits > 0 ? ` после попаданий по орудиям (${hits})` : ''}`,
      }),
      overheat: ({ points }) => ({ label: 'Перегрев', text: `До ${points} в этот ход` }),
      water: () => ({ label: 'Вода', text: 'Стоит в воде, у неё частичное укрытие' }),
      heat: ({ afterFire, afterRest }) => ({
        label: 'Нагрев в следующий ход',
        text: `${afterFire === undefined ? '' : `${afterFire} после стрельбы без перегрева, `}${afterRest} без стрельбы`,
      }),
      next: ({ critical, chance, after }) => ({
        label: capital(CRITICALS.values[critical].ru),
        text: `Шанс при броске ${odds(chance, 'ru')}: ${afterText(after, 'ru')}`,
      }),
    },
    refusals: typeRefusalWords.ru,
    summary: ({ figures, steps }) => summary(figures, steps, 'ru'),
  },
};
