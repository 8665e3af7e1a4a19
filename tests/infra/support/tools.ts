/** Third-party tools of the infra tests, from tests/tools, and the files of infra/. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TOOLS } from '../../support/bring-tools.js';
import { root } from '../../support/build.js';

export const INFRA = join(root, 'infra');

/** Loads a tool from tests/tools by its name. */
export async function tool<T>(name: string): Promise<T> {
  const { load } = (await import(pathToFileURL(join(TOOLS, 'load.mjs')).href)) as { load(name: string): Promise<T> };
  return load(name);
}

/** Text of a file of infra/. */
export const read = (path: string): string => readFileSync(join(INFRA, path), 'utf8');

/** Paths of all files below infra/, relative to it. */
export const files = (): readonly string[] =>
  readdirSync(INFRA, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(INFRA, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    // Written by the operator.
    .filter((path) => path !== 'compose/.env')
    .toSorted();

interface Yaml {
  parseAllDocuments(
    text: string,
    options: object,
  ): readonly { readonly errors: readonly Error[]; readonly warnings: readonly Error[]; toJS(): unknown }[];
}

/** Documents of a YAML file. Throws if it is malformed or has a duplicate key. */
export async function documents(text: string): Promise<readonly unknown[]> {
  const { parseAllDocuments } = await tool<Yaml>('yaml');
  return parseAllDocuments(text, { merge: true, uniqueKeys: true }).map((document) => {
    const [problem] = [...document.errors, ...document.warnings];
    if (problem) throw problem;
    return document.toJS();
  });
}

/** The only document of a YAML file of infra/. */
export const document = async <T>(path: string): Promise<T> => (await documents(read(path)))[0] as T;
