/** The seventeen effects of Chaos of War in our own words: the side that benefits, and what is placed, moved or removed. */
import type { Table } from '../../../reference/reference.js';
import type { Text } from '../../../text/language.js';

export type Side = 'NATO' | 'ALLIANCE' | 'BOTH' | 'NEITHER';

export const SIDES: Readonly<Record<Side, Text>> = {
  NATO: { en: 'NATO', ru: 'НАТО' },
  ALLIANCE: { en: 'Alliance', ru: 'Альянс' },
  BOTH: { en: 'both', ru: 'обе' },
  NEITHER: { en: 'neither', ru: 'ни одна' },
};

interface Effect {
  readonly roll: number;
  readonly id: string;
  readonly title: Text;
  readonly side: Side;
  readonly text: Text;
}

/** In the order of the source, which is by total. */
export const CHAOS_EFFECTS = [
  {
    roll: 2,
    id: 'not-dead-yet',
    title: { en: 'I’m not dead yet!', ru: 'Я ещё не мёртв!' },
    side: 'BOTH',
    text: {
      en: 'NATO and the Alliance may each remove an Ops Complete marker from one unit.',
      ru: 'И НАТО, и Альянс вправе снять «Завершение операций» с одного подразделения.',
    },
  },
  {
    roll: 3,
    id: 'misunderstanding',
    title: { en: 'Misunderstanding', ru: 'Недопонимание' },
    side: 'ALLIANCE',
    text: {
      en: 'The Alliance player may at once move any one NATO unit, even one marked Ops Complete. All movement rules hold, and the move may draw opportunity fire.',
      ru: 'Игрок Альянса вправе сразу сдвинуть одно любое подразделение НАТО, даже с маркером «Завершение операций». Правила движения обычные, и такой ход может вызвать огонь на упреждение.',
    },
  },
  {
    roll: 4,
    id: 'nato-air-support',
    title: { en: 'NATO air support', ru: 'Авиаподдержка НАТО' },
    side: 'NATO',
    text: {
      en: 'Put an air-strike marker of the NATO nation in play into the cup (9.5): it makes one attack and leaves the game. If NATO already has an air strike in play or due on a later turn, it gets one HE artillery barrage (8.1) instead, for use whenever NATO may call artillery.',
      ru: 'Положите в чашку фишку авиаудара нужной страны НАТО (п. 9.5): один удар — и она выходит из игры. Если авиаудар у НАТО уже есть или назначен на будущий ход, вместо него даётся один артналёт ОФ (п. 8.1) на любой момент, когда НАТО может вызвать артиллерию.',
    },
  },
  {
    roll: 5,
    id: 'broken-radio',
    title: { en: 'Broken radio', ru: 'Поломка рации' },
    side: 'NEITHER',
    text: {
      en: 'The next formation drawn rolls dice for each hex that holds its units; a hex with an HQ, leader or hero does not roll. The player aid names no number to roll and no result.',
      ru: 'Следующее формирование из чашки проверяется кубиками по каждому своему гексу; гекс со штабом, лидером или героем не проверяется. Какое число нужно и что будет при провале, памятка не говорит.',
    },
  },
  {
    roll: 6,
    id: 'berserk',
    title: { en: 'Berserk', ru: 'Берсерк' },
    side: 'ALLIANCE',
    text: {
      en: 'A random Alliance unit that is disrupted or reduced goes berserk: take off its Disrupted marker, turn it to full strength, or both. The player aid points to a way of choosing at random that it does not print.',
      ru: 'Одно случайное подразделение Альянса, дезорганизованное или ослабленное, впадает в ярость: снимите дезорганизацию, верните полную силу либо сделайте и то и другое. Как выбрать случайно, памятка обещает сказать, но не говорит.',
    },
  },
  {
    roll: 7,
    id: 'widen-your-horizons',
    title: { en: 'Widen your horizons!', ru: 'Раздвинь свои горизонты!' },
    side: 'NEITHER',
    text: { en: 'Roll again with three dice; that total counts.', ru: 'Повторите бросок уже тремя кубиками: в счёт идёт новая сумма.' },
  },
  {
    roll: 8,
    id: 'wear-and-tear',
    title: { en: 'Wear and tear', ru: 'Износ и разрыв' },
    side: 'NATO',
    text: {
      en: 'NATO puts a Breakdown 2 marker on one enemy vehicle platoon: it neither moves nor fires, but defends in assaults, and its passengers may dismount and go 1 hex. The marker turns to Breakdown 1 in the marker phase and comes off in the next one.',
      ru: 'НАТО кладёт «Поломку 2» на один вражеский взвод техники: он стоит и не стреляет, но в штурме обороняется, а десант может спешиться и пройти 1 гекс. В фазу снятия маркеров она становится «Поломкой 1», ещё через одну снимается.',
    },
  },
  {
    roll: 9,
    id: 'armed-uprising',
    title: { en: 'Armed uprising', ru: 'Вооружённое восстание' },
    side: 'NATO',
    text: {
      en: 'NATO places a mob in any town or skyscraper hex that no enemy holds, within stacking limits (1.4), and the mob’s activation marker goes into the cup.',
      ru: 'НАТО ставит толпу в город или небоскрёбы, где нет врага, не превышая предел группировки (п. 1.4); маркер активации толпы кладут в чашку.',
    },
  },
  {
    roll: 10,
    id: 'friendly-fire',
    title: { en: 'Friendly fire', ru: 'Огонь по своим' },
    side: 'ALLIANCE',
    text: {
      en: 'The Alliance player picks a NATO unit that must fire, the NATO player picks the NATO unit it fires at. Resolve the combat as usual, then mark the firing unit Ops Complete.',
      ru: 'Игрок Альянса указывает, какое подразделение НАТО стреляет, а игрок НАТО — по какому своему. Бой идёт по обычным правилам, а стрелявшие потом получают «Завершение операций».',
    },
  },
  {
    roll: 11,
    id: 'alliance-leader',
    title: { en: 'Alliance leader', ru: 'Лидер Альянса' },
    side: 'ALLIANCE',
    text: {
      en: 'Place an Alliance leader on one platoon. If an Alliance leader is in play already, roll the same dice again.',
      ru: 'Поставьте лидера Альянса на любой взвод своей стороны. Если такой лидер уже в игре, перебросьте те же кубики.',
    },
  },
  {
    roll: 12,
    id: 'salvo-fire',
    title: { en: 'Salvo fire', ru: 'Залповый огонь' },
    side: 'ALLIANCE',
    text: {
      en: 'The Alliance player takes a salvo-fire marker for use while any Alliance formation is active; it is spent after one salvo.',
      ru: 'Альянсу достаётся маркер залпового огня: его тратят на один залп, пока действует любое из формирований Альянса.',
    },
  },
  {
    roll: 13,
    id: 'nato-leader',
    title: { en: 'NATO leader', ru: 'Лидер НАТО' },
    side: 'NATO',
    text: {
      en: 'Place a NATO leader of the right nation on one platoon. If a NATO leader is in play already, roll the same dice again.',
      ru: 'Поставьте на любой взвод НАТО лидера его страны. Если такой лидер уже в игре, перебросьте те же кубики.',
    },
  },
  {
    roll: 14,
    id: 'thors-hammer',
    title: { en: 'Thor’s hammer', ru: 'Молот Тора' },
    side: 'NEITHER',
    text: {
      en: 'An electromagnetic storm: HQ ranges shrink to 3 hexes, fire reaches 3 hexes, with neither extended range nor short-range bonus; within that, units move and fire. In each marker phase roll a die: 5 or 6 ends the storm, with +1 for each marker phase rolled before.',
      ru: 'Электромагнитная буря: радиус штабов падает до 3 гексов, огонь — тоже до 3, без увеличенной дальности и без бонуса за ближнюю; в остальном ходят и стреляют как всегда. Каждую фазу снятия маркеров бросьте кубик: 5–6 — буря стихла; за каждый прошлый такой бросок +1.',
    },
  },
  {
    roll: 15,
    id: 'battle-maneuvers',
    title: { en: 'Battle maneuvers', ru: 'Боевые манёвры' },
    side: 'ALLIANCE',
    text: {
      en: 'The Alliance player takes a marker: when an Alliance formation is activated, spend it to activate a second one along with it. Units of both may only move, fire on the move if they can, or do nothing; HQs and recon units may spot for artillery before they move.',
      ru: 'Альянсу достаётся маркер: активируя своё формирование, можно потратить его и активировать заодно второе. Все подразделения обоих только ходят, стреляют с хода, если умеют, или стоят; штабы и разведка могут перед движением навести артиллерию.',
    },
  },
  {
    roll: 16,
    id: 'field-repair',
    title: { en: 'Field repair', ru: 'Ремонт на поле боя' },
    side: 'NATO',
    text: {
      en: 'NATO restores one point of defense to a reduced vehicle platoon, or takes the Disrupted marker off one.',
      ru: 'НАТО восстанавливает единицу защиты ослабленному взводу техники либо снимает с какого-нибудь взвода техники дезорганизацию.',
    },
  },
  {
    roll: 17,
    id: 'fortune-favors-the-bold',
    title: { en: 'Fortune favors the bold', ru: 'Удача любит смелых' },
    side: 'ALLIANCE',
    text: {
      en: 'The Alliance player takes a die for one combat (6.0). It either joins the roll, so that 3 dice become 4, or replaces: one failed die is taken away, or what one die shows is exchanged. The use, and which of the two, is said before rolling.',
      ru: 'Альянсу достаётся кубик на один бой (п. 6.0). Он либо присоединяется к броску, и вместо 3 кубиков бросают 4, либо заменяет: один неудачный кубик убирают или меняют на нём число. Что его используют и как именно, объявляют заранее.',
    },
  },
  {
    roll: 18,
    id: 'sniper',
    title: { en: 'Sniper!', ru: 'Снайпер!' },
    side: 'NATO',
    text: {
      en: 'NATO takes any free sniper and places it within 2 hexes of a friendly unit, ready to fire at once. Later it activates once a turn, together with the friendly unit nearest to it.',
      ru: 'НАТО берёт любого свободного снайпера и ставит его в пределах 2 гексов от своих; стрелять он готов сразу. Потом он активируется раз в ход вместе с ближайшим к нему подразделением своей стороны.',
    },
  },
] as const satisfies readonly Effect[];

export type ChaosEffect = (typeof CHAOS_EFFECTS)[number];
export type ChaosEffectId = ChaosEffect['id'];
export const CHAOS_EFFECT_IDS: readonly ChaosEffectId[] = CHAOS_EFFECTS.map(({ id }) => id);

/** The total that demands a second roll with three dice. */
export const WIDEN_TOTAL = 7;
export const ALLIANCE_LEADER_TOTAL = 11;
export const NATO_LEADER_TOTAL = 13;
export const MIN_CHAOS_DICE = 2;
export const MAX_CHAOS_DICE = 3;

/** The effect of a total. `chaosEffect(14).id` → `thors-hammer` */
export function chaosEffect(total: number): ChaosEffect {
  const found = CHAOS_EFFECTS.find(({ roll }) => roll === total);
  if (!found) throw new Error(`no effect for ${total}`);
  return found;
}

/** The section that describes an effect. `effectSection('sniper')` → `world-at-war/chaos-sniper` */
export const effectSection = (id: ChaosEffectId): `world-at-war/chaos-${ChaosEffectId}` => `world-at-war/chaos-${id}`;

export const chaosTable: Table = {
  id: 'world-at-war/table/chaos-of-war',
  title: { en: 'Chaos of War', ru: 'Хаос войны' },
  section: 'world-at-war/chaos-of-war',
  columns: [
    { en: 'Total', ru: 'Сумма' },
    { en: 'Effect', ru: 'Эффект' },
    { en: 'Side', ru: 'Сторона' },
    { en: 'What happens', ru: 'Что происходит' },
  ],
  rows: CHAOS_EFFECTS.map(({ roll, title, side, text }) => [roll, title, SIDES[side], text]),
};
