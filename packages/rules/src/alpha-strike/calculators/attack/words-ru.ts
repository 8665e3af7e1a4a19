/** Russian wording of an attack. */
import type { Calculator } from '../../../calculator/calculator.js';
import { inches, list, number, odds, plural, signed } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import type { Ability, Facts, Refusals } from '../../engine/attack/facts.js';
import { unitRefusalWords } from '../../engine/coverage/unit-refusal.js';
import { rearValueWords } from '../../engine/phrases.js';
import { rollSentence, rollWords } from '../../engine/to-hit/roll.js';
import { attackRefusalWords, toHitWords } from '../../engine/to-hit/words.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { ATTACKS, type RANGES, WEAPONS } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';

type AttackWords = Calculator<typeof input, typeof output, Facts, Refusals>['words']['ru'];

const points = (count: number): string => `${count} ${plural(count, 'ru', { one: 'очко', few: 'очка', many: 'очков' })}`;
const add = (value: number): string => signed(value, 'ru');
const either = (amounts: readonly number[]): string => amounts.join(' или ');
const named = (parts: readonly (string | false)[]): string =>
  list(
    parts.filter((part) => part !== false),
    'ru',
  );

const ABILITIES: { readonly [A in Ability]: string } = {
  REAR: 'направленных назад орудий (НН)',
  IF: 'стрельбы непрямой наводкой (НПН)',
  MEL: 'оружия ближнего боя (ОББ)',
  LRM: 'ракет большой дальности (РБД)',
  SRM: 'ракет малой дальности (РМД)',
};
const MOVES = { STOOD_STILL: 'стоит на месте', GROUND: 'движется по земле', JUMPED: 'прыгает', IMMOBILE: 'обездвижен' } as const;
const AT_RANGE = { SHORT: 'на ближней дистанции', MEDIUM: 'на средней дистанции', LONG: 'на дальней дистанции' } as const satisfies Record<
  keyof typeof RANGES.values,
  string
>;

const posture = {
  attackerMoves: ({ moved }) => ({
    label: 'Движение атакующего',
    text: `Попадания или нагрев не дают двигаться иначе: атакующий ${MOVES[moved]}`,
  }),
  targetMoves: () => ({ label: 'Движение цели', text: 'Из-за попаданий или нагрева у цели не осталось движения: она обездвижена' }),
  targetTmm: ({ printed, hits, heat, now }) => ({
    label: 'МДЦ цели',
    text: `МДЦ ${printed} с карточки сейчас равен ${now}: ${named([hits > 0 && `попадания по системам движения (${hits})`, heat > 0 && `нагрев ${heat}`])}`,
  }),
} satisfies Partial<AttackWords['steps']>;

const damage = {
  weaponDamage: ({ attack, weapons, range, points: printed, minimal }) => ({
    label: 'Урон с карточки',
    text: `${attack === 'WEAPON' ? capital(WEAPONS.values[weapons].ru) : capital(ATTACKS.values[attack].ru)} ${AT_RANGE[range]}: ${minimal ? '0*' : printed}`,
  }),
  weaponHits: ({ hits }, value) => ({
    label: 'Попадания по орудиям',
    text: `${hits} ${plural(hits, 'ru', { one: 'попадание', few: 'попадания', many: 'попаданий' })} по орудиям: ${add(value)}`,
  }),
  rearFired: ({ points: fired }, value) => ({
    label: 'Выстрел назад',
    text: `Направленные назад орудия могут нанести ${fired}: ${add(value)}`,
  }),
  overheat: ({ counts }, value) => ({
    label: 'Перегрев',
    text: counts ? `Использован перегрев: ${add(value)}` : 'Без ПДД перегрев на дальней дистанции ничего не прибавляет: +0',
  }),
  minimal: ({ roll }) => ({ label: 'Минимальный урон', text: `1D6: на ${roll} и больше — ещё одно очко` }),
  fromRear: (_, value) => ({ label: 'С тыла', text: `Попадание с тыла: ${add(value)}` }),
  heatAsDamage: (_, value) => ({ label: 'Нагрев как урон', text: `У цели нет шкалы нагрева, НГР идёт в урон: ${add(value)}` }),
  physicalDamage: ({ attack, size, inches: moved }, value) => ({
    label: 'Урон',
    text: {
      PHYSICAL: `Размерный класс ${size}: ${value}`,
      MELEE_WEAPON: `Размерный класс ${size} + 1: ${value}`,
      RAM: `${number(moved, 'ru')}" × размерный класс ${size} / 8 с округлением: ${value}`,
      DEATH_FROM_ABOVE: `${number(moved, 'ru')}" × размерный класс ${size} / 8 с округлением, + 1: ${value}`,
      WEAPON: '',
      REAR: '',
      INDIRECT: '',
    }[attack],
  }),
  damage: ({ amounts }) => ({ label: 'Урон при попадании', text: `Попадание наносит ${either(amounts)}` }),
} satisfies Partial<AttackWords['steps']>;

const effects = {
  noDamage: ({ minimal }) => ({
    label: 'Без урона',
    text: minimal
      ? 'Если D6 не дал очка, попадание не наносит урона и не даёт броска на критическое попадание'
      : 'Попадание не наносит урона и не даёт броска на критическое попадание',
  }),
  hit: ({ damage: dealt, armor, structure, armorLeft, structureLeft, rolls }) => ({
    label: 'Броня и конструкция',
    text: `${points(dealt)} урона при БРН ${armor} и ВК ${structure}: ${structureLeft === 0 ? 'уничтожена' : `остаётся БРН ${armorLeft} и ВК ${structureLeft}`}${rolls ? '; конструкция повреждена — бросок на критическое попадание' : ''}`,
  }),
  natural12: ({ chance }) => ({
    label: '12 на костях',
    text: `Две шестёрки при атаке, ${odds(chance, 'ru')}: бросок на критическое попадание ещё до урона`,
  }),
  deathFromAbove: () => ({
    label: '«Смерть с небес»',
    text: 'Попадание всегда даёт один бросок на критическое попадание, не считая бросков за 12 на костях и за урон конструкции',
  }),
  ammunition: ({ effect }) => ({
    label: 'Попадание по боезапасу',
    text: {
      DESTROYS: 'Без ССХБ и ЭНО попадание по боезапасу уничтожает цель',
      HURTS: 'ССХБ: попадание по боезапасу наносит 1 очко, а если повреждена конструкция, бросают ещё раз',
      HARMLESS: 'ССХБ II или ЭНО: попадание по боезапасу ничего не делает',
    }[effect],
  }),
  cannotApply: ({ weapon, movement }) => ({
    label: 'Нечего повредить',
    text: `${capital(named([weapon && 'орудия', movement && 'системы движения']))} больше не повредить: вместо этого 1 очко урона без нового броска`,
  }),
  pending: () => ({ label: 'Критические попадания', text: 'Складываются сразу, а действуют с завершающей фазы' }),
  destroyed: ({ chance }) => ({ label: 'Уничтожение', text: `Все шансы уничтожить цель вместе: ${odds(chance, 'ru')}` }),
} satisfies Partial<AttackWords['steps']>;

const aftermath = {
  ownDamage: ({ onHit, onMiss }) => ({
    label: 'Урон атакующему',
    text: `${points(onHit)} при попадании, ${onMiss} при промахе, без бросков на критические попадания`,
  }),
  attackerHeat: ({ before, overheat, engineHits, fired, water, shutDown, onMiss }, value) => ({
    label: 'Нагрев атакующего',
    text: `Был ${before}, станет ${value}${shutDown ? ' — отключение' : ''}: ${fired ? firing(overheat, engineHits, water) : 'из орудий не стреляли'}${onMiss === value ? '' : `; при промахе — ${onMiss}`}`,
  }),
  noHeatGiven: ({ because }) => ({
    label: 'НГР',
    text: because === 'OVERHEAT' ? 'Атака с перегревом цель не нагревает' : 'Цель нагревает только обычная атака',
  }),
  heatGiven: ({ points: given, counted }) => ({
    label: 'НГР',
    text: given === counted ? `Попадание нагревает цель: +${counted}` : `Попадание нагревает цель на ${given}, в счёт идёт ${counted}`,
  }),
  targetHeat: ({ before, restarts, shutDown }, value) => ({
    label: 'Нагрев цели',
    text: `${restarts ? 'Отключённая цель остывает до 0 и перезапускается; после попадания нагрев' : `Был ${before}, после попадания`} ${value}${shutDown ? ' — отключение' : ''}`,
  }),
} satisfies Partial<AttackWords['steps']>;

const firing = (overheat: number, engineHits: number, water: boolean): string =>
  named([
    overheat > 0 && `перегрев ${overheat}`,
    engineHits > 0 && 'попадание по реактору',
    water && 'вода',
    overheat + engineHits === 0 && !water && 'стрельба без перегрева',
  ]);

const refusals: AttackWords['refusals'] = {
  ...attackRefusalWords.ru,
  ...unitRefusalWords.ru,
  SHUT_DOWN: () => 'Нельзя: атакующий отключён из-за нагрева.',
  LACKS_ABILITY: ({ ability }) => `Нельзя: у атакующего нет ${ABILITIES[ability]}.`,
  HAS_MELEE_WEAPON: () => 'Нельзя: с оружием ближнего боя (ОББ) бьют только им, обычной атаки в ближнем бою нет.',
  OUT_OF_MOVE: ({ attack, inches: moved, limit, speedDemon }) =>
    `Нельзя: ${ATTACKS.values[attack].ru} после ${inches(moved, 'ru')}, а у атакующего лишь ${inches(limit, 'ru')} ${attack === 'RAM' ? 'движения по земле' : 'прыжка'}${speedDemon ? ' вместе с «Лихачом»' : ''}.`,
  REAR_VALUE: ({ points: fired, possible }) => rearValueWords.ru(fired, possible),
  NO_DAMAGE: ({ range, weaponHits }) => `Нельзя: ${AT_RANGE[range]} нет урона${weaponHits > 0 ? ' из-за попаданий по орудиям' : ''}.`,
  OVERHEAT_FORBIDDEN: ({ attack, weapons }) =>
    `Нельзя: перегрев не усиливает такую атаку: ${weapons === 'ALL' ? ATTACKS.values[attack].ru : WEAPONS.values[weapons].ru}.`,
  OVERHEAT_WITH_HT: () => 'Нельзя: БЕ с НГР никогда не перегревается.',
  OVERHEAT_ABOVE_VALUE: ({ overheat, limit }) => `Нельзя: перегрев ${overheat} больше значения перегрева (${limit}).`,
  OVERHEAT_ABOVE_SCALE: ({ overheat, limit }) => `Нельзя: на шкале нагрева свободно ${limit}, для перегрева ${overheat} места нет.`,
};

export const russian: AttackWords = {
  steps: {
    ...toHitWords.ru,
    ...posture,
    ...damage,
    ...effects,
    ...aftermath,
    ...rollWords.ru,
  },
  refusals,
  summary: ({ figures: { target, hit, hitDamage, destroyed, attackerHeat, targetHeat }, question }) =>
    `${rollSentence(target, hit, question.situation.lucky, 'ru')}; урон при попадании — ${either(hitDamage.map(({ damage }) => damage))}; шанс уничтожить — ${odds(destroyed, 'ru')}${heats(question.attacker.heat, attackerHeat, 'атакующего')}${heats(question.target.heat, targetHeat, 'цели')}.`,
};

function heats(before: number, after: number, whose: string): string {
  if (before === after) return '';
  return `; нагрев ${whose} станет ${after}${after === SHUTDOWN_HEAT ? ': отключение на ход' : ''}`;
}
