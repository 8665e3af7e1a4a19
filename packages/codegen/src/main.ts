/**
 * Generates the sources of the clients from the committed schema.
 *
 *   node src/main.ts    packages/client/src/generated and packages/python/src/rangefinder
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchema } from 'graphql';
import { pythonMethods } from './python/methods.ts';
import { pythonTypes } from './python/types.ts';
import { flatText, questionsText, typesText } from './typescript/typescript.ts';

const inRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const schema = buildSchema(await readFile(inRoot('services/api/schema.graphql'), 'utf8'));
const flat = await readFile(inRoot('packages/rules/src/calculator/flat.ts'), 'utf8');

const FILES: Readonly<Record<string, () => string>> = {
  'packages/client/src/generated/types.ts': () => typesText(schema),
  'packages/client/src/generated/questions.ts': () => questionsText(schema),
  'packages/client/src/generated/flat.ts': () => flatText(flat),
  'packages/python/src/rangefinder/types.py': () => pythonTypes(schema),
  'packages/python/src/rangefinder/_questions.py': () => pythonMethods(schema),
};

for (const [path, textOf] of Object.entries(FILES)) {
  await mkdir(dirname(inRoot(path)), { recursive: true });
  await writeFile(inRoot(path), textOf());
}
