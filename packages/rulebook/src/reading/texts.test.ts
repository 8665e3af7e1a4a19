import { describe, expect, test } from 'vitest';
import { contentFolder, section } from '../testing/folder.js';
import { rulebookOf } from './rulebook.js';
import { headProblems, openTexts, textProblems } from './texts.js';

const problemsIn = (body: string) => textProblems(openTexts(contentFolder(section('range', body, 'Мерьте.'))));

describe('what is wrong with a body is reported with its file and line', () => {
  test.each([
    ['::table{id="alpha-strike/table/nothing"}', 'no table alpha-strike/table/nothing in alpha-strike'],
    ['::table{id="5150/table/armors"}', 'no table 5150/table/armors in alpha-strike'],
    ['::ruling{id="alpha-strike/ruling/nothing"}', 'no ruling alpha-strike/ruling/nothing in alpha-strike'],
    ['::calculator{name="nothing"}', 'no calculator nothing in alpha-strike'],
    ['::calculator', 'calculator needs name'],
    ['::calculator{name="heat" id="x"}', 'calculator takes no id'],
    ['::picture{name="x"}', 'no directive picture: there are table, ruling, example, calculator'],
    [`::example{calculator="heat" draft='{"heat":}'}`, 'the draft of heat is no JSON object: {"heat":}'],
    ['# Title', 'headings begin at ##: the title comes from the outline'],
    ['[there](rule:alpha-strike/nowhere)', 'no place alpha-strike/nowhere in alpha-strike'],
    ['[there](https://example.org)', 'links point at rules, not at https://example.org'],
    ['<b>bold</b>', 'html is not allowed: HTML is not shown'],
    ['![x](y.png)', 'image is not allowed'],
    ['A:directive', 'textDirective is not allowed: a colon right before a letter makes a directive: put a space or \\: there'],
    ['- item\n  ::calculator{name="heat"}', 'leafDirective is not allowed: directives stand alone, not inside lists or quotations'],
  ])('%s', (body, problem) => {
    expect(problemsIn(`First line.\n\n${body}`)).toContainEqual(expect.stringMatching(/^en\/alpha-strike\/range\.md: line \d+: /));
    expect(problemsIn(`First line.\n\n${body}`).map((found) => found.replace(/^.*?: line \d+: /, ''))).toContain(problem);
  });

  test('the line is that of the file', () =>
    expect(problemsIn('One.\n\nTwo.\n\n# Three')).toEqual([expect.stringContaining('md: line 9: ')]));

  test('the line is that of the file in the second section of a chapter', () => {
    const sections = ['range', 'heat'].map((name) => `---\nid: alpha-strike/${name}\nsummary: S.\n---\nOne.\n\n# Three\n`);
    const folder = contentFolder({ 'en/alpha-strike/combat.md': sections.join('\n') });
    expect(textProblems(openTexts(folder)).map((problem) => problem.split(': headings')[0])).toEqual([
      'en/alpha-strike/combat.md: line 7',
      'en/alpha-strike/combat.md: line 15',
    ]);
  });

  test('an example that the engine does not answer', () => {
    expect(problemsIn(`::example{calculator="heat" draft='{"heat":9,"fired":true}'}`)).toEqual([
      expect.stringContaining('heat does not answer: {"code":"OUT_OF_RANGE","path":["heat"],"given":9'),
    ]);
  });
});

test('a file that belongs to no section is reported, whatever it holds', () => {
  const folder = contentFolder({
    ...section('range', 'A.', 'Б.'),
    ...section('nowhere', 'A.', 'Б.'),
    'en/chess/rook.md': '',
    'en/alpha-strike/notes.txt': '',
  });
  expect(headProblems(openTexts(folder)).toSorted()).toEqual(
    ['en/alpha-strike/notes.txt', 'en/alpha-strike/nowhere.md', 'en/chess/rook.md', 'ru/alpha-strike/nowhere.md'].map(
      (path) => `${path}: no section of the outlines has this text`,
    ),
  );
});

test('sections come in the order of the outline, and only when both languages are there', () => {
  const { 'ru/alpha-strike/heat.md': _, ...half } = section('heat', 'A.', 'Б.');
  const folder = contentFolder({ ...section('to-hit', 'A.', 'Б.'), ...section('range', 'A.', 'Б.'), ...half });
  expect(rulebookOf(openTexts(folder)).sections.map(({ id }) => id)).toEqual(['alpha-strike/range', 'alpha-strike/to-hit']);
});

test('a section knows what it shows and links to, each once', () => {
  const body =
    '[Heat](rule:alpha-strike/heat), [heat](rule:alpha-strike/heat).\n\n::table{id="alpha-strike/table/ranges"}\n\n::ruling{id="alpha-strike/ruling/woods-once"}';
  const [range] = rulebookOf(openTexts(contentFolder(section('range', body, '[Бой](rule:alpha-strike/combat)')))).sections;
  expect(range?.references).toEqual([
    'alpha-strike/heat',
    'alpha-strike/table/ranges',
    'alpha-strike/ruling/woods-once',
    'alpha-strike/combat',
  ]);
  expect(range).toMatchObject({
    system: 'alpha-strike',
    parent: 'alpha-strike/combat',
    title: { en: 'Range' },
    summary: { ru: 'Кратко.' },
  });
});

test('a malformed body throws when its blocks are first read', () => {
  const [range] = rulebookOf(openTexts(contentFolder(section('range', '# No', 'Мерьте.')))).sections;
  expect(() => range?.blocks.en).toThrow('en/alpha-strike/range.md is not well formed:\nline 5: headings begin at ##');
  expect(range?.blocks.ru).toHaveLength(1);
});

test('an example is answered in the language of its text and takes its title from the calculator', () => {
  const example = `::example{calculator="heat" draft='{"heat":0,"overheat":2,"fired":true}'}`;
  const own = `::example{calculator="heat" draft='{"heat":0,"overheat":1,"fired":true}' title='Только "1"'}`;
  const [range] = rulebookOf(openTexts(contentFolder(section('range', example, own)))).sections;
  expect(range?.blocks.en).toMatchObject([
    { kind: 'example', title: 'A Loki overheats by 2', answer: { allowed: true, figures: { heat: 2 } } },
  ]);
  expect(range?.blocks.ru).toMatchObject([
    { kind: 'example', title: 'Только "1"', answer: { summary: expect.stringMatching(/нагрев 1/) } },
  ]);
});
