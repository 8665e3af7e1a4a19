/** Messages and help of the command in both languages. */
import { type AnyCalculator, entryTypes, flatten, isObject, questionName, systems, type Text } from '@rangefinder/rules';

export const DEFAULT_API = 'http://localhost:4000';

type Draft = Readonly<Record<string, unknown>>;

const calculators = systems.flatMap((system) => system.calculators);
const draftOf = ({ examples: [first] }: AnyCalculator): Draft => first?.draft ?? {};
const isNested = (value: unknown): boolean => Array.isArray(value) && value.some(isObject);

const commandOf = (calculator: AnyCalculator, words: readonly string[]): string =>
  ['rangefinder', questionName(calculator).replace('/', ' '), ...words].join(' ');

/** Names and values, nested ones with dots. */
const dotted = (draft: Draft): readonly string[] => flatten(draft).map((pair) => pair.join('='));

/** The shortest example with a list, with dots and as JSON. */
function nestedExamples(): readonly string[] {
  const [shortest] = calculators
    .filter((calculator) => Object.values(draftOf(calculator)).some(isNested))
    // It has to show the name of a field in a list.
    .filter((calculator) => !dotted(draftOf(calculator)).some((word) => word.endsWith('{}')))
    .toSorted((a, b) => JSON.stringify(draftOf(a)).length - JSON.stringify(draftOf(b)).length);
  if (!shortest) return [];
  const words = Object.entries(draftOf(shortest)).flatMap(([name, value]) =>
    isNested(value) ? [`${name}=${JSON.stringify(value)}`] : dotted({ [name]: value }),
  );
  return [
    commandOf(shortest, dotted(draftOf(shortest))),
    commandOf(shortest, [`'${words.join(' ')}'`]).replace(/^(rangefinder) (.+) '/, "$1 '$2 "),
  ];
}

const EXAMPLES = [...calculators.slice(0, 1).map((first) => commandOf(first, dotted(draftOf(first)))), ...nestedExamples()]
  .map((line) => `  ${line}`)
  .join('\n');
/** An entry of every catalog. */
const UNIT = entryTypes(systems, 'unit')[0]?.example;
const SYSTEMS = systems.map(({ slug }) => slug).join(', ');

export const HELP: Text = {
  en: `Exact odds of tabletop wargames, and the reason for each.

  rangefinder <rule set> <calculator> name=value …
  rangefinder <rule set>                  its calculators
  rangefinder "skill 4 at 24 inches"      a question in your own words
  rangefinder search partial cover        rules, tables, rulings, words, units
  rangefinder dice 3d6kh2
  rangefinder units 'atlas pv<=60'
  rangefinder unit ${UNIT}
  rangefinder forces read lance.mul       units and points of a file or, with -, of the standard input

${EXAMPLES}

Rule sets: ${SYSTEMS}.

  -h, --help      this page; behind a calculator: what it takes
  -f, --full      the steps with their rules, and every figure
  --json          the whole answer as JSON
  --lang LANG     en, ru, or a tag such as ru-RU; without it, the language of the machine
  --api URL       where the service is; else RANGEFINDER_URL, else ${DEFAULT_API}
  --offline       asks the engine inside, which knows the rules but not the catalog
  -v, --version`,
  ru: `Точные шансы настольных варгеймов, и почему они такие.

  rangefinder <набор правил> <калькулятор> имя=значение …
  rangefinder <набор правил>               его калькуляторы
  rangefinder "навык 4 на 24 дюйма"        вопрос своими словами
  rangefinder search частичное укрытие     правила, таблицы, решения, термины, юниты
  rangefinder dice 3d6kh2
  rangefinder units 'atlas pv<=60'
  rangefinder unit ${UNIT}
  rangefinder forces read lance.mul        юниты и очки отряда из файла или, с -, из стандартного ввода

${EXAMPLES}

Наборы правил: ${SYSTEMS}.

  -h, --help      эта страница; после калькулятора — что ему нужно
  -f, --full      шаги с правилами и все значения
  --json          весь ответ в JSON
  --lang LANG     en, ru или метка вроде ru-RU; по умолчанию язык системы
  --api URL       адрес сервиса; иначе RANGEFINDER_URL, иначе ${DEFAULT_API}
  --offline       спросить встроенный движок: он знает правила, но не каталог
  -v, --version`,
};

/** What a part of the command line may be. */
export const ALLOWED = {
  value: { en: 'a value behind it', ru: 'значение после него' },
  noValue: { en: 'no value', ru: 'без значения' },
  language: { en: 'en, ru', ru: 'en, ru' },
  address: { en: `an address such as ${DEFAULT_API}`, ru: `адрес вроде ${DEFAULT_API}` },
  id: { en: 'an id or a name behind it', ru: 'после него id или название' },
} as const satisfies Readonly<Record<string, Text>>;

export const SAYS = {
  notAllowed: (given: string, allowed: Text): Text => ({
    en: `Not understood: ${given}. Allowed: ${allowed.en}.`,
    ru: `Непонятно: ${given}. Допустимо: ${allowed.ru}.`,
  }),
  twice: (name: string): Text => ({
    en: `${name}: given twice; allowed: one value`,
    ru: `${name}: дано дважды; допустимо: одно значение`,
  }),
  wrong: (given: string, meant: string | undefined): Text => ({
    en: `Not understood: ${given}. ${meant ? `Did you mean ${meant}?` : 'Expected a rule set and a calculator, then name=value; rangefinder --help shows examples.'}`,
    ru: `Непонятно: ${given}. ${meant ? `Может быть, ${meant}?` : 'Нужны набор правил и калькулятор, затем имя=значение; примеры показывает rangefinder --help.'}`,
  }),
  away: (api: string, reason: string): Text => ({
    en: `No answer from ${api}: ${reason}`,
    ru: `${api} не отвечает: ${reason}`,
  }),
  inside: (api: string): Text => ({
    en: `(No service at ${api}: computed here.)`,
    ru: `(По адресу ${api} нет сервиса: посчитано здесь.)`,
  }),
  noFile: (path: string, code: string): Text => ({
    en: `The file ${path} cannot be read${code === '' ? '' : ` (${code})`}.`,
    ru: `Файл ${path} не читается${code === '' ? '' : ` (${code})`}.`,
  }),
  needsService: (question: string): Text => ({
    en: `${question} needs a service (--api URL); without one there are the calculators and dice.`,
    ru: `Для ${question} нужен сервис (--api URL); без него есть калькуляторы и кубики.`,
  }),
  unknown: (question: string): Text => ({ en: `There is no calculator ${question}.`, ru: `Калькулятора ${question} нет.` }),
  goOn: (slug: string): Text => ({
    en: `What one takes: rangefinder ${slug} <calculator> --help`,
    ru: `Что нужно калькулятору: rangefinder ${slug} <калькулятор> --help`,
  }),
  near: { en: 'Perhaps:', ru: 'Возможно:' },
} as const;
