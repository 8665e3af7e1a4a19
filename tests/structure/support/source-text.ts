/** Names, comments and test titles of the project's source files, and the prose of its documents. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Text at a line of a file. */
export interface Located {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Names and prose of a file. */
export interface SourceText {
  readonly file: string;
  /** Declared names and the base name of the file. */
  readonly names: readonly Located[];
  /** Documentation comments (`/** … *\/`). */
  readonly docs: readonly Located[];
  /** All comments and test titles, or the lines of a document. */
  readonly prose: readonly Located[];
}

const FOLDERS = ['packages', 'services', 'site', 'tests', 'scripts', 'infra', 'examples', 'docs', '.github', '.ci', '.devcontainer'];
const SKIPPED =
  /(^|\/)(node_modules|dist|generated|\.[a-z]+-cache|\.turbo|\.astro|\.rangefinder|__pycache__|public|schemas|corpus)(\/|$)|\.d\.ts$/;
/** Texts for players, in which game terms are right. */
const FOR_PLAYERS = /^(packages\/rulebook\/content|site\/src\/content)\/|^packages\/rules\/src\/[^/]+\/testing\/(?:facts|wordings)\.md$/;
/** The test itself names all refused words. */
const ABOUT_WORDS = /^tests\/structure\/words/;
/** Generated from the schema: its source is in services/api. */
const GENERATED = /^packages\/python\/src\/rangefinder\/|^services\/api\/schema\.graphql$/;

const isOurs = (file: string): boolean => ![SKIPPED, FOR_PLAYERS, ABOUT_WORDS, GENERATED].some((pattern) => pattern.test(file));

/** Paths of the project's own files with one of these extensions. */
const filesWith = (extension: string): readonly string[] =>
  [`{${FOLDERS.join(',')}}/**/*.${extension}`, `*.${extension}`]
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT, exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path) }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isOurs)
    .toSorted();

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** Text of a comment without its delimiters. */
const uncommented = (comment: string): string =>
  comment
    .replace(/^\/\*\*?|\*\/$|^\/\//g, '')
    .replaceAll(/\n\s*\* ?/g, '\n')
    .trim();

/** Values of the public API, which are terms of games: `FIRES_AT_ONCE`. */
const VALUE_NAME = /^[A-Z][A-Z\d_]*$/;

/** Whether a node declares its name here, rather than using a name of a library. */
function isDeclaration(node: ts.Node): node is ts.NamedDeclaration & { readonly name: ts.Identifier } {
  const name = (node as { readonly name?: ts.Node }).name;
  if (!name || !ts.isIdentifier(name)) return false;
  if (ts.isBindingElement(node)) return node.propertyName !== undefined || ts.isArrayBindingPattern(node.parent);
  if (ts.isPropertyAssignment(node)) return !VALUE_NAME.test(name.text);
  return (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isGetAccessorDeclaration(node)
  );
}

const TITLED = /^(it|test|describe)\b/;

/** Title of a test or a group of tests. */
function titleOf(node: ts.Node, source: ts.SourceFile): ts.Node | undefined {
  if (!ts.isCallExpression(node) || !TITLED.test(node.expression.getText(source))) return undefined;
  const [title] = node.arguments;
  return title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) ? title : undefined;
}

/** Reads TypeScript or JavaScript. @param offset lines before the code */
export function readCode(file: string, code: string, offset = 0): SourceText {
  const source = ts.createSourceFile(
    file,
    code,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const at = (position: number, text: string): Located => ({ file, line: lineAt(code, position) + offset, text });
  const names: Located[] = [{ file, line: 1, text: basename(file).replace(/(\.test|\.config)?\.[a-z]+$/, '') }];
  const titles: Located[] = [];
  const comments = new Map<number, Located>();
  const addComments = (ranges: readonly ts.CommentRange[] | undefined): void => {
    for (const { pos, end } of ranges ?? []) comments.set(pos, at(pos, code.slice(pos, end)));
  };
  const visit = (node: ts.Node): void => {
    addComments(ts.getLeadingCommentRanges(code, node.getFullStart()));
    addComments(ts.getTrailingCommentRanges(code, node.getEnd()));
    if (isDeclaration(node)) names.push(at(node.name.getStart(source), node.name.text));
    const title = titleOf(node, source);
    if (title) titles.push(at(title.getStart(source), title.getText(source).slice(1, -1)));
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  const all = [...comments.values()].filter(({ text }) => !/^\/\/ ?biome-ignore/.test(text));
  const clean = (list: readonly Located[]) => list.map((each) => ({ ...each, text: uncommented(each.text) }));
  return { file, names, docs: clean(all.filter(({ text }) => text.startsWith('/**'))), prose: [...clean(all), ...titles] };
}

/** Code of an Astro page: its front matter and its scripts. */
function readAstro(file: string, text: string): SourceText {
  const parts = [...text.matchAll(/^---\n([\s\S]*?)\n---|<script[^>]*>([\s\S]*?)<\/script>/g)].map(
    ({ 0: all, 1: front, 2: script, index }) => {
      const code = front ?? script ?? '';
      return readCode(file, code, lineAt(text, index + all.indexOf(code)) - 1);
    },
  );
  return {
    file,
    names: parts.flatMap(({ names }) => names),
    docs: parts.flatMap(({ docs }) => docs),
    prose: parts.flatMap(({ prose }) => prose),
  };
}

/** Lines of a document, without its blocks of code and the list of refused words. */
function readDocument(file: string, text: string): SourceText {
  const open = text
    .replace(/(?<=^### Words that are not used\n)[\s\S]*?(?=^#)/m, (list) => list.replaceAll(/[^\n]/g, ''))
    .replaceAll(/^( *)(```|~~~)[\s\S]*?^ *\2/gm, (block) => block.replaceAll(/[^\n]/g, ''));
  const prose = open.split('\n').map((line, index) => ({ file, line: index + 1, text: line }));
  return { file, names: [{ file, line: 1, text: basename(file, '.md') }], docs: [], prose };
}

/** Comments of a file in another language. */
function readComments(file: string, text: string): SourceText {
  const pattern = file.endsWith('.css') ? /\/\*[\s\S]*?\*\//g : /(?<=^|\s)#(?!!).*$/gm;
  const prose = [...text.matchAll(pattern)].map(({ 0: comment, index }) => ({ file, line: lineAt(text, index), text: comment }));
  return { file, names: [{ file, line: 1, text: basename(file).replace(/\.[a-z]+$/, '') }], docs: [], prose };
}

const READERS = [
  { extensions: ['ts', 'mts', 'tsx', 'mjs', 'js'], read: readCode },
  { extensions: ['astro'], read: readAstro },
  { extensions: ['md'], read: readDocument },
  { extensions: ['yaml', 'yml', 'conf', 'py', 'sh', 'css', 'Dockerfile'], read: readComments },
] as const;

/** Reads all files of the project. */
export const readProject = (): readonly SourceText[] =>
  READERS.flatMap(({ extensions, read }) => extensions.flatMap(filesWith).map((file) => read(file, readFileSync(ROOT + file, 'utf8'))));

/** Text of a file of the project. */
export const readFile = (file: string): string => readFileSync(ROOT + file, 'utf8');
