const FAULT = Symbol('file fault');
/** An exception that carries a problem with the input of that name. */
export function fileFault(input, given, allowed) {
    const problem = { code: 'BAD_FORMAT', path: [input], given, allowed };
    return Object.assign(new Error(`${input}: ${allowed.en}`), { [FAULT]: problem });
}
/** The problem that an exception carries; undefined when it is not one of these. */
export const faultOf = (error) => error instanceof Error && FAULT in error ? error[FAULT] : undefined;
//# sourceMappingURL=file-fault.js.map