/** One figure of an answer as text. */
import { capital, number } from '@rangefinder/rules';
import type { Description, Field, Language } from '../description.js';
import { type Chance, percentOf, shortFraction } from './odds.js';
import { isAbsent } from './values.js';
import { nameOfId, writtenIn, yesNo } from './wording.js';

/** Language and names for texts of figures. */
export interface Wording {
  readonly language: Language;
  readonly names: Description['names'];
}

const NOTHING = '—';

/** A built-in entry as answers contain it. */
interface Entry {
  readonly name: string;
  readonly nameRu?: string | null;
}

/** A single figure, or a list of single ones. */
export function figureText(field: Field, value: unknown, wording: Wording): string {
  if (isAbsent(value)) return NOTHING;
  const { language } = wording;
  switch (field.kind) {
    case 'int':
      return grouped(number(value as number, language), language);
    case 'number':
    case 'exact':
      return number(value as number, language);
    case 'boolean':
      return yesNo(value === true, language);
    case 'chance':
    case 'boundedChance':
      return [percentOf(value as Chance, language), shortFraction(value as Chance)].filter(Boolean).join(' · ');
    case 'choice':
      return capital(field.type.values[value as string]?.[language] ?? String(value));
    case 'id':
      return nameOfId(value as string, wording.names, language);
    case 'text':
      return writtenIn(field, String(value), language);
    case 'weapon':
    case 'armor':
      return entryName(value as Entry, language);
    case 'list':
      // Names of choices may contain commas.
      return (
        (value as readonly unknown[])
          .map((item) => figureText(field.item, item, wording))
          .join(field.item.kind === 'choice' ? ' · ' : ', ') || NOTHING
      );
    default:
      return String(value);
  }
}

const THOUSANDS_SIGN = { en: ',', ru: '\u00A0' } as const;
/** Groups the digits of whole numbers from 10,000 up in threes. */
const grouped = (digits: string, language: Language): string =>
  digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, THOUSANDS_SIGN[language]);

const entryName = ({ name, nameRu }: Entry, language: Language): string => ({ en: name, ru: nameRu || name })[language];
