/** Numbers as they may stand in the catalog. */
import * as z from 'zod';
/** A whole number within bounds, both ends included. One check in place of three, since units have a dozen of them. */
export const wholeNumber = (least, most) => z.number().check(({ value, issues }) => {
    if (Number.isInteger(value) && value >= least && value <= most)
        return;
    const bound = { origin: 'number', inclusive: true, input: value };
    if (!Number.isInteger(value))
        issues.push({ code: 'invalid_type', expected: 'int', input: value });
    else if (value < least)
        issues.push({ code: 'too_small', minimum: least, ...bound });
    else
        issues.push({ code: 'too_big', maximum: most, ...bound });
});
//# sourceMappingURL=number-fields.js.map