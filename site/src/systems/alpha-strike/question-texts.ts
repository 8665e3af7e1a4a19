/** Questions that the search offers before anything is typed. */
import type { Text } from '@rangefinder/rules';

export const questions: readonly Text[] = [
  { en: 'skill 4 at 24 inches, target jumped, TMM 2', ru: 'навык 4, 24 дюйма, цель прыгнула, МДЦ 2' },
  { en: 'Atlas AS7-D against a Locust LCT-1V at 12 inches', ru: 'Atlas AS7-D против Locust LCT-1V на 12 дюймов' },
  { en: 'kurita mechs of 3025 below 30 PV that jump', ru: 'мехи Курита 3025 года до 30 ОС с прыжком' },
];
