/** `check-package.mjs TARBALL`: problems that publint and "Are the types wrong?" find in a packed package, as JSON lists of lines. */
import { readFile } from 'node:fs/promises';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const tarball = await readFile(process.argv[2]);
const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(tarball).buffer }, level: 'suggestion', strict: true });

/** The packages are declared as ES modules only, so problems of CommonJS do not matter. */
const ESM_ONLY = new Set(['node10', 'node16-cjs']);
const { problems = [] } = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
const wrong = problems.filter(({ resolutionKind }) => !ESM_ONLY.has(resolutionKind));

process.stdout.write(
  JSON.stringify({
    publint: messages.map((message) => `${message.type}: ${formatMessage(message, pkg) ?? message.code}`),
    types: wrong.map((problem) => JSON.stringify(problem)),
  }),
);
