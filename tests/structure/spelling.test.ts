/**
 * Texts for players are spelled as in the dictionaries of Hunspell. Words of the games and of the trade are in `spelling/en.txt` and
 * `spelling/ru.txt`, a word a line. Read what you add to them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import en from 'dictionary-en';
import ru from 'dictionary-ru';
import { expect, test } from 'vitest';
import { spelling } from './spelling/hunspell.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SOURCES = ['packages', 'services'].flatMap((folder) => readdirSync(ROOT + folder).map((name) => `${folder}/${name}/src`));
const CODE = [...SOURCES, 'site/src'].filter((folder) => existsSync(ROOT + folder));
const PROSE = { en: ['packages/rulebook/content/en', 'site/src/content/docs/en'], ru: ['packages/rulebook/content/ru'] };
/** Tests, names of units, eras and factions, lists of what readers may mistype, what players say, rules of hyphenation. */
const LEFT_OUT =
  /\.test\.ts$|\/testing\/|\/generated\/|\/starter\/|\/availability\/|\/synthetic\/|query-examples|\/search\/|^packages\/rules\/.*\/phrases\.ts$|^packages\/questions\/src\/(?:kinds|text|calculators)\/|keyboard\.ts|\/die\.ts$|hyphens\.ts$/;

const filesIn = (folders: readonly string[], type: RegExp): readonly string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
    )
    .filter((file) => type.test(file) && !LEFT_OUT.test(file));

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const read = (file: string): string => {
  const text = readFileSync(ROOT + file, 'utf8');
  return file.endsWith('.ts') ? text.replaceAll(COMMENT, ' ') : text;
};

/** English that is no code: texts of the languages in TypeScript, and prose without its code and addresses. */
const ENGLISH_TEXT = /\ben: (?:'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g;
const CODE_IN_TEXT = /\$\{[^{}]*\}|\\./g;
const CODE_IN_PROSE =
  /^---$[\s\S]*?^---$|^```[\s\S]*?^```|`[^`]*`|\]\([^)]*\)|<[^>]*>|https?:\S+|^::.*$|^\{.*\}$|&\w+;|\b\w+[._/:@-]\w[\w./:@-]*/gm;

const englishIn = (file: string): string =>
  file.endsWith('.ts')
    ? [...read(file).matchAll(ENGLISH_TEXT)]
        .map(([, plain, template]) => plain ?? template ?? '')
        .join('\n')
        .replaceAll(CODE_IN_TEXT, ' ')
    : read(file).replaceAll(CODE_IN_PROSE, ' ');

const LANGUAGES = [
  {
    language: 'en',
    dictionary: en,
    word: /[A-Za-z][a-z]*(?:[’'][a-z]+)?/g,
    files: [...filesIn(CODE, /\.ts$/), ...filesIn(PROSE.en, /\.mdx?$/)],
    textIn: englishIn,
  },
  {
    language: 'ru',
    dictionary: ru,
    word: /[А-Яа-яЁё]+/g,
    files: [...filesIn(CODE, /\.(?:ts|astro|mdx?)$/), ...filesIn(PROSE.ru, /\.mdx?$/)],
    textIn: read,
  },
] as const;

/** Shorter ones are endings, units and letters of cards; longer ones are alphabets. */
const [MIN_WORD_LETTERS, MAX_WORD_LETTERS] = [4, 25];
const isAbbreviation = (word: string): boolean => word === word.toUpperCase();

test.each(LANGUAGES)('every word is spelled correctly: $language', ({ language, dictionary, word, files, textIn }) => {
  const isCorrect = spelling(dictionary);
  const own = read(`tests/structure/spelling/${language}.txt`).trim().split('\n');
  const found = new Map<string, string>();
  for (const file of files)
    for (const [text] of textIn(file).matchAll(word)) {
      const plain = text.replaceAll('’', "'");
      if (plain.length >= MIN_WORD_LETTERS && plain.length <= MAX_WORD_LETTERS && !isAbbreviation(plain) && !isCorrect(plain))
        found.set(plain.toLowerCase(), file);
    }
  expect(
    [...found].filter(([one]) => !own.includes(one)).map(([one, file]) => `${one}: ${file}`),
    'unknown words',
  ).toEqual([]);
  expect(
    own.filter((one) => !found.has(one)),
    'words that the list no longer needs',
  ).toEqual([]);
  expect(own).toEqual(own.toSorted());
});

test('a dictionary takes its words apart', () => {
  const isRussian = spelling(ru);
  expect(['атакуют', 'Видимости', 'первую', 'БОЕВАЯ', 'невидимую'].filter((one) => !isRussian(one))).toEqual([]);
  expect(['атокуют', 'видемости', 'перваю', 'неатакующе'].filter(isRussian)).toEqual([]);
  const isEnglish = spelling(en);
  expect(['armor', 'Destroyed', 'unloading', "unit's"].filter((one) => !isEnglish(one))).toEqual([]);
  expect(['destroied', 'recieve', 'unloadly'].filter(isEnglish)).toEqual([]);
});
