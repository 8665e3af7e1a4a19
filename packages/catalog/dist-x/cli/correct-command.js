/** `correct`: a value in the place of an imported one, which the next import leaves alone. */
import { problemText } from '@rangefinder/rules';
import { correctUnit } from '../writing/corrections.js';
import { complain, inLanguage, say } from './console.js';
import { TEXTS } from './texts.js';
/** Corrects one field of a unit. */
export async function correctCommand(context, { db }) {
    const { language, parameters, note } = context.options;
    const [unitId = '', field = '', ...words] = parameters;
    const value = parsedValue(words.join(' '));
    const corrected = await correctUnit(db, { unitId, field, value, ...(note !== undefined && { note }) });
    if (!corrected.ok) {
        complain(context, ...corrected.problems.map((problem) => problemText(problem, language)));
        return 1;
    }
    say(context, `${inLanguage(TEXTS.corrected, language)}: ${unitId}, ${field} = ${JSON.stringify(value)}`);
    return 0;
}
/** Numbers, lists and the like as JSON has them; what is no JSON is text. */
function parsedValue(given) {
    try {
        return JSON.parse(given);
    }
    catch {
        return given;
    }
}
//# sourceMappingURL=correct-command.js.map