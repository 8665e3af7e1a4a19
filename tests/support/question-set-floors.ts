/** Floors for questions in the words of players, as shares of the questions. */
import { runs } from '@rangefinder/rules/testing';
import { expect } from 'vitest';
import { type AskedBody, type SetName, type SetQuestion, scoreSet } from './question-sets.js';
import { sampledFloor } from './sampled-floor.js';
import type { Service } from './service.js';

const FLOORS = {
  dev: { first: 0.945, amongThree: 0.985, figureRight: 0.85 },
  held: { first: 0.925, amongThree: 0.97, figureRight: 0.665 },
  unseen: { first: 0.92, amongThree: 0.97, figureRight: 0.74 },
  blind: { first: 0.825, amongThree: 0.93, figureRight: undefined },
} as const;
const MAX_WRONG_UNEXPLAINED = 0.03;
/** Questions of each set that `npm test` asks. It expects the floors less two standard errors. */
export const SAMPLE_SIZE = 150;
/** Milliseconds for all questions of the largest set. */
export const SET_MS = 450_000;

/** Asks a service the questions of a set, or those chosen, and expects the floors of the set. */
export async function expectFloors(
  { request }: Service,
  name: SetName,
  choose: (all: readonly SetQuestion[]) => readonly SetQuestion[],
): Promise<void> {
  const ask = async ({ text, lang, system }: Pick<SetQuestion, 'text' | 'lang' | 'system'>): Promise<AskedBody> => {
    const parameters = new URLSearchParams({ text, lang, ...(system !== undefined && { system }) });
    const { body } = await request.get(`/v1/ask?${parameters}`).expect(200);
    return body as AskedBody;
  };
  const { all } = await scoreSet(name, ask, choose);
  const floors = FLOORS[name];
  expect(all.questions).toBeGreaterThan(runs(300));
  const expectShare = (part: number, whole: number, floor: number): void =>
    expect(part / whole).toBeGreaterThanOrEqual(sampledFloor(floor, whole));
  expectShare(all.first, all.questions, floors.first);
  expectShare(all.amongThree, all.questions, floors.amongThree);
  if (floors.figureRight === undefined) return expect(all.withFigure).toBe(0);
  expectShare(all.figureRight, all.withFigure, floors.figureRight);
  expectShare(all.withFigure - all.wrongUnexplained, all.withFigure, 1 - MAX_WRONG_UNEXPLAINED);
}
