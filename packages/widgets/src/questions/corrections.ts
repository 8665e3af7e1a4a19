/** Corrects the arguments of a reading: another value of a chip, or none. */
import type { Reading } from '@rangefinder/questions';
import { withValue } from '../model/values.js';
import { conditionsOf, stepsOf } from './paths.js';
import type { Chip, ReadingView } from './reading-view.js';

const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false };

/** The value of a control as an argument. */
function argumentOf({ control }: Chip, value: string): unknown {
  if (control?.kind === 'number') return Number(value);
  const isBoolean = control?.kind === 'choice' && control.options.every((option) => option.value in BOOLEANS);
  return isBoolean ? BOOLEANS[value] : value;
}

/**
 * The reading with another value of a chip. Without a value, the argument is removed.
 * @example corrected(view, chip, '3').arguments // { skill: 3, inches: 24 }
 */
export function corrected({ reading }: ReadingView, chip: Chip, value?: string): Reading {
  const { field } = chip;
  const given = value === undefined ? undefined : argumentOf(chip, value);
  const { understood, assumed } = reading;
  const others = understood.filter((part) => part.field !== field);
  return {
    ...reading,
    arguments:
      field === 'query'
        ? { ...reading.arguments, query: queryWithout(reading, chip) }
        : withValue(reading.arguments, stepsOf(field), given),
    understood: given === undefined ? others : [...others, { text: value ?? '', field, value: given }],
    assumed: assumed.filter((part) => part.field !== field),
    // What was corrected by hand is certain.
    confidence: 1,
  };
}

const queryWithout = ({ arguments: { query } }: Reading, { text }: Chip): string =>
  conditionsOf(String(query))
    .filter((condition) => condition !== text)
    .join(' ');
