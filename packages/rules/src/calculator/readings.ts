/**
 * Readings: a ruling decides between several readings of a rule, and a group may play another one. A reading with an id is a value
 * of the argument `readings` of every calculator whose figures it changes. Without the argument the decisions of the rulings apply.
 */
import type { Reading, Ruling } from '../reference/reference.js';
import type { Language, Text } from '../text/language.js';
import { capital } from '../text/sentences.js';
import { type Fields, field, type IdField, type PlayedReading } from './fields.js';
import type { Problem } from './problems.js';
import type { StepWords } from './step-words.js';

/** The readings of a rule set that change figures. */
export const readingsIn = (rulings: readonly Ruling[]): readonly PlayedReading[] =>
  rulings.flatMap(({ id: ruling, title, readings }) =>
    readings.flatMap(({ id, en, ru }: Reading) => (id === undefined ? [] : [{ id, ruling, title, text: { en, ru } }])),
  );

/**
 * The argument `readings` of a calculator, with the readings that change its figures.
 * @example readings: readingsField(rulings, ['woods-twice', 'extreme-rolls'])
 */
export function readingsField<const C extends string>(rulings: readonly Ruling[], ids: readonly C[]) {
  const all = readingsIn(rulings);
  const played = ids.map((id) => {
    const found = all.find((reading) => reading.id === id);
    if (!found) throw new Error(`no ruling has the reading ${id}`);
    return found;
  });
  return field({
    kind: 'list',
    item: {
      kind: 'id',
      of: ids,
      readings: played,
      names: Object.fromEntries(played.map(({ id, text, title }) => [id, nameOf(title, text)])),
      label: { en: 'Reading', ru: 'Прочтение' },
    },
    isSet: true,
    min: 0,
    max: ids.length,
    default: [],
    label: { en: 'Your group plays it otherwise?', ru: 'Играете иначе?' },
    hint: {
      en: 'Other readings of rules on which a ruling decides; at most one for each ruling',
      ru: 'Другие прочтения спорных правил; не больше одного для каждого разъяснения',
    },
  });
}

const nameOf = (title: Text, text: Text): Text => ({ en: `${title.en}: ${text.en}`, ru: `${title.ru}: ${text.ru}` });

/** The readings that a calculator with these fields can play. */
export function playableReadings({ readings }: Fields): readonly PlayedReading[] {
  return readings?.kind === 'list' && readings.item.kind === 'id' ? ((readings.item as IdField).readings ?? []) : [];
}

/** The readings that a checked question plays. */
export function readingsOf(input: Fields, question: unknown): readonly PlayedReading[] {
  const chosen = (question as { readonly readings?: readonly string[] }).readings ?? [];
  return chosen.length === 0 ? [] : playableReadings(input).filter(({ id }) => chosen.includes(id));
}

/** Two readings of the same ruling exclude each other. */
export function readingConflicts(input: Fields, question: unknown): readonly Problem[] {
  const played = readingsOf(input, question);
  return played.flatMap(({ id, ruling }, place): readonly Problem[] => {
    const other = played.slice(0, place).find((earlier) => earlier.ruling === ruling);
    if (!other) return [];
    const given = { en: other.text.en.replace(/\.$/, ''), ru: other.text.ru.replace(/\.$/, '') };
    const allowed = {
      en: `one reading of “${other.title.en}”; given too: ${given.en}`,
      ru: `одно прочтение, спорное место — «${other.title.ru}»; указано и другое: ${given.ru}`,
    };
    return [{ code: 'CONFLICT', path: ['readings'], given: id, allowed }];
  });
}

const PLAYED: Text = { en: 'Played otherwise', ru: 'Играем иначе' };
const OTHERWISE: Text = { en: 'played otherwise', ru: 'играем иначе' };

/** The wording of the step for a reading. */
export const readingWords = ({ title, text }: PlayedReading, language: Language): StepWords => ({
  label: title[language],
  text: `${PLAYED[language]}. ${capital(text[language].replace(/\.$/, ''))}`,
});

/** A sentence with the titles of the rulings that are played otherwise. */
export function sentenceWithReadings(sentence: string, played: readonly PlayedReading[], language: Language): string {
  if (played.length === 0) return sentence;
  const titles = played.map(({ title }) => title[language].charAt(0).toLowerCase() + title[language].slice(1));
  return `${sentence.replace(/\.$/, '')}; ${OTHERWISE[language]}: ${titles.join('; ')}.`;
}
