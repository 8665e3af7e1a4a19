/** Wording of the reaction of a group. */
import { equals, type Fraction, ONE, toDecimal } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { number, odds, oddsList, plural } from '../../../text/numbers.js';
import { ACTIONS, type Action, REACTION_TESTS } from '../../engine/reaction/vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts, Refusals } from './resolve.js';

type GroupWords = Calculator<typeof input, typeof output, Facts, Refusals>['words'];
type Rows = readonly { readonly action: Action; readonly chance: Fraction }[];

const actionsText = (rows: Rows, language: Language): string =>
  oddsList(
    rows.map(({ action, chance }) => [ACTIONS.values[action][language], chance]),
    language,
    '; ',
  );
const mean = (value: Fraction, language: Language): string => number(Math.round(toDecimal(value) * 100) / 100, language);

const isSure = (chance: Fraction): boolean => equals(chance, ONE);

export const words: GroupWords = {
  en: {
    steps: {
      dice: ({ test }) => ({
        label: 'Dice',
        text: `${REACTION_TESTS.values[test].en}: 2d6 for the whole group, compared with the Rep of each`,
      }),
      thirdDie: ({ covering, forAll }) => ({
        label: 'Third die',
        text: `One more die, which counts for ${forAll ? 'the whole group' : covering ? 'those who cover' : 'the Leader alone'}`,
      }),
      leaderDie: ({ leaderRep, forHimself }) => ({
        label: 'Leader die',
        text: `1d6 against the Leader’s Rep ${leaderRep}: adds one passed die to all ${forHimself ? 'figures, the Leader, too' : 'others'}`,
      }),
      noOwnDie: () => ({ label: 'The Leader himself', text: 'A Leader takes no leader die' }),
      figure: ({ number: at, rep, actions }) => ({ label: `No. ${at}, Rep ${rep}`, text: actionsText(actions, 'en') }),
      heroes: () => ({ label: 'Heroes', text: 'Two 1s on the shared dice make all who are tested heroes: 1/36 (2.8%)' }),
    },
    refusals: {
      OUT_OF_REACH: ({ number: at }) =>
        `Not allowed: the test to charge is taken only by figures whose move reaches the enemy; No. ${at} does not.`,
    },
    summary: ({ question: { test, figures: group }, figures: { everyone, nobody, mean: average } }) =>
      `${REACTION_TESTS.values[test].en}, a group of ${group.length}: ${isSure(everyone) ? 'all fire or fight' : `all fire or fight ${odds(everyone, 'en')}, nobody ${odds(nobody, 'en')}; ${mean(average, 'en')} on average`}.`,
  },
  ru: {
    steps: {
      dice: ({ test }) => ({
        label: 'Кубики',
        text: `Тест ${REACTION_TESTS.values[test].ru}: 2к6 на всю группу, их сравнивают с Умением каждого`,
      }),
      thirdDie: ({ covering, forAll }) => ({
        label: 'Третий кубик',
        text: `Ещё один кубик, он идёт в счёт ${forAll ? 'всей группе' : covering ? 'тем, кто прикрывает' : 'только лидеру'}`,
      }),
      leaderDie: ({ leaderRep, forHimself }) => ({
        label: 'Кубик лидерства',
        text: `1к6 против Умения лидера ${leaderRep}: прибавляет пройденный кубик ${forHimself ? 'всем, и лидеру тоже' : 'всем остальным'}`,
      }),
      noOwnDie: () => ({ label: 'Сам лидер', text: 'Самому лидеру кубик лидерства не положен' }),
      figure: ({ number: at, rep, actions }) => ({ label: `№ ${at}, Умение ${rep}`, text: actionsText(actions, 'ru') }),
      heroes: () => ({ label: 'Герои', text: 'Две единицы на общих кубиках делают героями всех, кто проходил тест: 1/36 (2,8\u00a0%)' }),
    },
    refusals: {
      OUT_OF_REACH: ({ number: at }) =>
        `Нельзя: тест на атаку проходят, только если движения хватит до противника; фигурке № ${at} не хватает.`,
    },
    summary: ({ question: { test, figures: group }, figures: { everyone, nobody, mean: average } }) =>
      `Тест ${REACTION_TESTS.values[test].ru}, в группе ${group.length} ${plural(group.length, 'ru', { one: 'фигурка', few: 'фигурки', many: 'фигурок' })}: ${isSure(everyone) ? 'стреляют или дерутся все' : `стреляют или дерутся все — ${odds(everyone, 'ru')}, никто — ${odds(nobody, 'ru')}; в среднем ${mean(average, 'ru')}`}.`,
  },
};
