/** What blocks a line of sight, and what only adds a modifier. */
import type { Language, Text } from '@rangefinder/rules';
import type { Figure } from '../../../figures/figure.js';
import { label, measure } from '../../../figures/labels.js';
import { base, ground, hill, mech, woods } from '../../../figures/pieces.js';
import { cellText, figuresFor, inBoth, rowOf } from '../../../figures/rules.js';
import { sight } from '../../../figures/svg.js';

const seesThrough = (woodsInches: number): boolean =>
  figuresFor<{ readonly allowed: boolean }>('alpha-strike', 'targetNumber', { skill: 4, inches: 20, woods: true, woodsInches }).allowed;
/** Minimum depth of woods, in inches, that blocks a line of sight. */
const DEEP = Array.from({ length: 40 }, (_, inches) => inches).find((inches) => !seesThrough(inches)) ?? 0;
const [, woodsModifier] = rowOf('alpha-strike/table/to-hit', 'Target in woods, or woods in the way');
const INCH = 14;
const [SHOOTER, TARGET] = [26, 334] as const;

const WORDS = {
  thin: { en: `Less than ${DEEP}" of woods: in the way`, ru: `Меньше ${DEEP}" леса: мешает обзору` },
  deep: { en: `${DEEP}" of woods or more: blocked`, ru: `${DEEP}" леса и больше: перекрыта` },
  unit: { en: 'Units in between: nothing changes', ru: 'Единицы на линии: ничего не меняют' },
  solid: { en: 'Less than 1/3 shows: blocked', ru: 'Видно меньше 1/3: перекрыта' },
} satisfies Readonly<Record<string, Text>>;

const ends = (y: number): string => base([SHOOTER, y], 17, 'blue', 90) + base([TARGET, y], 17, 'raised', -90);
const [FROM, TO] = [SHOOTER + 22, TARGET - 22] as const;

const thin = (y: number, language: Language): readonly string[] => {
  const inches = DEEP - 2;
  const left = 180 - (inches * INCH) / 2;
  return [
    label(4, y - 30, `${WORDS.thin[language]}, ${cellText(woodsModifier, language)}`, { anchor: 'start', bold: true }),
    woods(left, y - 20, inches * INCH, 40),
    sight([FROM, y], [TO, y]),
    ends(y),
    measure(left, left + inches * INCH, y + 28, `${inches}"`),
  ];
};
const deep = (y: number, language: Language): readonly string[] => {
  const left = 180 - (DEEP * INCH) / 2;
  return [
    label(4, y - 30, WORDS.deep[language], { anchor: 'start', bold: true }),
    woods(left, y - 20, DEEP * INCH, 40),
    sight([FROM, y], [TO, y], [left + DEEP * INCH - 4, y]),
    ends(y),
    measure(left, left + DEEP * INCH, y + 28, `${DEEP}"`),
  ];
};
const between = (y: number, language: Language): readonly string[] => [
  label(4, y - 26, WORDS.unit[language], { anchor: 'start', bold: true }),
  base([180, y], 17, 'raised', 40),
  sight([FROM, y], [TO, y]),
  ends(y),
];
const solid = (foot: number, language: Language): readonly string[] => [
  label(4, foot - 76, WORDS.solid[language], { anchor: 'start', bold: true }),
  hill(196, foot, 96, 48),
  mech([38, foot], 'blue'),
  mech([322, foot], 'raised'),
  sight([64, foot - 42], [300, foot - 42], [206, foot - 42]),
  ground(foot),
];

export const lineOfSight: Figure = {
  caption: {
    en: 'Woods from above, then a hill from the side.',
    ru: 'Лес и единицы — вид сверху, холм — вид сбоку.',
  },
  says: inBoth((language) =>
    Object.values(WORDS)
      .map((one) => one[language])
      .join('; '),
  ),
  draw: (language) => ({
    height: 408,
    parts: [...thin(48, language), ...deep(158, language), ...between(260, language), ...solid(400, language)],
  }),
};
