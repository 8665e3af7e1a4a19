/** `npm run generate`: writes the types of the client from the schema of the service. */
import { readFileSync, writeFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { questionsText, typesText } from './generated-text.ts';

const schema = buildSchema(readFileSync(new URL('../../../services/api/schema.graphql', import.meta.url), 'utf8'));
const generated = new URL('../src/generated/', import.meta.url);
writeFileSync(new URL('types.ts', generated), typesText(schema));
writeFileSync(new URL('questions.ts', generated), questionsText(schema));
