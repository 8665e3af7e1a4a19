import { CSV_COLUMNS, toCsvRow } from '../importing/formats/csv-columns.js';
import { OWN_JSON, OWN_MEMBERS } from '../importing/formats/own-json.js';
import { csvLine } from './csv-line.js';
import { exportedEntries } from './entries.js';
/** Formats that the catalog is written in. */
export const EXPORT_FORMATS = ['json', 'csv'];
/**
 * The whole catalog as text, piece by piece.
 * @example for await (const text of exportCatalog(catalog.readDb, 'csv')) process.stdout.write(text)
 */
export const exportCatalog = (db, format) => WRITERS[format](exportedEntries(db));
const WRITERS = {
    json: writeJson,
    csv: writeCsv,
};
/** An entry a line, so that versions of a catalog can be compared line by line. */
async function* writeJson(entries) {
    yield `{"format":"${OWN_JSON.format}","version":${OWN_JSON.version}`;
    let current;
    for await (const { member, entry } of entries) {
        yield `${member === current ? ',' : `${current === undefined ? '' : '\n]'},"${member}":[`}\n${JSON.stringify(entry)}`;
        current = member;
    }
    yield `${current === undefined ? '' : '\n]'}}\n`;
}
const ENTRY_OF = Object.fromEntries(OWN_MEMBERS.map((member) => [member, member.replace(/s$/, '')]));
async function* writeCsv(entries) {
    yield csvLine(CSV_COLUMNS);
    for await (const { member, entry } of entries) {
        const row = toCsvRow({ entry: ENTRY_OF[member], ...entry });
        yield csvLine(CSV_COLUMNS.map((column) => row[column] ?? ''));
    }
}
//# sourceMappingURL=export.js.map