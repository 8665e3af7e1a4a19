/**
 * Where the build keeps the packed database. The version is in the name: another PGlite may lay its files out otherwise.
 * @example await templatePath() // '…/dist/embedded-0.5.16.tar.gz'
 */
export declare function templatePath(): Promise<string>;
/** The packed database, or undefined when there is none. */
export declare function readTemplate(path: string): Promise<Blob | undefined>;
/** Makes an empty database and packs it up. Seconds. */
export declare function makeTemplate(path: string): Promise<void>;
/** Makes the packed database unless it is there. */
export declare function ensureTemplate(path: string): Promise<void>;
