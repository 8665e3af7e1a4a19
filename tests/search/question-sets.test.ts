/** Floors for questions in the words of players, also those that were not read in development. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AskedBody, scoreSet } from '../support/question-sets.js';
import { type Service, startService } from '../support/service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** Shares of the questions. */
const FLOORS = {
  dev: { first: 0.91, amongThree: 0.97, figureRight: 0.67 },
  held: { first: 0.73, amongThree: 0.915, figureRight: 0.455 },
} as const;
const MAX_WRONG_UNEXPLAINED = 0.03;

test.each(['dev', 'held'] as const)('questions of the set %s reach their floors', async (name) => {
  const { all } = await scoreSet(name, async ({ text, lang, system }) => {
    const { body } = await service.request.get(`/v1/ask?${new URLSearchParams({ text, lang, system })}`).expect(200);
    return body as AskedBody;
  });
  const floors = FLOORS[name];
  expect(all.questions).toBeGreaterThan(300);
  expect(all.first / all.questions).toBeGreaterThanOrEqual(floors.first);
  expect(all.amongThree / all.questions).toBeGreaterThanOrEqual(floors.amongThree);
  expect(all.figureRight / all.withFigure).toBeGreaterThanOrEqual(floors.figureRight);
  expect(all.wrongUnexplained / all.withFigure).toBeLessThanOrEqual(MAX_WRONG_UNEXPLAINED);
});
