import { fileFault } from '../file-fault.js';
import { refused, sourceIdOf } from '../readings.js';
import { DEEPEST_ELEMENT, jsonSplitter, LONGEST_ELEMENT } from './json-splitter.js';
/** The rows of a JSON input. */
export async function* jsonRows(input, chunks, interpret) {
    const splitter = jsonSplitter();
    for await (const chunk of chunks) {
        const elements = splitter.push(chunk);
        if (!Array.isArray(elements))
            throw brokenJson(input, elements);
        yield elements.flatMap((element) => toRow(input, element, interpret) ?? []);
    }
    const fault = splitter.end();
    if (fault !== undefined)
        throw brokenJson(input, fault);
}
function toRow(input, { member, item, line, content }, interpret) {
    const reading = Buffer.isBuffer(content) ? parsed(content.toString(), member, interpret) : passedOver(content);
    return reading && { place: { input, line, item, sourceId: sourceIdOf(reading) }, reading };
}
function parsed(raw, member, interpret) {
    let value;
    try {
        value = JSON.parse(raw);
    }
    catch {
        return refused({ code: 'BAD_FORMAT', path: [], given: raw, allowed: { en: 'JSON', ru: 'JSON' } });
    }
    return interpret(value, raw, member);
}
const passedOver = (fault) => refused({ code: 'TOO_LONG', path: [], given: fault, allowed: ALLOWED[fault] });
const ALLOWED = {
    TOO_LONG: { en: `a row of at most ${LONGEST_ELEMENT} bytes`, ru: `строка не длиннее ${LONGEST_ELEMENT} байт` },
    TOO_DEEP: { en: `a row nested at most ${DEEPEST_ELEMENT} deep`, ru: `строка с вложенностью не больше ${DEEPEST_ELEMENT}` },
};
function brokenJson(input, { fault, line, offset }) {
    const place = { en: `line ${line}, byte ${offset}`, ru: `строка ${line}, байт ${offset}` };
    if (fault === 'NOT_JSON')
        return fileFault(input, place.en, { en: `JSON; at ${place.en} it is not`, ru: `JSON; здесь это не так: ${place.ru}` });
    return fileFault(input, place.en, { en: `a whole file; it is cut off at ${place.en}`, ru: `целый файл; этот обрывается: ${place.ru}` });
}
//# sourceMappingURL=json-rows.js.map