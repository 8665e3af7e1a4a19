/** Vocabulary of the reaction tests: tests, conditions and resulting actions. No logic. */
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
/** A reaction test: `RECEIVED_FIRE`. */
export type ReactionTest = Word<typeof REACTION_TESTS>;

export const ACTIONS = vocabulary(
  'FiftyOneFiftyAction',
  { en: 'What a test makes a figure do', ru: 'Что тест заставляет фигурку сделать' },
  {
    FIRE: { en: 'fires', ru: 'стреляет' },
    FIRE_AT_MINUS_ONE: { en: 'fires at −1 to Rep', ru: 'стреляет с Умением −1' },
    CHOOSE_TO_FIRE: { en: 'fires or stays hidden, as the player likes', ru: 'стреляет или остаётся невидимой — на выбор' },
    HIDE_OR_GO_PRONE: { en: 'hides or goes prone', ru: 'прячется или залегает' },
    BECOME_VISIBLE: { en: 'becomes visible and does not fire', ru: 'обнаруживает себя и не стреляет' },
    DO_NOTHING: { en: 'stands and does nothing', ru: 'стоит и бездействует' },
    STOP_AND_FIRE: { en: 'stops and fires', ru: 'останавливается и стреляет' },
    STOP_AND_FIRE_AT_MINUS_ONE: { en: 'stops and fires at −1 to Rep', ru: 'останавливается и стреляет с Умением −1' },
    DUCK_BACK: { en: 'ducks back', ru: 'пугается' },
    REACH_COVER_AND_DUCK_BACK: { en: 'goes on to the cover and ducks back there', ru: 'добегает до укрытия и пугается' },
    GO_PRONE: { en: 'goes prone', ru: 'залегает' },
    PANIC: { en: 'panics', ru: 'паникует' },
    RUN: { en: 'runs away', ru: 'обращается в бегство' },
    TRY_TO_CHARGE: { en: 'may try to charge (cannot fire)', ru: 'может попробовать атаковать (стрелять не может)' },
    HIDE_OR_STAY: {
      en: 'hides and ducks back, or stays (cannot fire)',
      ru: 'прячется и пугается или остаётся на месте (стрелять не может)',
    },
    STAY_HIDDEN: { en: 'stays hidden', ru: 'остаётся невидимой' },
    CHARGE: { en: 'charges', ru: 'атакует в рукопашную' },
    STAY_AND_FIRE: { en: 'stays and fires', ru: 'остаётся и стреляет' },
    STAY: { en: 'stays', ru: 'остаётся на месте' },
    FIRE_AND_FIGHT: { en: 'fires, then fights', ru: 'стреляет и дерётся' },
    TURN_AND_FIGHT: { en: 'turns and fights, at Rep −1 in the first round', ru: 'разворачивается и дерётся, первый раунд с Умением −1' },
    FIGHT: { en: 'fights without firing', ru: 'дерётся без выстрела' },
    RETURN: { en: 'returns to the fight and acts freely', ru: 'возвращается в бой и свободно действует' },
    ROLL_AGAIN: { en: 'rolls again', ru: 'бросает ещё раз' },
    OUT_OF_THE_FIGHT: { en: 'is out of the fight', ru: 'выведена из боя' },
    LEAVE: { en: 'leaves the game', ru: 'покидает игру' },
    BACK_UNHURT: { en: 'back unhurt', ru: 'вернулась невредимой' },
    BACK_AT_MINUS_ONE: { en: 'back with −1 to Rep', ru: 'вернулась с Умением −1' },
    DEAD_OR_GONE: { en: 'dead or gone for good', ru: 'погибла или исчезла насовсем' },
    HIDDEN_ENEMY: { en: 'a hidden enemy', ru: 'спрятавшийся противник' },
    ENEMY_IN_THE_OPEN: { en: 'an enemy in the open', ru: 'противник на виду' },
    NO_CONTACT: { en: 'nobody there', ru: 'никого нет' },
    FACE_WITH_EXTRA_DIE: {
      en: 'all face you and take In Sight with one more die (the best 2 count)',
      ru: 'все смотрят на вас и проходят «В поле видимости» с лишним кубиком (в счёт 2 лучших)',
    },
    FACE: { en: 'all face you and take In Sight as usual', ru: 'все смотрят на вас и проходят «В поле видимости» как обычно' },
    MAY_FACE: {
      en: 'each faces you on 1–3 and takes no In Sight test',
      ru: 'каждый смотрит на вас при 1–3, теста «В поле видимости» нет',
    },
    CHOOSE_RESULT: { en: 'chooses the result, as a hero', ru: 'выбирает результат как герой' },
  },
);
/** The action of a figure: `DUCK_BACK`. */
export type Action = Word<typeof ACTIONS>;

/** Conditions in the rows of the tables, with their printed wording. */
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
export type Condition = keyof typeof CONDITIONS;
