/** Version history of the rules of World at War. */
import type { RuleHistory } from '../../reference/history.js';

export const history: RuleHistory = [
  {
    version: '2026.11.2',
    date: '2026-11-28',
    figures: 'ZKnNLMl-lt0V4Ih0',
    changes: [
      {
        rule: 'world-at-war/table/chaos-of-war',
        what: {
          en: 'The sentence on all effects names small odds by their fraction.',
          ru: 'В предложении обо всех эффектах малые шансы — дробью.',
        },
      },
      {
        rule: 'world-at-war/chaos-of-war',
        what: {
          en: 'A roll above 12 is one of three dice, without saying so.',
          ru: 'Бросок больше 12 считается броском трёх кубиков, даже если это не указано.',
        },
      },
    ],
  },
  {
    version: '2026.11.1',
    date: '2026-11-25',
    figures: 'Tz3bHP1Pd5i4kPmB',
    changes: [
      {
        rule: 'world-at-war/ruling/moving-fire-columns',
        what: {
          en: 'A damaged row of the moving-fire table gives the figures of its other reading as well, and can be played by it.',
          ru: 'Для испорченной строки таблицы даны числа и по другому прочтению; можно играть и по нему.',
        },
      },
      {
        rule: 'world-at-war/ruling/to-hit-sign',
        what: {
          en: 'The other readings of fire on the move, smoke, salvos, Chaos of War and what hides a target from a helicopter can be played.',
          ru: 'Можно играть и по другим прочтениям: стрельба в движении, дым, залпы, «Хаос войны», что закрывает цель от вертолёта.',
        },
      },
    ],
  },
  {
    version: '2026.11',
    date: '2026-11-23',
    figures: 'fwukhlDigomOOyTq',
    changes: [
      {
        rule: 'world-at-war/ruling/moving-and-smoke',
        what: {
          en: 'Fire on the move and through smoke counts both: the number needed rises by 2, and level 1 still costs a die.',
          ru: 'При стрельбе в движении и сквозь дым считается и то и другое: нужное число растёт на 2, а уровень 1 по-прежнему стоит кубика.',
        },
      },
      {
        rule: 'world-at-war/ruling/range-modifiers',
        what: {
          en: 'The change for range is asked for, and 0 when none is given.',
          ru: 'Изменение за дальность указывают; не указано — 0.',
        },
      },
    ],
  },
];
