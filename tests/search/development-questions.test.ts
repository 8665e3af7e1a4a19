/**
 * Floors for questions in the words of players that development reads. They are half of all questions and have a file of their own,
 * so that both halves are asked at the same time.
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

test('questions of the set dev reach their floors', () => expectFloors(service, 'dev', (all) => sample(all, SAMPLE_SIZE)), within(SET_MS));
