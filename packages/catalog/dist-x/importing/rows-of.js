/** The rows of all inputs, one after another, each input in the format that it is found to have. */
import { isStorable } from '../text/storable.js';
import { fileFault } from './file-fault.js';
import { formatOf, HEAD_BYTES, READABLE } from './formats/formats.js';
import { beginning, joined, utf8 } from './inputs/utf8.js';
import { refused } from './readings.js';
import { shortRefusal } from './short-refusal.js';
/** The rows of some inputs. */
export function rowsOf(inputs) {
    const files = [];
    const passedOver = [];
    let bytes = 0;
    async function* counted(chunks) {
        for await (const chunk of chunks) {
            bytes += chunk.length;
            yield chunk;
        }
    }
    async function* rows() {
        for await (const input of inputs) {
            const raw = await beginning(counted(input.read()), HEAD_BYTES);
            if (input.optional && isBinary(raw.head)) {
                passedOver.push(input.name);
                await raw.rest.close();
                continue;
            }
            const { head, rest } = await beginning(utf8(input.name, joined(raw.head, raw.rest)), HEAD_BYTES);
            const format = formatOf(head.toString());
            if (format === undefined) {
                if (!input.optional)
                    throw unknownFormat(input.name, head);
                passedOver.push(input.name);
                await rest.close();
                continue;
            }
            let count = 0;
            for await (const some of format.rows(input.name, joined(head, rest))) {
                count += some.length;
                if (some.length > 0)
                    yield some.map(storableRow);
            }
            files.push({ name: input.name, format: format.name, rows: count });
        }
    }
    return { rows: rows(), files: () => files, passedOver: () => passedOver, bytes: () => bytes };
}
const UTF16_MARKS = ['fffe', 'feff'];
/** Pictures and the like, which folders hold beside catalogs. */
const isBinary = (head) => head.includes(0) && !UTF16_MARKS.includes(head.subarray(0, 2).toString('hex'));
/** Text saved in UTF-16 without a mark is the usual file with zero bytes. */
const unknownFormat = (name, head) => head.includes(0)
    ? fileFault(name, `byte ${head.indexOf(0)}`, NO_TEXT)
    : fileFault(name, head.toString().slice(0, LONGEST_QUOTE), READABLE);
const LONGEST_QUOTE = 60;
/** A row is kept letter by letter: one that no database takes cannot be. */
function storableRow({ place, reading }) {
    if (reading.kind === 'refused')
        return { place, reading: shortRefusal(reading) };
    if (reading.kind !== 'unit' || isStorable(reading.raw))
        return { place, reading };
    const problem = { code: 'BAD_FORMAT', path: [], given: reading.raw, allowed: NO_ZEROS };
    return { place, reading: shortRefusal(refused(problem, reading.draft.sourceId)) };
}
const NO_TEXT = {
    en: 'text in UTF-8, or in UTF-16 with a mark; zero bytes stand in neither: save the file as UTF-8',
    ru: 'текст в UTF-8 или в UTF-16 с меткой; нулевых байтов в нём не бывает: сохраните файл в UTF-8',
};
const NO_ZEROS = { en: 'text without zero characters', ru: 'текст без нулевых символов' };
//# sourceMappingURL=rows-of.js.map