/**
 * Floors for questions in the words of players, also those that were not read in development. `npm test` asks 150 of each set,
 * of which it expects the floors less two standard errors.
 */
import { runs, sample } from '@rangefinder/rules/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AskedBody, SET_NAMES, scoreSet } from '../support/question-sets.js';
import { sampledFloor } from '../support/sampled-floor.js';
import { type Service, startService } from '../support/service.js';
import { within } from '../support/time-limits.js';

// Sets have up to 3,600 questions.
vi.setConfig({ testTimeout: within(300_000) });

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** Shares of the questions. */
const FLOORS = {
  dev: { first: 0.945, amongThree: 0.985, figureRight: 0.86 },
  held: { first: 0.87, amongThree: 0.974, figureRight: 0.57 },
  unseen: { first: 0.885, amongThree: 0.958, figureRight: 0.705 },
  blind: { first: 0.706, amongThree: 0.878, figureRight: undefined },
} as const;
const MAX_WRONG_UNEXPLAINED = 0.03;
const SAMPLE_SIZE = 150;

test.each(SET_NAMES)('questions of the set %s reach their floors', async (name) => {
  const { all } = await scoreSet(
    name,
    async ({ text, lang, system }) => {
      const { body } = await service.request
        .get(`/v1/ask?${new URLSearchParams({ text, lang, ...(system !== undefined && { system }) })}`)
        .expect(200);
      return body as AskedBody;
    },
    (all) => sample(all, SAMPLE_SIZE),
  );
  const floors = FLOORS[name];
  expect(all.questions).toBeGreaterThan(runs(300));
  const expectShare = (part: number, whole: number, floor: number): void =>
    expect(part / whole).toBeGreaterThanOrEqual(sampledFloor(floor, whole));
  expectShare(all.first, all.questions, floors.first);
  expectShare(all.amongThree, all.questions, floors.amongThree);
  if (floors.figureRight === undefined) return expect(all.withFigure).toBe(0);
  expectShare(all.figureRight, all.withFigure, floors.figureRight);
  expectShare(all.withFigure - all.wrongUnexplained, all.withFigure, 1 - MAX_WRONG_UNEXPLAINED);
});
