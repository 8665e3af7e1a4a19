/** All formats. The format of a file is detected by its content, not its name. */
import type { Text } from '@rangefinder/rules';
import * as battleTech from './alpha-strike/formats.js';
import { whatFileIs } from './alpha-strike/other-files.js';
import { availabilityRows, isAvailabilityCsv } from './availability-csv.js';
import type { Format } from './format.js';
import { isJson, jsonRows } from './json-rows.js';
import { isOwnCsv, ownCsvRows } from './own-csv.js';
import { OWN_JSON, readOwnJson } from './own-json.js';
import { isOwnLines, ownLineRows } from './own-lines.js';

const OWN_JSON_FORMAT: Format = {
  id: 'own-json',
  name: { en: 'Rangefinder JSON', ru: 'JSON Rangefinder' },
  recognizes: (head) => isJson(head) && (head.includes(`"${OWN_JSON.format}"`) || /"system"\s*:/.test(head)),
  rows: (input, chunks) => jsonRows(input, chunks, readOwnJson),
};
const OWN_LINES_FORMAT: Format = {
  id: 'own-lines',
  name: { en: 'Rangefinder JSON lines', ru: 'строки JSON Rangefinder' },
  recognizes: isOwnLines,
  rows: ownLineRows,
};
const OWN_CSV_FORMAT: Format = {
  id: 'own-csv',
  name: { en: 'Rangefinder CSV', ru: 'CSV Rangefinder' },
  recognizes: isOwnCsv,
  rows: ownCsvRows,
};

const AVAILABILITY_FORMAT: Format = {
  id: 'availability-csv',
  name: { en: 'Rangefinder CSV of availability', ru: 'CSV доступности Rangefinder' },
  recognizes: isAvailabilityCsv,
  rows: availabilityRows,
};

/** Formats in the order of detection. Those of one rule set are in the folder of its slug. */
export const FORMATS: readonly Format[] = [OWN_LINES_FORMAT, OWN_JSON_FORMAT, OWN_CSV_FORMAT, AVAILABILITY_FORMAT, ...battleTech.FORMATS];

/** Number of bytes needed to detect the format. */
export const HEAD_BYTES = 16_384;

/**
 * The format of a file with this beginning, or undefined.
 * @example formatOf('{"format":"rangefinder-catalog"')?.id // 'own-json'
 */
export const formatOf = (head: string): Format | undefined => FORMATS.find((format) => format.recognizes(head));

export { whatFileIs };

/** Names of the formats. */
export const FORMAT_NAMES: Text = {
  en: FORMATS.map(({ name }) => name.en).join('; '),
  ru: FORMATS.map(({ name }) => name.ru).join('; '),
};

/** List of formats for messages. */
export const READABLE: Text = {
  en: `a file in one of these formats: ${FORMAT_NAMES.en}`,
  ru: `файл в одном из форматов: ${FORMAT_NAMES.ru}`,
};
