/**
 * A name as part of an id: Latin letters and digits, words joined by hyphens.
 * @example slug('Loki (Hellbringer) Prime') // 'loki-hellbringer-prime'
 */
export declare function slug(name: string): string;
