/** Files of other programs that have no cards, and what they are. */
import type { Text } from '@rangefinder/rules';

/** A kind of file that import does not read. */
interface OtherFile {
  readonly recognizes: (head: string) => boolean;
  readonly text: Text;
}

/** Figures of a card that a list may lack, with the names that programs give them. */
const FIGURES: readonly (readonly [Text, string])[] = [
  [{ en: 'point value', ru: 'очковая стоимость' }, 'pv|point[ _]?value|basePoints|points'],
  [{ en: 'size', ru: 'размер' }, 'size|sz'],
  [{ en: 'move', ru: 'движение' }, 'move|mv|movement'],
  [{ en: 'damage', ru: 'урон' }, 'damage|dmg|weapons|short'],
  [{ en: 'armor', ru: 'броня' }, 'armor|arm'],
  [{ en: 'structure', ru: 'структура' }, 'structure|str'],
];
/** JSON with fewer figures is no list of cards. */
const MIN_FIGURES = 3;
const NAMES = 'name|unit|chassis|model';

const isJson = (head: string): boolean => /^\s*[[{]/.test(head);
/** Whether a text has one of some members. */
const hasMember = (names: string) => (head: string) => new RegExp(`"(?:${names})"\\s*:`, 'i').test(head);
/** Whether the first line of a table has one of some columns. */
const hasColumn = (names: string) => (head: string) =>
  new RegExp(`(?:^|[,;\\t]) *"?(?:${names})"? *(?=[,;\\t]|$)`, 'i').test(firstLine(head));
const firstLine = (head: string): string => head.trimStart().split(/\r?\n/)[0] ?? '';

/** What a list with figures of cards is, and what it lacks. */
function cardsWithout({ what, rename }: Listed, missing: readonly Text[]): Text {
  if (missing.length === 0)
    return {
      en: `this is ${what.en} with figures of cards under other names; ${rename.en}`,
      ru: `это ${what.ru} с данными карточек под другими именами; ${rename.ru}`,
    };
  return {
    en: `this is ${what.en} with figures of cards, without ${missing.map(({ en }) => en).join(', ')}; ${rename.en}`,
    ru: `это ${what.ru} с данными карточек, но не хватает: ${missing.map(({ ru }) => ru).join(', ')}; ${rename.ru}`,
  };
}

/** Figures that a text lacks. */
const missingIn = (head: string, has: (names: string) => (head: string) => boolean): readonly Text[] =>
  FIGURES.filter(([, names]) => !has(names)(head)).map(([text]) => text);

/** A list of units of any program, and how it becomes one of ours. */
interface Listed {
  readonly what: Text;
  readonly rename: Text;
}

const MEMBERS =
  '{"units":[{"system":"alpha-strike","name":…,"cost":…,"stats":{"type":…,"size":…,"move":…,"damage":[…],"armor":…,"structure":…}}]}';
const JSON_LIST: Listed = {
  what: { en: 'JSON', ru: 'JSON' },
  rename: {
    en: `Rangefinder JSON has \`${MEMBERS}\``,
    ru: `в Rangefinder JSON это \`${MEMBERS}\``,
  },
};
const COLUMNS = 'system, name, cost, type, size, move, damageShort, damageMedium, damageLong, armor, structure';
const TABLE: Listed = {
  what: { en: 'a table', ru: 'таблица' },
  rename: {
    en: `in Rangefinder CSV these columns are ${COLUMNS}, with alpha-strike as the system`,
    ru: `в Rangefinder CSV это столбцы ${COLUMNS}, в system — alpha-strike`,
  },
};
const NAMES_ONLY: Text = {
  en: 'this is JSON with names of units and no figures of cards',
  ru: 'это JSON с названиями юнитов без данных карточек',
};
const EMPTY: Text = { en: 'the file is empty', ru: 'пустой файл' };

function whatListIs(head: string): Text | undefined {
  if (isJson(head)) {
    const missing = missingIn(head, hasMember);
    if (FIGURES.length - missing.length >= MIN_FIGURES) return cardsWithout(JSON_LIST, missing);
    return missing.length === FIGURES.length && hasMember(NAMES)(head) ? NAMES_ONLY : undefined;
  }
  const missing = missingIn(head, hasColumn);
  return missing.length < FIGURES.length && hasColumn(NAMES)(head) ? cardsWithout(TABLE, missing) : undefined;
}

/**
 * What a file with this beginning is, and what it lacks; undefined for an unknown one.
 * @example whatFileIs('[gd_resource type="Resource"]')?.en // this is a resource of Godot
 */
export function whatFileIs(head: string): Text | undefined {
  if (head.trim() === '') return EMPTY;
  return OTHER_FILES.find(({ recognizes }) => recognizes(head))?.text ?? whatListIs(head);
}

const OTHER_FILES: readonly OtherFile[] = [
  {
    recognizes: (head) => /<(?:unit|record)\b/.test(head) && /<entity\b/.test(head),
    text: {
      en: 'this is a MegaMek force (.mul), which names units and has no figures of Alpha Strike: it is read as a force, by `/v1/forces/read`',
      ru: 'это отряд MegaMek (.mul): в нём названия юнитов без показателей «Альфа-удара»; отряды читает `/v1/forces/read`',
    },
  },
  {
    recognizes: (head) =>
      /^(?:Version:|chassis:|generator:|#[^\n]*\n(?:chassis|Version):)/im.test(head) && /^(?:Config|Mass|TechBase|Armor):/im.test(head),
    text: {
      en: 'this is a record sheet (.mtf), which has no figures of Alpha Strike; MegaMekLab converts it to a card',
      ru: 'это бланк меха (.mtf) без показателей «Альфа-удара»; MegaMekLab переводит его в карточку',
    },
  },
  {
    recognizes: (head) => /<BlockVersion>|<UnitType>/.test(head),
    text: {
      en: 'this is a record sheet of MegaMek (.blk), which has no figures of Alpha Strike',
      ru: 'это бланк MegaMek (.blk) без показателей «Альфа-удара»',
    },
  },
  {
    recognizes: (head) => /<(?:catalogue|gameSystem|roster)\b/.test(head),
    text: { en: 'this is a file of BattleScribe, whose profiles are not read', ru: 'это файл BattleScribe, его профили не читаются' },
  },
  {
    recognizes: (head) => /^\s*\[gd_(?:resource|scene)/.test(head),
    text: { en: 'this is a resource of Godot', ru: 'это ресурс Godot' },
  },
  {
    recognizes: (head) => /\badjustedPV\b/.test(head) && /\bmul_id\b/.test(head),
    text: {
      en: 'this is a force of MekBay as CSV: units with skill and damage, not a list of cards; it is read by `/v1/forces/read`',
      ru: 'это отряд MekBay в CSV: юниты с навыком и повреждениями, а не список карточек; отряды читает `/v1/forces/read`',
    },
  },
  {
    recognizes: (head) => /^\s*<(?:!doctype|html)\b/i.test(head),
    text: { en: 'this is a web page; save its data instead', ru: 'это веб-страница; сохраните сами данные' },
  },
];
