/** Texts of the page about the verification of answers. */
import type { Language, Text } from '@rangefinder/rules';

export const PROOF = {
  title: { en: 'How we know', ru: 'Откуда мы это знаем' },
  lead: {
    en: 'Every calculator is compared with a second count, written apart from it. Here is how often, with what, and with which result.',
    ru: 'Каждый калькулятор сверяется со вторым подсчётом, написанным отдельно. Здесь сказано, сколько раз, с чем и с каким итогом.',
  },
  comparisons: { en: 'Random questions, counted twice', ru: 'Случайные вопросы, посчитанные дважды' },
  howCompared: {
    en: 'Questions are drawn at random, or all of them where there are few. The second count shares no code with the calculator: it rolls every die in every way, walks every path, or reads tables typed in again. Each figure has to be the same, to the last fraction.',
    ru: 'Вопросы выбираются случайно, а где их немного — берутся все. Второй подсчёт не делит с калькулятором ни строчки кода: он бросает каждый кубик всеми способами, проходит каждый путь или читает таблицы, набранные заново. Совпасть должно каждое число, до последней дроби.',
  },
  whatAnswered: {
    en: 'Some random questions are refused by the rules or make no sense; only the answered ones have figures to compare.',
    ru: 'Часть случайных вопросов правила запрещают или в них нет смысла; сравнивать можно только те, на которые есть ответ.',
  },
  lastRun: { en: 'Last whole run:', ru: 'Последняя полная сверка:' },
  questionCount: { en: 'Questions:', ru: 'Вопросов:' },
  differences: { en: 'Differences:', ru: 'Расхождений:' },
  calculator: { en: 'Calculator', ru: 'Калькулятор' },
  against: { en: 'Compared with', ru: 'С чем сверен' },
  questions: { en: 'Questions', ru: 'Вопросов' },
  answered: { en: 'Answered', ru: 'С ответом' },
  all: { en: 'all', ru: 'все' },
  notYet: { en: 'newer than the last whole run', ru: 'новее последней полной сверки' },
  rerun: {
    en: 'Anyone who has the source can ask again with other random questions:',
    ru: 'У кого есть исходный код, тот может повторить сверку на других случайных вопросах:',
  },
  tables: { en: 'Tables and where they come from', ru: 'Таблицы и откуда они' },
  tablesAbout: {
    en: 'What is calculated with is what is printed: each table stands once, and both the page and the calculators read it there.',
    ru: 'Считаем по тому же, что показываем: каждая таблица записана один раз, и её читают и страница, и калькуляторы.',
  },
  table: { en: 'Table', ru: 'Таблица' },
  source: { en: 'In the source', ru: 'В первоисточнике' },
} as const satisfies Readonly<Record<string, Text>>;

const NUMBERS: Readonly<Record<Language, Intl.NumberFormat>> = { en: new Intl.NumberFormat('en'), ru: new Intl.NumberFormat('ru') };
const CHECKS: Readonly<Record<Language, (questions: string, differences: string) => string>> = {
  en: (questions, differences) => `${questions} questions checked, differences: ${differences}`,
  ru: (questions, differences) => `Сверено вопросов: ${questions}, расхождений: ${differences}`,
};

/** The checks of a calculator in a sentence. @example checksText(10_000, 0, 'en') // "10,000 questions checked, differences: 0" */
export const checksText = (questions: number, differences: number, language: Language): string =>
  CHECKS[language](NUMBERS[language].format(questions), NUMBERS[language].format(differences));
