/** What can keep the catalog from opening. Told as an error with a code, since there is nobody to hand a result to. */
/** Makes an error that carries its code. */
export function catalogError(code, message, cause) {
    return Object.assign(new Error(message, cause === undefined ? undefined : { cause }), { code });
}
//# sourceMappingURL=catalog-error.js.map