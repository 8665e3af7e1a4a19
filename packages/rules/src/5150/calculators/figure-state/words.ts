/** Wording of the state of a figure. */
import type { Fraction } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { inches, odds, oddsList, plural } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { against, weaponName } from '../../engine/damage/words.js';
import type { ActionOdds } from '../../engine/reaction/outcomes.js';
import { ACTIONS, REACTION_TESTS } from '../../engine/reaction/vocabulary.js';
import { weaponOf } from '../../reference/tables/weapons.js';
import { RESULTS } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts, Figures } from './steps.js';
import { FIGURE_OPTIONS, FIGURE_STATES, type FigureState } from './vocabulary.js';

type StateWords = Calculator<typeof input, typeof output, Facts, Record<never, never>>['words'];

const actionsText = (actions: readonly ActionOdds[], language: Language): string =>
  oddsList(
    actions.map(({ action, chance }) => [ACTIONS.values[action][language], chance]),
    language,
    '; ',
  );
const resultsText = (results: Figures['nextHit'], language: Language): string =>
  oddsList(
    results.toReversed().map(({ result, chance }) => [RESULTS.values[result][language], chance]),
    language,
  );
const diceEn = (count: number): string => `${count} ${plural(count, 'en', { one: 'die', many: 'dice' })}`;
const diceRu = (count: number): string => `${count} ${plural(count, 'ru', { one: 'кубик', few: 'кубика', many: 'кубиков' })}`;
const reachText = (fast: Figures['fastMove'], language: Language): string =>
  oddsList(
    fast.map(({ inches, chance }): readonly [string, Fraction] => [`${inches}"`, chance]),
    language,
  );

const STATE_EN: { readonly [S in FigureState]: string } = {
  STEADY: 'It acts freely once activated',
  DUCKED_BACK: 'Behind cover, where it and whoever frightened it do not see each other. Recovery comes first when it is activated',
  STUNNED: 'It lies there and does nothing. Recovery comes first when it is activated; an active enemy in contact kills or captures it',
  PANICKED: 'It does nothing; with an armed enemy within 6" and in sight it surrenders',
  RUNNING: 'It makes for a building away from the enemy or the nearest edge; if it cannot stay clear of them by 6", it surrenders',
  OUT_OF_THE_FIGHT: 'It takes no further part; an active enemy in contact kills or captures it',
  DEAD: 'It takes no further part',
};
const STATE_RU: { readonly [S in FigureState]: string } = {
  STEADY: 'После активации действует свободно',
  DUCKED_BACK: 'Сидит в укрытии: не видит того, от кого спряталась, и ему не видна. В активацию сначала «Восстановление»',
  STUNNED: 'Лежит и бездействует. В активацию сначала «Восстановление»; активный враг в контакте добьёт её или возьмёт в плен',
  PANICKED: 'Не делает ничего; если вооружённый враг не дальше 6" и на виду, сдаётся',
  RUNNING: 'Мчится к дому в стороне от врага или к ближнему краю; если не может держаться дальше 6" от врагов, сдаётся',
  OUT_OF_THE_FIGHT: 'В этом бою больше не участвует; активный враг в контакте добьёт её или возьмёт в плен',
  DEAD: 'В бою больше не участвует',
};

type By = Facts['activated']['by'];
const LED_EN: { readonly [B in By]: string } = { ITSELF: 'Rep', LEADER: 'The Leader’s Rep', STAND_IN: 'The stand-in’s Rep' };
const LED_RU: { readonly [B in By]: string } = { ITSELF: 'Умение', LEADER: 'Умение лидера', STAND_IN: 'Умение заменившего лидера' };

/** Move and fire of a figure that acts. */
const abilityEn = ({ moveInches, dice }: Figures): string =>
  `move ${moveInches}"${dice === undefined ? '' : dice === 0 ? ', no fire' : `, fire ${diceEn(dice)}`}`;
const abilityRu = ({ moveInches, dice }: Figures): string =>
  `движение ${moveInches}"${dice === undefined ? '' : dice === 0 ? ', не стреляет' : `, стрельба — ${diceRu(dice)}`}`;

export const words: StateWords = {
  en: {
    steps: {
      rep: ({ printed, lost }, value) => ({
        label: 'Rep',
        text: lost === 0 ? `Rep ${value}` : `Rep ${printed}, ${lost} lost: ${value}`,
      }),
      state: ({ state }) => ({ label: capital(FIGURE_STATES.values[state].en), text: STATE_EN[state] }),
      activated: ({ rep, by, sides, chance }) => ({
        label: 'Activation',
        text: `${LED_EN[by]} ${rep}: the die of its side shows ${rep} or less, and no two of ${sides} dice agree, ${odds(chance, 'en')}`,
      }),
      test: ({ test, actions }) => ({ label: REACTION_TESTS.values[test].en, text: actionsText(actions, 'en') }),
      surrenders: ({ inches: distance, limit }) => ({
        label: 'Surrenders',
        text: `An armed enemy in sight is ${inches(distance, 'en')} away; within ${limit}" it surrenders`,
      }),
      noFriend: ({ inches: distance }) => ({
        label: 'No friend near',
        text: `Rally needs a steady friend within ${distance}": nothing brings it back`,
      }),
      acts: ({ atOnce, chance }) => ({
        label: 'Acts',
        text: `${atOnce ? 'As soon as a friend is near, without activation' : 'Activated and free to act'}: ${odds(chance, 'en')}`,
      }),
      options: ({ options }) => ({
        label: 'May',
        text: `Once it acts: ${options.map((option) => FIGURE_OPTIONS.values[option].en).join('; ')}`,
      }),
      move: ({ fast }, value) => ({
        label: 'Move',
        text: `${value}" over open ground; Fast Move ${reachText(fast, 'en')}`,
      }),
      fire: ({ weapon, rangeInches, hit }, value) => ({
        label: 'Fire',
        text: `${weaponOf(weapon).name.en}: ${diceEn(value)} up to ${rangeInches}"; a die hits an open target ${odds(hit, 'en')}`,
      }),
      noFire: ({ empty }) => ({
        label: 'Fire',
        text: empty ? 'Out of ammunition: reloading takes an activation, in which it may move' : 'Its weapon does not shoot',
      }),
      suppression: ({ suppressed }, value) => ({
        label: 'Suppression',
        text: `Rating ${value}: suppressed by any higher one${suppressed === undefined ? '' : suppressed ? ', as by this enemy' : ', not by this enemy'}`,
      }),
      prone: () => ({ label: 'Prone', text: 'An 8 misses it; in melee it rolls one die fewer' }),
      nextHit: ({ weapon, armor, results }) => ({
        label: 'Next hit',
        text: `${capital(weaponName(weapon, 'en'))} ${against(armor, 'en')}: ${resultsText(results, 'en')}`,
      }),
      nextMiss: ({ actions }) => ({
        label: 'Shot at without harm',
        text: actions.length === 0 ? 'No test: nothing changes' : actionsText(actions, 'en'),
      }),
    },
    refusals: {},
    summary: ({ question: { state }, figures }) => {
      const about = `Rep ${figures.rep}, ${FIGURE_STATES.values[state].en}`;
      if (state === 'DEAD') return 'Dead: takes no further part.';
      if (state === 'OUT_OF_THE_FIGHT')
        return `${about}; ${REACTION_TESTS.values.AFTER_BATTLE.en}: ${actionsText(figures.testActions, 'en')}.`;
      if (figures.surrenders) return `${about}: surrenders, an armed enemy is near.`;
      if (figures.acts.numerator === 0n) return `${about}: cannot act this turn.`;
      return `${about}: acts this turn ${odds(figures.acts, 'en')}; ${abilityEn(figures)}.`;
    },
  },
  ru: {
    steps: {
      rep: ({ printed, lost }, value) => ({
        label: 'Умение',
        text: lost === 0 ? `Умение ${value}` : `Умение ${printed}, потеряно ${lost}: ${value}`,
      }),
      state: ({ state }) => ({ label: capital(FIGURE_STATES.values[state].ru), text: STATE_RU[state] }),
      activated: ({ rep, by, sides, chance }) => ({
        label: 'Активация',
        text: `${LED_RU[by]} ${rep}: на кубике стороны ${rep} или меньше, и среди ${sides} кубиков нет дублей, ${odds(chance, 'ru')}`,
      }),
      test: ({ test, actions }) => ({ label: REACTION_TESTS.values[test].ru, text: actionsText(actions, 'ru') }),
      surrenders: ({ inches: distance, limit }) => ({
        label: 'Сдаётся',
        text: `Вооружённый противник на виду, до него ${inches(distance, 'ru')}; не дальше ${limit}" — сдаётся`,
      }),
      noFriend: ({ inches: distance }) => ({
        label: 'Своих рядом нет',
        text: `Для «Возвращения» нужен свой в нормальном состоянии не дальше ${distance}": вернуть её некому`,
      }),
      acts: ({ atOnce, chance }) => ({
        label: 'Действует',
        text: `${atOnce ? 'Едва рядом свой, без активации' : 'Активирована и свободна действовать'}: ${odds(chance, 'ru')}`,
      }),
      options: ({ options }) => ({
        label: 'Может',
        text: `Когда действует: ${options.map((option) => FIGURE_OPTIONS.values[option].ru).join('; ')}`,
      }),
      move: ({ fast }, value) => ({
        label: 'Движение',
        text: `${value}" по открытой местности; быстрое перемещение: ${reachText(fast, 'ru')}`,
      }),
      fire: ({ weapon, rangeInches, hit }, value) => ({
        label: 'Стрельба',
        text: `${weaponOf(weapon).name.ru}: ${diceRu(value)} до ${rangeInches}"; попадание кубиком по открытой цели — ${odds(hit, 'ru')}`,
      }),
      noFire: ({ empty }) => ({
        label: 'Стрельба',
        text: empty ? 'Патронов нет: на перезарядку уходит активация, двигаться можно' : 'Из её оружия не стреляют',
      }),
      suppression: ({ suppressed }, value) => ({
        label: 'Подавление',
        text: `Рейтинг ${value}: подавит любой выше${suppressed === undefined ? '' : suppressed ? ', как у этого противника' : '; этот противник не подавит'}`,
      }),
      prone: () => ({ label: 'Залегла', text: 'По ней 8 — промах; в рукопашной бросает на кубик меньше' }),
      nextHit: ({ weapon, armor, results }) => ({
        label: 'Следующее попадание',
        text: `${capital(weaponName(weapon, 'ru'))} ${against(armor, 'ru')}: ${resultsText(results, 'ru')}`,
      }),
      nextMiss: ({ actions }) => ({
        label: 'Обстрелян, но цел',
        text: actions.length === 0 ? 'Теста нет, ничего не меняется' : actionsText(actions, 'ru'),
      }),
    },
    refusals: {},
    summary: ({ question: { state }, figures }) => {
      const about = `Умение ${figures.rep}, ${FIGURE_STATES.values[state].ru}`;
      if (state === 'DEAD') return 'Убита: в бою больше не участвует.';
      if (state === 'OUT_OF_THE_FIGHT')
        return `${about}; ${REACTION_TESTS.values.AFTER_BATTLE.ru}: ${actionsText(figures.testActions, 'ru')}.`;
      if (figures.surrenders) return `${about}: сдаётся, вооружённый противник рядом.`;
      if (figures.acts.numerator === 0n) return `${about}: в этот ход действовать не может.`;
      return `${about}: действует в этот ход — ${odds(figures.acts, 'ru')}; ${abilityRu(figures)}.`;
    },
  },
};
