/** Notes on cards from other programs. */
import { notes, quoting } from '../../notes.js';

export const NOTES = notes({
  TYPE_CASE: { kind: 'tidied', text: quoting('type in lower case: %', 'тип строчными буквами: %') },
  SPECIALS_EMPTY: {
    kind: 'tidied',
    text: quoting('a comma with nothing behind it among the abilities: %', 'пустое место между запятыми в списке особенностей: %'),
  },
  YEAR_NOT_GIVEN: { kind: 'tidied', text: quoting('no year of introduction: %', 'год появления не указан: %') },
  NO_CARD: { kind: 'withoutCard', text: quoting('no card yet, kept out of play: %', 'карточки пока нет, не допущен к игре: %') },
  TYPE_MISSING: { kind: 'doubtful', text: quoting('no type; taken for %', 'тип не указан, принят %') },
  TYPE_DISAGREES: {
    kind: 'doubtful',
    text: quoting('type and category contradict each other; the type counts: %', 'тип не сходится с категорией, учтён тип: %'),
  },
  CATEGORY_UNKNOWN: {
    kind: 'doubtful',
    text: quoting(
      'neither a known type nor a known category; a new unit is taken for a BattleMech: %',
      'нет ни известного типа, ни известной категории, новый юнит принимается за боевой мех: %',
    ),
  },
  NO_STRUCTURE: {
    kind: 'doubtful',
    text: quoting('a point value but no structure: PV %', 'есть очковая стоимость, но нет внутренней конструкции: ОС %'),
  },
  ARCS_NOT_KEPT: {
    kind: 'doubtful',
    text: quoting('damage by arcs, which only the raw row has: %', 'урон по секторам есть только в исходной строке: %'),
  },
  SPECIALS_UNBALANCED: { kind: 'doubtful', text: quoting('a parenthesis that has no partner: %', 'непарная скобка: %') },
  SPECIALS_TOO_LONG: {
    kind: 'doubtful',
    text: quoting(
      'an ability too long to be one; only the raw row has it: %',
      'слишком длинная особенность, осталась только в исходной строке: %',
    ),
  },
  SPECIALS_TOO_MANY: {
    kind: 'doubtful',
    text: quoting(
      'too many abilities; only the raw row has those from: %',
      'слишком много особенностей, остались только в исходной строке, начиная с: %',
    ),
  },
  MOVE_UNKNOWN: { kind: 'doubtful', text: quoting('an unknown kind of movement: %', 'неизвестный способ движения: %') },
  MOVE_UNREADABLE: {
    kind: 'doubtful',
    text: quoting('the move cannot be read, so the unit stays out of play: %', 'движение не читается, юнит не допущен к игре: %'),
  },
  JUMP_DISAGREES: {
    kind: 'doubtful',
    text: quoting('move and jump ability contradict each other: %', 'движение не сходится с прыжковой особенностью: %'),
  },
  TMM_DISAGREES: {
    kind: 'doubtful',
    text: quoting('the stated TMM is not what the move gives: %', 'указанный МДЦ не сходится с движением: %'),
  },
  MINIMAL_DISAGREES: {
    kind: 'doubtful',
    text: quoting('marked as minimal damage, yet it has a value: %', 'помечено как минимальный урон, но значение есть: %'),
  },
});
