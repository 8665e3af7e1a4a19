/** The words of the reaction tests: which test, what the situation is, what the figure then has to do. No logic. */
import { vocabulary, type Word } from '../../../calculator/fields.js';

export const REACTION_TESTS = vocabulary(
  'FiftyOneFiftyReactionTest',
  { en: 'Test that a figure takes', ru: 'Тест, который проходит фигурка' },
  {
    IN_SIGHT: { en: 'In Sight', ru: '«В поле видимости»' },
    RECEIVED_FIRE: { en: 'Received Fire', ru: '«Обстрелян»' },
    WANTS_TO_CHARGE: { en: 'Wants to Charge', ru: '«Хочу атаковать»' },
    BEING_CHARGED: { en: 'Being Charged', ru: '«Меня атаковали»' },
    RECOVERY: { en: 'Recovery', ru: '«Восстановление»' },
    RALLY: { en: 'Rally', ru: '«Возвращение»' },
    AFTER_BATTLE: { en: 'After-battle Recovery', ru: '«Восстановление от ран»' },
    CONTACT: { en: 'Contact', ru: '«Контакт»' },
    AWARENESS: { en: 'Awareness', ru: '«Уровень осведомлённости»' },
  },
);
/** A test of the reaction calculator: `RECEIVED_FIRE`. */
export type ReactionTest = Word<typeof REACTION_TESTS>;

export const ACTIONS = vocabulary(
  'FiftyOneFiftyAction',
  { en: 'What a test makes a figure do', ru: 'Что тест заставляет фигурку сделать' },
  {
    FIRE: { en: 'fire', ru: 'стрелять' },
    FIRE_AT_MINUS_ONE: { en: 'fire at Rep −1', ru: 'стрелять с Умением −1' },
    CHOOSE_TO_FIRE: { en: 'fire or stay hidden, as the player likes', ru: 'стрелять или таиться дальше — на выбор' },
    HIDE_OR_GO_PRONE: { en: 'hide or go prone', ru: 'спрятаться или залечь' },
    BECOME_VISIBLE: { en: 'become visible without firing', ru: 'обнаружить себя и не стрелять' },
    DO_NOTHING: { en: 'stand and do nothing', ru: 'стоять и бездействовать' },
    STOP_AND_FIRE: { en: 'stop and fire', ru: 'остановиться и стрелять' },
    STOP_AND_FIRE_AT_MINUS_ONE: { en: 'stop and fire at Rep −1', ru: 'остановиться и стрелять с Умением −1' },
    DUCK_BACK: { en: 'duck back', ru: 'испугаться' },
    REACH_COVER_AND_DUCK_BACK: { en: 'go on to the cover and duck back there', ru: 'добежать до укрытия и испугаться' },
    GO_PRONE: { en: 'go prone', ru: 'залечь' },
    PANIC: { en: 'panic', ru: 'запаниковать' },
    RUN: { en: 'run away', ru: 'обратиться в бегство' },
    TRY_TO_CHARGE: { en: 'be free to try a charge, as it cannot fire', ru: 'попробовать рукопашную, раз стрельба невозможна' },
    HIDE_OR_STAY: { en: 'hide and duck back, or stay, as it cannot fire', ru: 'спрятаться или остаться на месте, раз стрельба невозможна' },
    STAY_HIDDEN: { en: 'stay hidden', ru: 'таиться дальше' },
    CHARGE: { en: 'charge', ru: 'атаковать в рукопашную' },
    STAY_AND_FIRE: { en: 'stay and fire', ru: 'остаться и стрелять' },
    STAY: { en: 'stay', ru: 'остаться на месте' },
    FIRE_AND_FIGHT: { en: 'fire, then fight', ru: 'выстрелить и драться' },
    TURN_AND_FIGHT: { en: 'turn and fight, at Rep −1 in the first round', ru: 'развернуться и драться, первый раунд с Умением −1' },
    FIGHT: { en: 'fight without firing', ru: 'драться без выстрела' },
    RETURN: { en: 'return to the fight and act freely', ru: 'вернуться в бой и действовать' },
    ROLL_AGAIN: { en: 'roll again', ru: 'бросить ещё раз' },
    OUT_OF_THE_FIGHT: { en: 'count as out of the fight', ru: 'считаться выведенной из боя' },
    LEAVE: { en: 'leave the game', ru: 'покинуть игру' },
    BACK_UNHURT: { en: 'be back unhurt', ru: 'вернуться невредимым' },
    BACK_AT_MINUS_ONE: { en: 'be back with Rep −1', ru: 'вернуться с Умением −1' },
    DEAD_OR_GONE: { en: 'be dead or gone for good', ru: 'погибнуть или исчезнуть насовсем' },
    HIDDEN_ENEMY: { en: 'meet a hidden enemy', ru: 'наткнуться на спрятавшегося противника' },
    ENEMY_IN_THE_OPEN: { en: 'meet an enemy in the open', ru: 'встретить противника на виду' },
    NO_CONTACT: { en: 'meet nobody', ru: 'никого не встретить' },
    FACE_WITH_EXTRA_DIE: {
      en: 'face you and test In Sight with one more die, the best 2 counting',
      ru: 'смотреть на вас; «В поле видимости» с лишним кубиком, в счёт 2 лучших',
    },
    FACE: { en: 'face you and test In Sight as usual', ru: 'смотреть на вас; «В поле видимости» как обычно' },
    MAY_FACE: { en: 'face you on a 1–3 each and test nothing', ru: 'смотреть на вас при 1–3 на каждого; без теста' },
    CHOOSE_RESULT: { en: 'choose the result, as a hero', ru: 'выбрать результат — это герой' },
  },
);
/** What a figure has to do: `DUCK_BACK`. */
export type Action = Word<typeof ACTIONS>;

/** What the rows of the tables ask of the situation, and how a table prints it. */
export const CONDITIONS = {
  IN_COVER: { en: 'in cover', ru: 'в укрытии' },
  HIDDEN: { en: 'hidden', ru: 'невидимая' },
  LED: { en: 'with a Leader', ru: 'с лидером' },
  SUPPRESSED: { en: 'suppressed', ru: 'подавлена' },
  MOVED_FAST: { en: 'moving fast', ru: 'двигалась быстро' },
  COVER_NEAR: { en: 'cover within 3"', ru: 'укрытие в пределах 3"' },
  COVER_IN_REACH: { en: 'cover within 12"', ru: 'укрытие в пределах 12"' },
  FLANKED: { en: 'from flank or rear', ru: 'с фланга или тыла' },
  CAN_FIRE: { en: 'able to fire', ru: 'может стрелять' },
  CHARGE_IN_REACH: { en: 'enemy in charge reach', ru: 'до противника можно добежать' },
  STUNNED: { en: 'stunned', ru: 'оглушена' },
  COVERING: { en: 'covering fire', ru: 'прикрывающая стрельба' },
  ALERTED: { en: 'Awareness passed with 2 dice', ru: '«Уровень осведомлённости» пройден по 2 кубикам' },
  LEADER: { en: 'a Leader', ru: 'лидер' },
  MEDICAL_CARE: { en: 'serious medical care', ru: 'серьёзная помощь медиков' },
  SHOTS_HEARD: { en: 'shots already heard', ru: 'выстрелы уже слышали' },
  AT_WAR: { en: 'at war', ru: 'военное время' },
  POLICE_ALERT: { en: 'police alert', ru: 'полицейский план перехвата' },
  SAFE_AREA: { en: 'safe area', ru: 'местность «безопасная»' },
} as const;
/** One thing that holds of a situation, or does not. */
export type Condition = keyof typeof CONDITIONS;
