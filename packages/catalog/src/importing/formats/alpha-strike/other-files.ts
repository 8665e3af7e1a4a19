/** Files of other programs that have no cards, and what they are. */
import type { Text } from '@rangefinder/rules';

/** A kind of file that import does not read. */
interface OtherFile {
  readonly recognizes: (head: string) => boolean;
  readonly text: Text;
}

/** Figures of a card that a list in JSON may lack, with the names that programs give them. */
const FIGURES: readonly (readonly [Text, RegExp])[] = [
  [{ en: 'point value', ru: 'очковая стоимость' }, /"(?:pv|pointValue|basePoints|points)"\s*:/i],
  [{ en: 'size', ru: 'размер' }, /"(?:size|sz)"\s*:/i],
  [{ en: 'move', ru: 'движение' }, /"(?:move|mv|movement)"\s*:/i],
  [{ en: 'damage', ru: 'урон' }, /"(?:damage|dmg|weapons)"\s*:/i],
  [{ en: 'armor', ru: 'броня' }, /"(?:armor|arm)"\s*:/i],
  [{ en: 'structure', ru: 'структура' }, /"(?:structure|str)"\s*:/i],
];
/** A list with fewer figures is no list of cards. */
const MIN_FIGURES = 3;

const missingIn = (head: string): readonly Text[] => FIGURES.filter(([, name]) => !name.test(head)).map(([text]) => text);

/**
 * What a file with this beginning is, and what it lacks; undefined for an unknown one.
 * @example whatFileIs('Version:1.0\\nAtlas\\nAS7-D\\nConfig:Biped')?.en // a record sheet …
 */
export function whatFileIs(head: string): Text | undefined {
  const known = OTHER_FILES.find(({ recognizes }) => recognizes(head))?.text;
  const missing = missingIn(head);
  if (known !== undefined || !/^\s*[[{]/.test(head) || FIGURES.length - missing.length < MIN_FIGURES) return known;
  if (missing.length === 0)
    return { en: 'this is JSON with figures of cards under other names', ru: 'это JSON с данными карточек под другими именами' };
  return {
    en: `this is JSON with figures of cards, without ${missing.map(({ en }) => en).join(', ')}`,
    ru: `это JSON с данными карточек, но не хватает: ${missing.map(({ ru }) => ru).join(', ')}`,
  };
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
