/** Tells questions about rules: “may I …”, “does … block”, «можно ли …», and the words to look for them with. */
import { calculatorBy, type Field, type Fields, LANGUAGES, type Text } from '@rangefinder/rules';
import type { Interpretation, Understood } from '../reading.js';
import type { Token } from '../text/tokens.js';
import { QUESTION_WORDS } from '../text/word-lists.js';

/** Words of questions that a rule answers. */
export const ASKS_FOR_RULE =
  /^\s*(?:(?:may|can|could|must|should|is|are|does|do|when|why|how (?:does|do|is|are)|what happens|if)\b|(?:можно|нельзя|обязан|должен|когда|почему|зачем|как(?: работает| считать| считается| ходят| ходить)?|что будет|что происходит|если|разрешено|мешает|блокирует|считается)(?!\p{L}))|(?:\ballowed\b|\blegal\b|\brule\b|\brules\b|\bblock(?:s|ed)?\b|можно|(?<!\p{L})ли\s|правил)/iu;
/** Words of questions that only a rule answers: “what happens if”. */
export const SURELY_ASKS_FOR_RULE =
  /\b(?:may (?:i|you|we|my|an?|the)|what is an?|allowed|legal|rules? (?:for|of|on)|what happens (?:if|when)|how (?:does|do) \w+ work)\b|можно ли|правил[оа]? |как работает|что (?:такое|значит|означает)(?!\p{L})|что,? (?:(?:будет|происходит),? )?(?:если|когда)|разрешено/iu;

const ASKED_SCORE = 0.85;
const SURE_SCORE = 1.15;
const DEFAULT_SCORE = 0.35;
/** For a text without figures there is nothing to calculate. */
const WITHOUT_FIGURES_SCORE = 0.25;
/** The same for a text that does not ask for a rule. */
const DEFAULT_WITHOUT_FIGURES_SCORE = 0.1;
/** What each figure in the text takes: rules are asked without numbers. */
const FIGURE_PENALTY = 0.25;

/** Words of questions that a figure answers. */
export const ASKS_FOR_FIGURE =
  /\b(?:odds|chances?|probab\w*|likely|likelihood|rare|often|how (?:much|many|far|long|hard)|dmg|damage|impact|mods?|levels?|dead|die|dies|alive|survives?|compare|vs?|versus|stronger|beats?|what (?:do|does|will|would) \w+ need|who wins|who should|what (?:can|may|else can|else may) (?:he|she|it|they|i|we|my)|what now|able to|should (?:my|i|he|she|we)|come out on top)\b|(?<!\p{L})(?:шанс|вероятн|сколько|скока|скоко|скок|насколько|почем|почём|как долго|урон|ущерб|дамаг|минус|уровень|штраф|убит|умрет|умрёт|выжив|жив(?!\p{L})|против|сильнее|старше|раньше|видно|видит|что (?:мне )?нужно|кто (?:кого )?(?:победит|сильнее|одолеет|начнет|начнёт|ляжет|выиграл|побежит)|по кому|кого (?:первым|фокусить)|исход|чем (?:он |она )?ответит|что (?:(?:он|она|я|им|ему|ей|мне) )?(?:ещё |еще )?(?:может|могу|могут|вправе|нельзя)(?!\p{L})|какие (?:действия|права|у него))/iu;

/** How a rule ranks among the readings of a text. */
export function ruleScore(text: string, figures: number): number {
  const score = SURELY_ASKS_FOR_RULE.test(text) ? SURE_SCORE : ASKS_FOR_RULE.test(text) ? ASKED_SCORE : DEFAULT_SCORE;
  const withoutFigures = score === DEFAULT_SCORE ? DEFAULT_WITHOUT_FIGURES_SCORE : WITHOUT_FIGURES_SCORE;
  return figures === 0 ? score + withoutFigures : score - FIGURE_PENALTY * figures;
}

/** Readings whose words for fields are looked for, too. */
const MAX_EXPLAINED = 2;
const MIN_EXPLAINED_SCORE = -0.2;

/**
 * The words to look for a rule with: those of the text, and what the best calculators call what they understood: for «со спины» also
 * “surprise attack”.
 */
export function ruleWords(tokens: readonly Token[], readings: readonly (Interpretation & { readonly score: number })[]): string {
  const words = tokens.filter(({ kind, folded }) => kind === 'word' && !QUESTION_WORDS.has(folded)).map(({ text }) => text);
  const meant = readings.filter(({ question, score }) => calculatorBy(question) && score >= MIN_EXPLAINED_SCORE).slice(0, MAX_EXPLAINED);
  const labels = meant.flatMap(({ question, understood }) => understood.flatMap((part) => labelsOf(question, part)));
  // Without figures, the rule of the calculator is probably asked for.
  const title = meant[0] && tokens.every(({ isFigure }) => !isFigure) ? calculatorBy(meant[0].question)?.title : undefined;
  const explained = [...labels, ...(title ? LANGUAGES.map((language) => title[language]) : [])];
  return [...new Set([...words, ...explained])].join(' ');
}

/** What a calculator calls an argument, in each language. */
function labelsOf(question: string, { field, value }: Understood): readonly string[] {
  const found = fieldAt(calculatorBy(question)?.input ?? {}, field.split('.'));
  if (!found) return [];
  const inner = found.kind === 'list' ? found.item : found;
  const chosen: Text | undefined =
    inner.kind === 'choice' ? (inner.type.values as Readonly<Record<string, Text>>)[String(value)] : undefined;
  const label = chosen ?? (inner.kind === 'boolean' && value === true ? found.label : undefined);
  return label ? LANGUAGES.map((language) => label[language]) : [];
}

/** The field at the path of an argument. */
export function fieldAt(fields: Fields, [step, ...rest]: readonly string[]): Field | undefined {
  const field = fields[step ?? ''];
  if (!field || rest.length === 0) return field;
  if (field.kind === 'object') return fieldAt(field.fields, rest);
  return field.kind === 'list' && field.item.kind === 'object' ? fieldAt(field.item.fields, rest.slice(1)) : field;
}
