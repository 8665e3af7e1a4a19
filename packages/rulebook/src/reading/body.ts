/** The body of a text: Markdown to blocks. */
import type { RuleId, RuleSystem } from '@rangefinder/rules';
import { placesOf } from '@rangefinder/rules';
import type { RootContent } from 'mdast';
import type { Block, Read } from '../model.js';
import { resolveDirective, type Setting } from './directives.js';
import { linkedId, parseMarkdown, proseProblems, walk } from './nodes.js';

type AnyRead = Read<Block>;

/** Parses a body into blocks, or reports line by line what is wrong with it. Lines are those of the body. */
export function readBody(body: string, setting: Setting): Read<readonly Block[]> {
  const read = parseMarkdown(body).children.map((node) => readNode(node, setting));
  const problems = read.flatMap((one) => (one.ok ? [] : one.problems));
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: read.flatMap((one) => (one.ok ? [one.value] : [])) };
}

function readNode(node: RootContent, setting: Setting): AnyRead {
  if (node.type === 'leafDirective') {
    const read = resolveDirective(node.name, attributesOf(node.attributes), setting);
    return read.ok ? read : { ok: false, problems: read.problems.map((problem) => at(node.position?.start.line, problem)) };
  }
  const problems = [...proseProblems(node).map(({ line, message }) => at(line, message)), ...deadLinks(node, setting.system)];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: { kind: 'prose', node } };
}

const at = (line: number | undefined, problem: string): string => `line ${line ?? '?'}: ${problem}`;

const attributesOf = (
  attributes: Readonly<Record<string, string | null | undefined>> | null | undefined,
): Readonly<Record<string, string>> => Object.fromEntries(Object.entries(attributes ?? {}).map(([key, value]) => [key, value ?? '']));

function deadLinks(node: RootContent, system: RuleSystem): readonly string[] {
  const places = placesOf(system);
  return linksIn(node)
    .filter(({ id }) => !places.has(id))
    .map(({ id, line }) => at(line, `no place ${id} in ${system.slug}`));
}

const linksIn = (node: RootContent): readonly { readonly id: string; readonly line: number | undefined }[] =>
  [...walk(node)].flatMap((found) => {
    const id = found.type === 'link' ? linkedId(found.url) : undefined;
    return id === undefined ? [] : [{ id, line: found.position?.start.line }];
  });

/** Ids that blocks show or link to, each once, in order of appearance. */
export const referencesOf = (blocks: readonly Block[]): readonly RuleId[] => [...new Set(blocks.flatMap(blockReferences))];

function blockReferences(block: Block): readonly RuleId[] {
  if (block.kind === 'table') return [block.table.id];
  if (block.kind === 'ruling') return [block.ruling.id];
  return block.kind === 'prose' ? linksIn(block.node).map(({ id }) => id as RuleId) : [];
}
