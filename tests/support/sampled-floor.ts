import { runs } from '@rangefinder/rules/testing';

/** Floor of a share, or of a mean between 0 and 1: where only a sample is asked, less two standard errors. */
export const sampledFloor = (floor: number, count: number): number =>
  runs(100) < 100 ? floor - 2 * Math.sqrt((floor * (1 - floor)) / count) : floor;
