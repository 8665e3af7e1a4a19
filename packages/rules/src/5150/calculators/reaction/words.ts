/** Wording of a reaction test. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Language, Text } from '../../../text/language.js';
import { number, odds, oddsList, signed } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { passedLabel } from '../../engine/pass-dice/words.js';
import { ACTIONS, type Action, CONDITIONS, type Condition, REACTION_TESTS, type ReactionTest } from '../../engine/reaction/vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts, Refusals } from './resolve.js';

type ReactionWords = Calculator<typeof input, typeof output, Facts, Refusals>['words'];
type ActionOdds = { readonly action: Action; readonly chance: Parameters<typeof odds>[0] };

const actionTexts = (rows: readonly ActionOdds[], language: Language): string =>
  oddsList(
    rows.map(({ action, chance }) => [ACTIONS.values[action][language], chance]),
    language,
    '; ',
  );
const within = (when: readonly Condition[], language: Language): string =>
  when.length > 0 ? ` (${when.map((condition) => CONDITIONS[condition][language]).join(', ')})` : '';

const namesOf = (actions: readonly Action[], language: Language): string =>
  actions.map((action) => ACTIONS.values[action][language]).join('; ');

/** The odds of the results, or those among which a hero chooses. */
const resultText = ({ actions, choices }: Checked<typeof output>, language: Language): string =>
  choices.length > 0 ? `${actionTexts(actions, language)}: ${namesOf(choices, language)}` : actionTexts(actions, language);

export const words: ReactionWords = {
  en: {
    steps: {
      dice: ({ test }) => ({ label: 'Dice', text: `${REACTION_TESTS.values[test].en}: 2d6` }),
      extraDie: ({ when }, value) => ({
        label: capital(CONDITIONS[when].en),
        text: `${signed(value, 'en')}d6; more than two passed dice count as two`,
      }),
      noOwnDie: () => ({ label: 'Leader die', text: 'A Leader already rolls a third die and takes no leader die' }),
      rep: ({ test }, value) => ({
        label: test === 'CONTACT' ? 'Contact rating' : 'Rep',
        text:
          test === 'AWARENESS'
            ? `The Leader’s Rep is ${value}; a die passes on that with all modifiers, or less`
            : `A die passes on ${number(value, 'en')} or less`,
      }),
      awareness: ({ when }, value) => ({
        label: capital(CONDITIONS[when].en),
        text: `Rep ${signed(value, 'en')}`,
      }),
      leaderDie: ({ leaderRep, chance }) => ({
        label: 'Leader die',
        text: `One die against the Leader’s Rep ${leaderRep}: adds one passed die with odds of ${odds(chance, 'en')}`,
      }),
      row: ({ chance, when, action }, value) => ({
        label: passedLabel(value, 'en'),
        text: `${odds(chance, 'en')}: ${ACTIONS.values[action].en}${within(when, 'en')}`,
      }),
      cannotFire: ({ chance, mandated, action }, value) => ({
        label: passedLabel(value, 'en'),
        text: `${odds(chance, 'en')}: ${ACTIONS.values[action].en}, where the table says: ${ACTIONS.values[mandated].en}`,
      }),
      again: ({ rows }) => ({
        label: 'Second roll',
        text: `The same dice again; one die passed now counts as none: ${actionTexts(rows, 'en')}`,
      }),
      hero: ({ chance, dice }) => ({
        label: 'Hero',
        text: `Two 1s on ${dice}d6 make a hero for the rest of the battle: ${odds(chance, 'en')}`,
      }),
      heroChooses: ({ actions }) => ({
        label: 'Hero',
        text: `A hero rolls nothing and chooses any result of the test: ${namesOf(actions, 'en')}`,
      }),
      heroRolls: ({ stunned }) => ({
        label: 'Hero',
        text: stunned ? 'A stunned hero rolls Recovery like everybody else' : 'A hero rolls In Sight like everybody else',
      }),
      panicked: () => ({ label: 'Panicked', text: 'A panicked figure that is shot at runs away at once, without a test' }),
    },
    refusals: {
      OUT_OF_REACH: () => 'Not allowed: the test to charge is taken only by a figure whose move reaches the enemy.',
      NO_FRIEND: ({ inches }) => `Not allowed: a rally needs a steady friend within ${inches}".`,
      LEFT_BEHIND: () => 'Not allowed: after a defeat only those carried off the field are tested.',
    },
    summary: (answered) => `${about(answered, 'en')}: ${resultText(answered.figures, 'en')}.`,
  },
  ru: {
    steps: {
      dice: ({ test }) => ({ label: 'Кубики', text: `Тест ${REACTION_TESTS.values[test].ru}: бросок 2к6` }),
      extraDie: ({ when }, value) => ({
        label: capital(CONDITIONS[when].ru),
        text: `${signed(value, 'ru')}к6; больше двух пройденных кубиков — всё равно два`,
      }),
      noOwnDie: () => ({ label: 'Кубик лидерства', text: 'У лидера свой третий кубик, кубик лидерства ему самому не положен' }),
      rep: ({ test }, value) => ({
        label: test === 'CONTACT' ? 'Рейтинг контакта' : 'Умение',
        text:
          test === 'AWARENESS'
            ? `Умение лидера — ${value}; кубик пройден, если на нём столько с модификаторами или меньше`
            : `Кубик пройден при ${number(value, 'ru')} или меньше`,
      }),
      awareness: ({ when }, value) => ({
        label: capital(CONDITIONS[when].ru),
        text: `Умение ${signed(value, 'ru')}`,
      }),
      leaderDie: ({ leaderRep, chance }) => ({
        label: 'Кубик лидерства',
        text: `Один кубик против Умения лидера ${leaderRep}: шанс добавить пройденный кубик — ${odds(chance, 'ru')}`,
      }),
      row: ({ chance, when, action }, value) => ({
        label: passedLabel(value, 'ru'),
        text: `${odds(chance, 'ru')}: ${ACTIONS.values[action].ru}${within(when, 'ru')}`,
      }),
      cannotFire: ({ chance, mandated, action }, value) => ({
        label: passedLabel(value, 'ru'),
        text: `${odds(chance, 'ru')}: ${ACTIONS.values[action].ru}, хотя по таблице ${ACTIONS.values[mandated].ru}`,
      }),
      again: ({ rows }) => ({
        label: 'Второй бросок',
        text: `Те же кубики ещё раз; один пройденный теперь не в счёт: ${actionTexts(rows, 'ru')}`,
      }),
      hero: ({ chance, dice }) => ({ label: 'Герой', text: `Две единицы на ${dice}к6 делают героем до конца боя: ${odds(chance, 'ru')}` }),
      heroChooses: ({ actions }) => ({
        label: 'Герой',
        text: `Герой не бросает кубики и берёт любой результат теста: ${namesOf(actions, 'ru')}`,
      }),
      heroRolls: ({ stunned }) => ({
        label: 'Герой',
        text: stunned
          ? 'Оглушённый герой проходит «Восстановление» на кубиках, как все'
          : 'Герой проходит «В поле видимости» на кубиках, как все',
      }),
      panicked: () => ({ label: 'Паника', text: 'Фигурка в панике под огнём обращается в бегство сразу, без теста' }),
    },
    refusals: {
      OUT_OF_REACH: () => 'Нельзя: тест на атаку проходят, только если движения хватит до противника.',
      NO_FRIEND: ({ inches }) => `Нельзя: для «Возвращения» нужен свой боец в нормальном состоянии не дальше ${inches}".`,
      LEFT_BEHIND: () => 'Нельзя: после поражения проверяют только тех, кого вынесли с поля.',
    },
    summary: (answered) => `${about(answered, 'ru')}: ${resultText(answered.figures, 'ru')}.`,
  },
};

/** The tested figure, and the conditions that affected the result. */
interface About {
  readonly question: { readonly test: ReactionTest; readonly rep: number | undefined; readonly contactRating: number | undefined };
  readonly figures: { readonly conditions: readonly Text[] };
}
function about({ question: { test, rep, contactRating }, figures: { conditions } }: About, language: Language): string {
  const against =
    test === 'CONTACT'
      ? `${{ en: 'rating', ru: 'рейтинг' }[language]} ${contactRating}`
      : `${{ en: 'Rep', ru: 'Умение' }[language]} ${rep}`;
  return [REACTION_TESTS.values[test][language], against, ...conditions.map((condition) => condition[language])].join(', ');
}
