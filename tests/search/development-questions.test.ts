/**
 * Floors for questions in the words of players that development reads. They have a file of their own, so that they are asked at the
 * same time as the others.
 */
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

/** All questions take five minutes. A third has every rule set and writer, since their files are read one after another. */
const thirdOf = <T>(all: readonly T[]): readonly T[] => all.filter((_, at) => at % 3 === 0);

test(
  'questions of the set dev reach their floors',
  () => expectFloors(service, 'dev', (all) => sample(thirdOf(all), SAMPLE_SIZE)),
  within(SET_MS),
);
