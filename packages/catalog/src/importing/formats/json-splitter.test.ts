import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type JsonElement, jsonSplitter, MAX_ELEMENT_BYTES, MAX_ELEMENT_DEPTH } from './json-splitter.js';

function split(text: string | Buffer, pieces = 7): { readonly elements: readonly JsonElement[]; readonly fault: unknown } {
  const splitter = jsonSplitter();
  const bytes = Buffer.from(text);
  const elements: JsonElement[] = [];
  for (let at = 0; at < bytes.length; at += pieces) {
    const some = splitter.push(bytes.subarray(at, at + pieces));
    if (!Array.isArray(some)) return { elements, fault: some };
    elements.push(...some);
  }
  return { elements, fault: splitter.end() };
}

const told = (text: string, pieces?: number) =>
  split(text, pieces).elements.map(({ member, item, line, content }) => [
    member,
    item,
    line,
    Buffer.isBuffer(content) ? content.toString() : content,
  ]);

describe('elements', () => {
  test('of an array come byte by byte, with their lines', () => {
    expect(told('[ {"a": [1, "}"]},\n\n"x",3 , null\n]\n')).toEqual([
      [null, 1, 1, '{"a": [1, "}"]}'],
      [null, 2, 3, '"x"'],
      [null, 3, 3, '3'],
      [null, 4, 3, 'null'],
    ]);
  });

  test('may contain escaped texts', () => {
    const texts = ['\n', 'a\n"b"', '\\', '\\"', '\\\\n', '\u0001', '}]'];
    expect(told(JSON.stringify(texts)).map(([, , , content]) => JSON.parse(content as string))).toEqual(texts);
  });

  test('keep their lines when a line break follows a backslash', () => {
    const text = '["a\\\n",{"b":"\\\n\\\\"},\n1]';
    for (let cut = 0; cut <= text.length; cut++) {
      const splitter = jsonSplitter();
      const found = [text.slice(0, cut), text.slice(cut)].flatMap((piece) => splitter.push(Buffer.from(piece)) as readonly JsonElement[]);
      expect(found.map(({ line }) => line)).toEqual([1, 2, 4]);
    }
  });

  test('of the arrays in an object come one by one, other members whole', () => {
    expect(told('{"format":"x","units":[{"\\"":1},2],\n"n":{"a":[1]},"e":[]}')).toEqual([
      ['format', 0, 1, '"x"'],
      ['units', 1, 1, '{"\\"":1}'],
      ['units', 2, 1, '2'],
      ['n', 0, 2, '{"a":[1]}'],
    ]);
  });

  test('do not depend on the chunks', () => {
    const values = fc.array(fc.jsonValue({ maxDepth: 4 }), { maxLength: 6 });
    fc.assert(
      fc.property(
        values,
        fc.dictionary(fc.string(), values, { maxKeys: 3 }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(0, 2),
        (list, members, pieces, indent) => {
          const ofList = split(JSON.stringify(list, null, indent), pieces);
          expect([ofList.fault, ofList.elements.map(({ content }) => JSON.parse(String(content)))]).toEqual([
            undefined,
            JSON.parse(JSON.stringify(list)),
          ]);
          const ofObject = split(JSON.stringify(members, null, indent), pieces);
          expect([ofObject.fault, ofObject.elements.map(({ content }) => JSON.parse(String(content)))]).toEqual([
            undefined,
            JSON.parse(JSON.stringify(Object.values(members).flat())),
          ]);
        },
      ),
    );
  });

  test('that are too long or too deep are skipped', () => {
    const long = `"${'x'.repeat(MAX_ELEMENT_BYTES)}"`;
    const deep = '['.repeat(10_000) + ']'.repeat(10_000);
    const edge = '['.repeat(MAX_ELEMENT_DEPTH) + ']'.repeat(MAX_ELEMENT_DEPTH);
    expect(
      told(`[${long},${deep},${edge},1]`, 65_536).map(([, item, , content]) => [item, String(content).length > 20 ? 'kept' : content]),
    ).toEqual([
      ...[
        [1, 'TOO_LONG'],
        [2, 'TOO_DEEP'],
        [3, 'kept'],
        [4, '1'],
      ],
    ]);
  });
});

describe('invalid JSON', () => {
  test.each([
    ['[1,2', 'CUT_OFF', 1, 4],
    ['[{"a":"', 'CUT_OFF', 1, 7],
    ['{"a":[1]', 'CUT_OFF', 1, 8],
    ['{"a"', 'CUT_OFF', 1, 4],
    ['', 'CUT_OFF', 1, 0],
    ['[1]\n]', 'NOT_JSON', 2, 4],
    ['{1:2}', 'NOT_JSON', 1, 1],
    ['{"a" 1}', 'NOT_JSON', 1, 5],
    ['x', 'NOT_JSON', 1, 0],
    ['[,1]', 'NOT_JSON', 1, 1],
    ['["a" "b"]', 'NOT_JSON', 1, 5],
    ['\n\n<xml/>', 'NOT_JSON', 3, 2],
  ])('%j: %s at line %d, byte %d', (text, fault, line, offset) => expect(split(text).fault).toEqual({ fault, line, offset }));

  test('never breaks the splitter', () => {
    const signs = fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', ',', ':', '1', 'x', ' ', '\n') });
    fc.assert(
      fc.property(signs, fc.integer({ min: 1, max: 9 }), (text, pieces) => {
        const { fault, elements } = split(text, pieces);
        if (isJsonContainer(text)) expect(fault).toBeUndefined();
        expect(elements.every(({ line }) => line >= 1)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

function isJsonContainer(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}
