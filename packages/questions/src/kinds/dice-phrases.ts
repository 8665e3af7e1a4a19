/** Words for rolls of dice, and the notation that they become. */

/** Marks of what numbers are not: `§6` is a face, `×3` says how often, `∀both` means each die, `{kh2}` which dice are kept. */
const FACE = '§';
export const EACH_DIE = '∀';
const TIMES = '×';

type Rewriting = readonly [pattern: RegExp, notation: string];

const ANY_WORD = String.raw`\p{L}*`;
/** Nouns for dice without their kind. */
const DICE_NOUN = 'dice|die|кубик(?:а|и|ов|ах|ами|ам)|куб(?:а|ы|ов|ах|ами|ам)|кост(?:и|ей|ях|ями|ям)';
/** Adjectives of dice with six sides. */
const ORDINARY = `ordinary|plain|normal|fair|regular|standard|usual|обычн${ANY_WORD}|прост(?:ых|ые|ыми)|игральн${ANY_WORD}`;
const BEST = `best|highest|high|top|лучш${ANY_WORD}|старш${ANY_WORD}|(?:наи)?больш(?:ий|ее|ая|ие|их|ую|его|ей)|максимальн${ANY_WORD}`;
const WORST = `worst|lowest|low|худш${ANY_WORD}|младш${ANY_WORD}|(?:наи)?меньш(?:ий|ее|ая|ие|их|ую|его|ей)|минимальн${ANY_WORD}`;
const KEEP = `keep(?:ing)?|tak(?:e|ing)|остав${ANY_WORD}|взять|возьм${ANY_WORD}|бер(?:ем|у|ут)|брать|выб(?:рать|ираем|ираю)`;
const DROP = `drop(?:ping)?|discard(?:ing)?|отброс${ANY_WORD}|отбра${ANY_WORD}|убрать|убери${ANY_WORD}|убира${ANY_WORD}|выкин${ANY_WORD}`;
const REROLL = `re-?roll(?:ing|ed)?|переброс${ANY_WORD}|перебрасыва${ANY_WORD}`;
/** No letter before or behind. */
const ALONE = '(?<!\\p{L})';
const END = '(?![\\p{L}\\d])';

/** The faces of dice by their names, from one on. */
const FACE_NAMES: readonly string[] = [
  'ones|ед[ие]ниц(?:а|у|ы|е|ей|ами|ам|ах)?|единичк(?:а|у|и)|единичек',
  'twos|двойк\\p{L}+|двоек|двоечк\\p{L}+',
  'threes|тройк\\p{L}+|троек|троечк\\p{L}+',
  'fours|четверк\\p{L}+|четверок',
  'fives|пятерк\\p{L}+|пятерок|пятерочк\\p{L}+',
  'sixes|шестерк\\p{L}+|шестерок',
  'sevens|семерк\\p{L}+|семерок',
  'eights|восьмерк\\p{L}+|восьмерок',
  'nines|девятк\\p{L}+|девяток',
  'tens|десятк\\p{L}+|десяток',
  'elevens',
  'twelves',
];

/** Names of faces and words for all dice. They are no numbers, so they are read before number words. */
export const NAMED: readonly Rewriting[] = [
  [/(?<!\p{L})(both|оба|обоих)\s(?=dice|кубик|куба)/gu, `${EACH_DIE}$1 2 `],
  ...FACE_NAMES.map((names, at): Rewriting => [new RegExp(`${ALONE}(?:${names})${END}`, 'gu'), `${FACE}${at + 1}`]),
  [
    new RegExp(`${ALONE}(both|all|оба|обе|обоих|все|всех|всеми)${END}(?: of)?(?: the)?(?: (?:dice|них|кубик\\p{L}*))?`, 'gu'),
    `${EACH_DIE}$1`,
  ],
  [/(?<!\p{L})пар(?:ой|у|ы)(?= (?:куб|кост|[dдк]\d))/gu, '2'],
];

/** The faces that numbers name, and how often something happens. */
export const COUNTED: readonly Rewriting[] = [
  [/(?<![\p{L}\d.])(\d+)(?:s|-?[ое]к)(?![\p{L}\d])/gu, `${FACE}$1`],
  [/(?<=(?<!\p{L})(?:how many|сколько)\s)(\d+)(?![\p{L}\d]|\s*[dдк]\d|\s*(?:dice|куб|кост))/gu, `${FACE}$1`],
  [
    /(?<=(?<!\p{L})(?:one|any|no|single|shows? an?|showing an?|(?:not|never) roll an?|without rolling an?|одн\p{L}+)\s)(\d+)(?![\p{L}\d+]|\s*(?:or |[dдк]\d|dice|die|куб|кост|и (?:больше|выше)|или|успех|success|hits?))/gu,
    `${FACE}$1`,
  ],
  [/(?<=(?<![\p{L}\d])\d+\sпо\s)(\d+)(?![\p{L}\d])/gu, `${FACE}$1`],
  [/(?<!\p{L})(?:twice|дважды)(?!\p{L})/gu, `${TIMES}2`],
  [/(?<!\p{L})(?:thrice|трижды)(?!\p{L})/gu, `${TIMES}3`],
  [/(?<![\p{L}\d])(\d+)\s(?:times|раза?)(?!\p{L})/gu, `${TIMES}$1`],
];

/** Words for dice with the number of their sides. */
export const KINDS: readonly Rewriting[] = [
  [/(?<![\p{L}\d])(\d+)(?:-|\s)?(?:sided|siders?|гранн\p{L}*)(?!\p{L})/gu, 'd$1'],
  [/(?<=[dдк]\d{1,3}\s)(?:dice|die|кубик\p{L}*|куб(?:а|ов|ах|ами)?|кост\p{L}*)(?!\p{L})/gu, ''],
  [/(?<!\p{L})[dд]%/gu, 'd100'],
  [new RegExp(`${ALONE}(?:one|single|один|одн\\p{L}+)\\s(?=[dдк]\\d)`, 'gu'), ''],
  [new RegExp(`(?<![\\p{L}\\d])(\\d+)\\s(?:${DICE_NOUN})\\s(?:of\\s)?[dдк](\\d+)`, 'gu'), '$1d$2'],
  [/(?<![\p{L}\d])(\d+)\sof\s(?=[dдк]\d)/gu, '$1'],
];

/** Dice without a word for their sides have six. */
export const SIX_SIDED: readonly Rewriting[] = [
  [new RegExp(`(?<![\\p{L}\\d])(\\d+)\\s(?:(?:${ORDINARY})\\s)?(?:${DICE_NOUN})${END}`, 'gu'), '$1d6'],
  [/snake\s*eyes|змеины[ехй] глаз\p{L}*/gu, '2d6 exactly 2'],
  [/(?<!\p{L})box\s*cars(?!\p{L})/gu, '2d6 exactly 12'],
  [/(?<!\p{L})(?:a\s)?natural\s(?=\d)/gu, 'd20 exactly '],
];

/** A die without a word for its kind. */
export const ONE_DIE: readonly Rewriting[] = [
  [
    new RegExp(
      `${ALONE}(?:one|a|an|1|single|один|одним|одном|одного)\\s(?:(?:${ORDINARY})\\s)?(?:die|кубик(?:е|ом|а)?|куб(?:е|ом|а)?)${END}`,
      'gu',
    ),
    'd6',
  ],
  [/(?<=(?<!\p{L})(?:на|с)\s)(?:кубике|кубе|кубика|куба)(?!\p{L})/gu, 'd6'],
];

/** A name of a roll does not need its dice. */
export const NAMED_ROLLS: readonly Rewriting[] = [
  [/snake\s*eyes|змеины[ехй] глаз\p{L}*/gu, 'exactly 2'],
  [/(?<!\p{L})box\s*cars(?!\p{L})/gu, 'exactly 12'],
];

/** Each throw of several is a die. */
export const THROWS: readonly Rewriting[] = [
  [
    /(?<=§.*)(?<!\p{L})(?:in|of|out of|from|за|из|с|со)\s(\d+)\s(?:throws|rolls|tries|attempts|бросков|бросках|попыт\p{L}+)(?!\p{L})/gu,
    '$1d6',
  ],
];

/** Several faces in a row need as many dice. */
export const ROWS: readonly Rewriting[] = [
  [/(?<![\p{L}\d])(\d+)\s(§\d+)\s(?:in a row|running|подряд)(?!\p{L})/gu, '$1d6 $1 $2'],
  [/(?<![\p{L}\d])(\d+)\sподряд\s(§\d+)/gu, '$1d6 $1 $2'],
];

/** A verb with the dice that it keeps or drops: “keep the best 2”, «взять два лучших», “drop the lowest”. */
const verbRules = (verb: string, which: string, mark: string): readonly Rewriting[] => [
  [new RegExp(`,?\\s?${ALONE}(?:${verb})\\s(?:the\\s)?(\\d+)\\s(?:${which})${END}`, 'gu'), `{${mark}$1}`],
  [new RegExp(`,?\\s?${ALONE}(?:${verb})\\s(?:the\\s)?(?:${which})(?:\\s(\\d+))?${END}`, 'gu'), `{${mark}$1}`],
];

/** Which of its dice count, directly behind a pool: `3d12 lowest`, «3d6 два лучших». */
const behindRules = (which: string, mark: string): readonly Rewriting[] => [
  [new RegExp(`(?<=[dдк]\\d{1,3})(?!\\d),?\\s?(\\d+)\\s(?:${which})${END}`, 'gu'), `{${mark}$1}`],
  [new RegExp(`(?<=[dдк]\\d{1,3})(?!\\d),?\\s?(?:the\\s)?(?:${which})(?:\\s(\\d+))?${END}(?!\\sпо)`, 'gu'), `{${mark}$1}`],
];

/** Which dice of a pool count, before it: “best 3 of 8d6”. */
const beforeRule = (which: string, mark: string): Rewriting => [
  new RegExp(
    `${ALONE}(?:(?:${KEEP})\\s)?(?:the\\s)?(?:${which})(?:\\s(\\d+))?\\s(?:of|from|out of|из|на)\\s(?:the\\s)?(\\d*)\\s?[dдк](\\d+)`,
    'gu',
  ),
  `$2d$3{${mark}$1}`,
];

const WITHOUT = 'without(?: one| a)?|без(?: одного| одной)?';

/** Which dice count, and which are rolled again: `{kh2}`. */
export const KEPT: readonly Rewriting[] = [
  beforeRule(`${BEST}|higher`, 'kh'),
  beforeRule(`${WORST}|lower`, 'kl'),
  [/(?<![\p{L}\d])1?[dдк](\d+)\s(?:with\s)?(?:an?\s)?(?:advantage|(?:с\s)?преимуществом)/gu, '2d$1{kh1}'],
  [/(?<![\p{L}\d])1?[dдк](\d+)\s(?:with\s)?(?:an?\s)?(?:disadvantage|(?:с\s)?помехой)/gu, '2d$1{kl1}'],
  [/(?<!\p{L})advantage\s(?:on|with|for)\s(?:an?\s)?1?[dдк](\d+)/gu, '2d$1{kh1}'],
  [/(?<!\p{L})disadvantage\s(?:on|with|for)\s(?:an?\s)?1?[dдк](\d+)/gu, '2d$1{kl1}'],
  // Several faces are not written.
  [new RegExp(`(${ALONE}(?:${REROLL}))\\s(?:the\\s|all\\s)?§?(\\d+)\\s(and|or|и|или)\\s§?(\\d+)${END}`, 'gu'), '$1 $2 $3 $4'],
  [
    new RegExp(`,?\\s?${ALONE}(?:(?:with|с)\\s)?(?:${REROLL})\\s(?:the\\s|all\\s)?§?(\\d+)${END}(?!\\s(?:and|or|и|или)\\s\\d)`, 'gu'),
    '{r$1}',
  ],
  ...verbRules(`${DROP}|${WITHOUT}`, WORST, 'dl'),
  ...verbRules(`${DROP}|${WITHOUT}`, BEST, 'dh'),
  ...verbRules(KEEP, BEST, 'kh'),
  ...verbRules(KEEP, WORST, 'kl'),
  ...behindRules(BEST, 'kh'),
  ...behindRules(WORST, 'kl'),
  [new RegExp(`,?\\s?${ALONE}(?:${KEEP})\\s(?:the\\s)?(\\d+)${END}(?!\\s?[dдк]\\d)`, 'gu'), '{kh$1}'],
];

/** Sums in words. */
export const SUMS: readonly Rewriting[] = [
  [/\s?(?<!\p{L})(?:plus|плюс)\s(?=\d|[dдк]\d)/gu, '+'],
  [/\s?(?<!\p{L})(?:minus|минус)\s(?=\d|[dдк]\d)/gu, '-'],
];

/** Words by which dice in a list are added: “sum of d4, d6 and d8”. */
export const ADDING = /(?<!\p{L})(?:sum|total|together|added|add|сумм\p{L}*|вместе|сложи\p{L}*)(?!\p{L})/u;

/** Phrases that change nothing. */
export const FILLERS: readonly RegExp[] = [
  /(?<!\p{L})add(?:ed|ing)? (?:them|it)(?: ∀?all)?(?: up)?(?: together)?(?!\p{L})/gu,
  /(?<!\p{L})(?:∀\p{L}+ )?(?:added )?(?:together|at once|in general)(?!\p{L})/gu,
  /(?<!\p{L})one in how many(?!\p{L})/gu,
];

/** A number that is compared: no part of dice, a sum or a list. */
const NUMBER = String.raw`(\d+)(?!\d|\.\d|\s?[+d]|-\d|\s?(?:or|или|and|и|-|–|to|до)\s(?:\d|§|(?:more|better|higher|above|over|greater|less|lower|below|under|fewer|больше|выше|лучше|более|меньше|ниже|менее)(?!\s\d)))`;
const compared = (words: string): RegExp =>
  new RegExp(`(?<!(?:^|[^\\p{L}])(?:не|not|no)\\s)${ALONE}(?:${words})\\s(?:чем\\s)?(?:an?\\s)?${NUMBER}`, 'u');
const behind = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d§×])(\\d+)\\s?(?:${words})${END}(?!\\s\\d)`, 'u');

const AT_LEAST = 'at least|no less than|not less than|no lower than|не меньше|не менее|не ниже|не хуже|минимум|как минимум|хотя ?бы|хоть';
const AT_MOST = 'at most|no more than|not more than|no higher than|не больше|не более|не выше|максимум';
const EXACTLY = 'exactly|ровно|точно|в точности';
const OR_MORE = 'or (?:more|better|higher|above|over|greater)|(?:и|или) (?:больше|выше|лучше|более)';
const OR_LESS = 'or (?:less|lower|below|under|fewer)|(?:и|или) (?:меньше|ниже|менее)';

export type Sign = '>=' | '<=' | '>' | '<' | '=' | '!=';

/** Comparisons with a number. */
export const COMPARISONS: readonly (readonly [RegExp, Sign])[] = [
  [compared(`${AT_LEAST}|от|(?:greater|more|higher|bigger) (?:than )?or equal(?: to)?|больше или равно|needing|needs?`), '>='],
  [behind(OR_MORE), '>='],
  [/(?<![\p{L}\d§×])(\d+)\s?(?:\+(?!\s?\d|\p{L})|плюс(?!\s?[\dдкd]))/u, '>='],
  [compared(`${AT_MOST}|(?:less|lower|smaller) (?:than )?or equal(?: to)?|меньше или равно`), '<='],
  [behind(OR_LESS), '<='],
  [
    compared(
      'more than|over|above|greater than|bigger than|higher than|larger than|exceed(?:s|ing)?|beat(?:s|ing)?|больше|выше|более|свыше|перекин\\p{L}+|перебить|перебь\\p{L}+',
    ),
    '>',
  ],
  [compared('less than|under|below|lower than|smaller than|fewer than|меньше|ниже|менее'), '<'],
  [compared('(?:against|vs|versus|против)(?: (?:ac|dc|кд|сл))?'), '>='],
  [compared(`${EXACTLY}|equals?|equal to|равн\\p{L}+`), '='],
  [behind('exactly|ровно'), '='],
  [
    new RegExp(
      `${ALONE}(?:roll(?:ing)?|gives?|sums? (?:to|of)|totals?(?: of)?|выбросить|выкинуть|выпасть|вышло|выпадет|сумм\\p{L}+|в сумме)\\s${NUMBER}`,
      'u',
    ),
    '=',
  ],
  ...(['>=', '<=', '!=', '>', '<', '='] as const).map((sign): readonly [RegExp, Sign] => [
    new RegExp(`(?<![<>=!])${sign}\\s?(\\d+)`, 'u'),
    sign,
  ]),
];

/** A number with an article is the result of a roll only if no die has so many sides: “a 12 on two dice”. */
export const RESULT = /(?<!\p{L}|(?:got|rolled|gave|had|scored)\s)an?\s(\d+)(?=\s(?:on|with|from)(?!\p{L}))/u;

/** A named face, with what widens it: “fives or better”, “hitting on 5s”, «не единицу». «На пятёрку» may be “on a 5” or “on 5 or more”. */
export const NAMED_FACE = new RegExp(
  `(?:${ALONE}(не|not|hit(?:s|ting)? on|need(?:s|ing)?|succe\\p{L}+ on)\\s)?(?:an?\\s)?(?<!${ALONE}на\\s)§(\\d+)(?:\\s?(\\+|${OR_MORE})|\\s(${OR_LESS}))?(?![\\p{L}\\d])`,
  'u',
);

/** The place of a comparison that was read. The number of dice is found around it. */
export const HOLE = '◦';

const COUNT = String.raw`(\d+|an?|one|single|any|одн\p{L}+|один)`;
const LINKS = String.raw`(?:\s(?:of|on|in|at|is|are|be|with|a|die|dice|them|shows?|showing|hits?|success\p{L}*|на|с|из|них|успех\p{L}*|раз|покаж\p{L}+|выпад\p{L}+|будет|кубик\p{L}*))*`;
const SIGNS = `(?:(?:(${AT_LEAST})|(${EXACTLY})|(${AT_MOST}))\\s(?:на\\s)?)`;

/** How many dice pass, by the words around a comparison. */
export const QUANTITIES: readonly RegExp[] = [
  new RegExp(`${SIGNS}?(?<![\\p{L}\\d§×])${COUNT}${LINKS}\\s${HOLE}`, 'u'),
  new RegExp(`${SIGNS}?${ALONE}${COUNT}\\s(?:success\\p{L}*|hits?|успех\\p{L}*)${END}`, 'u'),
  new RegExp(`${SIGNS}?${TIMES}(\\d+)(?:\\s(?:подряд|running|in a row))?`, 'u'),
  new RegExp(`${SIGNS}${COUNT}${END}`, 'u'),
];
export const NO_DIE = new RegExp(
  `${ALONE}(?:не (?:\\p{L}+) (?=ни))?(?:no|none|not one|without(?: any)?|не (?:выбросить|выкинуть|выпадет)|(?:not|never) roll|without rolling|ни(?: на)? одн\\p{L}+|ни|без)${LINKS}\\s${HOLE}`,
  'u',
);
/** Two results: “fives and sixes”, “11 or 12”. */
export const TWO_RESULTS = /(?<![\p{L}\d§×])(§?)(\d+),?\s(?:and|or|и|или)\s\1(\d+)(?![\p{L}\d+.])/u;
export const ALL_DICE = new RegExp(`${EACH_DIE}\\p{L}+`, 'u');
export const DOUBLES =
  /(?<!\p{L})(?:(no|without|без)\s)?(?:doubles?|дубл\p{L}*|(?:show(?:ing)? )?the same|одинаков\p{L}*)(?!\p{L}|\s(?:§|\d))/u;

/** Two rolls against each other. Without such a verb, the text must ask who rolls higher. */
export const BEATING =
  /^\s(?:rolls?\s)?(?:beats?|beating|outrolls?|перебь\p{L}+|перебить|перекин\p{L}+|побь\p{L}+|higher than|больше|выше)\s(?:чем\s)?(?:чужой\s|an?\s|the\s)?/u;
export const OPPOSED = /^,?\s(?:vs\.?|versus|against|против)\s(?:an?\s|the\s)?/u;
export const WHO_IS_HIGHER =
  /(?<!\p{L})(?:who|who’s|who's|whos|кто|у кого)\s(?:\p{L}+\s){0,2}?(?:higher|больше|выше|wins|выиграет)(?:\sчаще)?(?!\p{L})/u;

/** Words that only ask, in any form. */
export const ASKING =
  /^(?:a?ver[ae]?g|avg|mean|medi?an|medain|expec|expceted|value|distrib|spread|deviat|wide|varian|std|percent|table|common|most|frequen|often|result|outcome|prob|chan[sc]|liklih|throw|general|средн|средем|среденм|средее|матожи|мат$|ожид|жд(?:у|ать|ем)|распред|разброс|отклон|дисперси|медиан|процент|вероят|верятн|част[оы]|самый|таблиц|итог|результат|выпад|сложи|сумм|вместе|успех|попыт|дает|дают|даст|чужой)/u;

/** Words that change a roll. Where the notation does not say so, they are not read. */
export const CHANGING = new RegExp(
  `^(?:keep|take|drop|discard|re-?roll|twice|дважды|остав|${REROLL}|перебр|both|all|оба|обе|все|всех|не|ни|без|no|not|none|without|minimum|maximum|${BEST}|${WORST}|больше|меньше|выше|ниже|over|under|higher|lower)`,
  'u',
);
