/** Floors for questions in the words of players that are not read in development. */
import { sample } from '@rangefinder/rules/testing';
import { afterAll, beforeAll, test } from 'vitest';
import { expectFloors, SAMPLE_SIZE, SET_MS } from '../support/question-set-floors.js';
import { type Service, startService } from '../support/service.js';
import { within } from '../support/time-limits.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test.each(['held', 'unseen', 'blind'] as const)(
  'questions of the set %s reach their floors',
  (name) => expectFloors(service, name, (all) => sample(all, SAMPLE_SIZE)),
  within(SET_MS),
);
