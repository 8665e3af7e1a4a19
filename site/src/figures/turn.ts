/** Drawings of turns as a cycle of steps. */
import type { Language, Text, Turn, TurnChoices, TurnStep } from '@rangefinder/rules';
import type { Figure } from './figure.js';
import { label, pill, upright, widthOf, wrapped } from './labels.js';
import { inBoth } from './rules.js';
import { arrow, type Drawing, path, rect, WIDTH } from './svg.js';

const BOX = 322;
const TEXT_X = 44;
const LINE = 16;
/** Width of a text line in a box. */
const TEXT = BOX - TEXT_X - 8;
const PILL = 24;
const GAP = 12;

interface Piece {
  readonly svg: readonly string[];
  readonly height: number;
}

const linesOf = (text: Text, y: number, language: Language): Piece => {
  const lines = wrapped(text[language], TEXT);
  return {
    svg: lines.map((line, at) => label(TEXT_X, y + 12 + at * LINE, line, { anchor: 'start', size: 12.5 })),
    height: lines.length * LINE,
  };
};

const pillWidth = (text: string): number => Math.round(widthOf(text, { size: 12 }) + 14);

interface Placed {
  readonly text: string;
  readonly x: number;
  readonly row: number;
}

/** Pills in as many rows as they need. */
function placed(texts: readonly string[], gap: number): readonly Placed[] {
  const all: Placed[] = [];
  for (const text of texts) {
    const last = all.at(-1);
    const x = last ? last.x + pillWidth(last.text) + gap : TEXT_X;
    const fits = x + pillWidth(text) <= BOX - 6;
    all.push({ text, x: fits ? x : TEXT_X, row: (last?.row ?? 0) + (fits ? 0 : 1) });
  }
  return all;
}

function choicesOf({ about, names, inOrder = false }: TurnChoices, top: number, language: Language): Piece {
  const head = about ? linesOf(about, top, language) : { svg: [], height: 0 };
  const pills = placed(
    names.map((name) => name[language]),
    inOrder ? 18 : 5,
  );
  const y = (row: number) => top + head.height + 4 + row * (PILL + 6);
  const drawn = pills.flatMap(({ text, x, row }, at) => {
    const before = pills[at - 1];
    const joined = inOrder && before?.row === row ? [arrow([x - 16, y(row) + PILL / 2], [x - 3, y(row) + PILL / 2])] : [];
    return [pill(x, y(row), pillWidth(text), PILL, text), ...joined];
  });
  return { svg: [...head.svg, ...drawn], height: head.height + 4 + ((pills.at(-1)?.row ?? 0) + 1) * (PILL + 6) - 2 };
}

function stepOf({ name, about, choices = [], marked = false }: TurnStep, number: number, top: number, language: Language): Piece {
  const text = linesOf(about, top + 27, language);
  const inside = choices.reduce<Piece>(
    (above, choice) => {
      const next = choicesOf(choice, top + 27 + text.height + above.height, language);
      return { svg: [...above.svg, ...next.svg], height: above.height + next.height };
    },
    { svg: [], height: 0 },
  );
  const height = 27 + text.height + inside.height + 9;
  return {
    svg: [
      rect(2, top, BOX - 2, height, marked ? 'amber' : 'blue'),
      label(22, top + 22, String(number), { bold: true, size: 17 }),
      label(TEXT_X, top + 20, name[language], { anchor: 'start', bold: true, size: 14 }),
      ...text.svg,
      ...inside.svg,
    ],
    height,
  };
}

/** The arrow from the last step back to the first. */
function wayBack(top: number, bottom: number, text: string): readonly string[] {
  const x = BOX + 12;
  return [
    path(`M${BOX + 2} ${bottom}H${x}V${top}H${BOX + 8}`),
    arrow([x, top], [BOX + 3, top]),
    upright(WIDTH - 8, (top + bottom) / 2, text),
  ];
}

const saidOf = ({ steps, again }: Turn, language: Language): string =>
  [
    ...steps.map(({ name, about, choices = [] }, at) => {
      const inside = choices.map(
        ({ about: which, names }) => `${which ? `${which[language]}: ` : ''}${names.map((one) => one[language]).join(', ')}`,
      );
      return [`${at + 1}. ${name[language]}: ${about[language]}`, ...inside].join('. ');
    }),
    again[language],
  ].join('. ');

function draw(turn: Turn, language: Language): Drawing {
  const { steps, again } = turn;
  const drawn = steps.reduce<Piece & { readonly tops: readonly number[] }>(
    (above, step, at) => {
      const piece = stepOf(step, at + 1, above.height, language);
      const down = at < steps.length - 1 ? [arrow([22, above.height + piece.height], [22, above.height + piece.height + GAP])] : [];
      return {
        svg: [...above.svg, ...piece.svg, ...down],
        height: above.height + piece.height + GAP,
        tops: [...above.tops, above.height],
      };
    },
    { svg: [], height: 2, tops: [] },
  );
  const height = drawn.height - GAP + 2;
  return { height, parts: [...drawn.svg, ...wayBack(20, height - 18, again[language])] };
}

export const turnFigure = (turn: Turn): Figure => ({
  caption: turn.caption,
  says: inBoth((language) => saidOf(turn, language)),
  draw: (language) => draw(turn, language),
});
