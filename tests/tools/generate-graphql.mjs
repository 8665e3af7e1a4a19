/** `generate-graphql.mjs INTROSPECTION QUERIES FOLDER`: types and typed documents by the client preset of graphql-codegen. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { buildClientSchema, parse, printSchema } from 'graphql';

const [introspection = '', queries = '', folder = ''] = process.argv.slice(2);
const schemaAst = buildClientSchema(JSON.parse(await readFile(introspection, 'utf8')));
const schema = parse(printSchema(schemaAst));
const rawSDL = await readFile(queries, 'utf8');
const documents = [{ location: queries, rawSDL, document: parse(rawSDL) }];
const config = { documentMode: 'string', enumsAsTypes: true, scalars: { Draft: 'Record<string, unknown>' } };
const options = {
  baseOutputDir: `${folder}/`,
  schema,
  schemaAst,
  documents,
  config,
  presetConfig: {},
  plugins: [],
  pluginMap: {},
  pluginContext: {},
};
for (const file of await preset.buildGeneratesSection(options)) {
  await mkdir(dirname(file.filename), { recursive: true });
  await writeFile(file.filename, await codegen({ ...file, cache: (_, run) => run() }));
}
