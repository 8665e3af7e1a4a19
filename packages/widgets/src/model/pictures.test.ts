import { expect, suite, test } from 'vitest';
import { calculators, describe } from '../describe.js';
import { engineOf } from '../page/answer.js';
import { headlineOf, mainFigure } from './headline.js';
import { decadesOf, oneIn, onLadder, rolledTotals } from './pictures.js';
import { answerView, type Section } from './sections.js';

/** The view of the answer to an example of a calculator. */
function answered(name: string, draft?: object) {
  const calculator = calculators.find((one) => one.name === name) as (typeof calculators)[number];
  const description = describe(calculator);
  const outcome = engineOf(calculator, { places: {}, entries: [] })({ ...(draft ?? description.examples[0]?.draft) }, 'en', '');
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  const view = answerView(description, outcome.answer, { language: 'en' });
  const main = mainFigure(description, outcome.answer, { language: 'en' });
  return { ...view, main, odds: oddsIn(view.sections), headline: headlineOf(description, outcome.answer, { language: 'en' }) };
}
const oddsIn = (sections: readonly Section[]): readonly Extract<Section, { kind: 'odds' }>[] =>
  sections.flatMap((section) => (section.kind === 'odds' ? [section] : section.kind === 'group' ? oddsIn(section.sections) : []));

suite('the picture of odds', () => {
  test('draws a complete set of named outcomes as blocks and folds the other odds of the target', () => {
    const [first, second] = answered('shoot').odds;
    expect(first).toMatchObject({ picture: 'stack', rows: expect.arrayContaining([expect.objectContaining({ label: 'Dead' })]) });
    expect(second).toMatchObject({ title: 'Hits', folded: true });
    expect(answered('reaction').odds[0]).toMatchObject({
      picture: 'stack',
      rows: [
        { mark: '2', label: 'Ducks back' },
        { mark: '1', label: 'Ducks back' },
        { mark: '0', label: 'Panics' },
      ],
    });
  });

  test('draws a roll table with the number of each roll, without bars for the faces of a die', () => {
    const [effects] = answered('chaosOfWar').odds;
    expect(effects).toMatchObject({ picture: 'track', left: 0 });
    expect(effects?.rows.map(({ mark }) => Number(mark))).toEqual(Array.from({ length: 17 }, (_, at) => at + 2));
    expect(effects?.rows[0]).toMatchObject({ label: 'I’m not dead yet!' });
    expect(answered('hitTable').odds[0]).toMatchObject({ picture: 'track', rows: expect.arrayContaining([]) });
  });

  test('draws the roll of an attack, with the part that hits as likely as the odds', () => {
    const { sections, headline } = answered('targetNumber');
    const roll = sections.find(({ kind }) => kind === 'roll');
    if (roll?.kind !== 'roll') throw new Error('no roll');
    expect(roll.title).toBe('2D6');
    expect(roll.totals.map(({ total }) => total)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const enough = roll.totals.filter(({ isEnough }) => isEnough).reduce((sum, { share }) => sum + share, 0);
    expect(enough).toBeCloseTo(headline[1]?.odds?.share ?? 0, 10);
    expect(rolledTotals({ dice: 1, faces: 4 }, 3).map(({ share, isEnough }) => [share, isEnough])).toEqual([
      [0.25, false],
      [0.25, false],
      [0.25, true],
      [0.25, true],
    ]);
  });

  test('leaves out what is true of every row', () =>
    expect(answered('availability').odds[0]?.rows[0]).toMatchObject({ label: expect.not.stringContaining('carried') }));

  test('draws rare hands as a ladder, each by its name alone', () => {
    const [hands] = answered('pokerOdds').odds;
    expect(hands).toMatchObject({ picture: 'ladder' });
    expect(hands?.rows[0]?.label).toBe('Successor War');
    expect(decadesOf(hands?.rows ?? [])).toBe(7);
    expect(oneIn(1 / 508)).toBe(508);
    expect([onLadder(1, 4), onLadder(0.01, 4), onLadder(0.0001, 4), onLadder(0, 4)]).toEqual([1, 0.5, 0, 0]);
  });

  test('draws turns as lines, one for each outcome', () => {
    const series = answered('duel').sections.find(({ kind }) => kind === 'series');
    if (series?.kind !== 'series') throw new Error('no series');
    expect(series.series.marks).toEqual([1, 2, 3, 4, 5, 6]);
    expect(series.series.lines.map(({ label }) => label)).toEqual([
      'First destroyed',
      'Second destroyed',
      'Both destroyed',
      'Neither destroyed',
    ]);
    expect(series.series.lines[0]?.last).toBe('61.6%');
    for (const { shares } of series.series.lines) expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  test('folds the parts of rounds below the lines', () => {
    const { sections } = answered('melee');
    const at = sections.findIndex(({ kind }) => kind === 'series');
    expect(sections[at + 1]).toMatchObject({ kind: 'group', folded: true });
  });
});

suite('what an answer leads with', () => {
  test('takes the principal figures of the calculator, labeled by their rows', () => {
    expect(answered('shoot').headline.map(({ label, text }) => [label, text])).toEqual([
      ['Target 1: dead', '21.5%'],
      ['Target 1: out of the fight', '34.7%'],
      ['Target 1: stunned', '31.3%'],
    ]);
    expect(answered('duel').headline.map(({ label }) => label)).toEqual(['First destroyed', 'Second destroyed']);
    expect(answered('melee').headline[0]).toMatchObject({ label: 'The fighter has won', odds: { share: expect.any(Number) } });
  });
  test('gives an outcome that is not listed no chance', () => {
    const draft = { rep: 4, rateOfFire: 1, impact: 0, inches: 4, targets: [{ dice: 1, armor: 'none' }] };
    expect(answered('shoot', draft).headline.find(({ label }) => label === 'Dead')?.text ?? '0%').toBe('0%');
  });
  test('labels rows by name, by their word or by their number', () => {
    const linesOf = (name: string) => answered(name).headline.map(({ label, text }) => `${label} ${text}`);
    expect(linesOf('compareHands')[0]).toBe('Chen: combination Great House (flush)');
    expect(linesOf('initiativeRow')[0]).toBe('Place 1 Delta');
    expect(linesOf('reaction')).toEqual(['Ducks back 88.9%', 'Panics 11.1%']);
    expect(linesOf('passDice')[0]).toBe('Dice passed 2 81.5%');
    expect(linesOf('fastMove')[0]).toBe('Up to 16" 81.5%');
    expect(linesOf('activation')[0]).toBe('Side 1: acts first 52.8%');
  });
  test('is not repeated below, unless a chart would be incomplete', () => {
    expect(answered('reaction').sections.map((section) => 'title' in section && section.title)).not.toContain('Actions');
    expect(answered('damage').odds[0]?.rows.map(({ label }) => label)).toContain('Dead');
  });
  test('writes rare odds as one in how many', () =>
    expect(answered('pokerHand').headline[1]).toMatchObject({ text: '<0.1%', odds: { fraction: '1 in 5295' } }));
  test('has its first odds as the main figure', () => {
    expect(answered('shoot').main?.text).toBe('21.5%');
    expect(answered('targetNumber').main?.odds).toBeDefined();
  });
});
