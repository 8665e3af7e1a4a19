/** Output of the melee calculator. */
import { field, fields, type Party } from '../../../calculator/fields.js';
import { MAX_REP, MIN_REP } from '../../reference/tables/points.js';
import { MAX_ROUNDS } from './input.js';

const loss = field({
  kind: 'object',
  name: 'FiftyOneFiftyMeleeLoss',
  about: { en: 'What a fighter has suffered', ru: 'Что досталось бойцу' },
  label: { en: 'Loss', ru: 'Потери' },
  fields: {
    stunned: { kind: 'chance', better: 'neither', label: { en: 'Stunned', ru: 'Оглушён' } },
    outOfTheFight: { kind: 'chance', better: 'neither', label: { en: 'Out of the fight', ru: 'Выведен из боя' } },
    dead: { kind: 'chance', better: 'neither', label: { en: 'Dead', ru: 'Убит' } },
  },
});

const state = field({
  kind: 'object',
  name: 'FiftyOneFiftyMeleeState',
  about: { en: 'How the melee stands after a round or in the end', ru: 'Как обстоит рукопашная после раунда или в исходе' },
  label: { en: 'State', ru: 'Состояние' },
  fields: {
    round: {
      kind: 'int',
      better: 'neither',
      min: 1,
      max: MAX_ROUNDS,
      optional: true,
      example: 1,
      label: { en: 'After round', ru: 'После раунда' },
      hint: { en: 'None for the end', ru: 'Нет у исхода' },
    },
    fighting: {
      kind: 'chance',
      better: 'neither',
      label: { en: 'Still fighting', ru: 'Ещё дерутся' },
      hint: { en: 'In the end: odds that it never ends', ru: 'В исходе: шанс, что не кончится никогда' },
    },
    fighterWins: { kind: 'chance', better: { higher: 'FIRST' }, label: { en: 'The fighter has won', ru: 'Победил боец' } },
    opponentWins: { kind: 'chance', better: { higher: 'SECOND' }, label: { en: 'The opponent has won', ru: 'Победил противник' } },
    fighter: { ...loss, label: { en: 'The fighter', ru: 'Боец' } },
    opponent: { ...loss, label: { en: 'The opponent', ru: 'Противник' } },
  },
});

const effective = (side: Party, en: string, ru: string) =>
  field({
    kind: 'int',
    better: { higher: side },
    min: MIN_REP,
    max: MAX_REP,
    example: 4,
    label: { en, ru },
    hint: { en: 'All modifiers counted', ru: 'Со всеми модификаторами' },
  });

export const output = fields({
  fighterRep: effective('FIRST', 'Rep of the fighter', 'Умение бойца'),
  fighterFirstRep: effective('FIRST', 'Rep of the fighter, first round', 'Умение бойца в первом раунде'),
  opponentRep: effective('SECOND', 'Rep of the opponent', 'Умение противника'),
  opponentFirstRep: effective('SECOND', 'Rep of the opponent, first round', 'Умение противника в первом раунде'),
  rounds: { kind: 'list', min: 1, max: MAX_ROUNDS, item: state, label: { en: 'Round by round', ru: 'По раундам' } },
  end: { ...state, label: { en: 'In the end', ru: 'Исход' } },
});
