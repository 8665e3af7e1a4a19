/** Wording of weapon damage. */
import type { Calculator, RefusalWording, StepWording } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Language, Text } from '../../../text/language.js';
import { odds, plural, signed } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { atRange, damagePoints, dealsDamage, rearValueWords } from '../../engine/phrases.js';
import { MINIMAL_DAMAGE_ROLL } from '../../engine/weapons/damage.js';
import { ATTACKS, type AttackKind, WEAPONS, type Weapons } from '../../vocabulary.js';
import type { input } from './input.js';
import type { FireRefusals } from './legality.js';
import type { output } from './output.js';
import type { DamageFacts } from './steps.js';

const add = (value: number, language: Language): string => signed(value, language);

/** The fired weapons: missiles, or the kind of attack. */
const firedWith = (attack: AttackKind, weapons: Weapons, language: Language): string =>
  (weapons === 'ALL' ? ATTACKS.values[attack] : WEAPONS.values[weapons])[language];

const damageWords: StepWording<DamageFacts> = {
  en: {
    value: ({ printed, range, attack, weapons }) => ({
      label: 'Damage value',
      text: `${capital(firedWith(attack, weapons, 'en'))} ${atRange(range, 'en')}: ${printed} on the card`,
    }),
    weaponHits: ({ hits, left }, value) => ({
      label: 'Weapon hits',
      text: `${hits} weapon ${plural(hits, 'en', { one: 'hit', many: 'hits' })}: ${add(value, 'en')}, ${leftover(left, 'en')}`,
    }),
    rearReduction: ({ left }, value) => ({
      label: 'Fired to the rear',
      text: `The shot to the rear takes from the front attack: ${add(value, 'en')}, ${leftover(left, 'en')}`,
    }),
    overheat: ({ used, range }, value) => ({
      label: 'Overheat',
      text: value === 0 ? `Overheat ${used} adds nothing ${atRange(range, 'en')} without OVL` : `Overheat used: ${add(value, 'en')}`,
    }),
    rear: (_, value) => ({ label: 'From the rear', text: `The target is hit from the rear: ${add(value, 'en')}` }),
    heatAsDamage: (_, value) => ({ label: 'HT', text: `The target has no heat scale, so HT is damage: ${add(value, 'en')}` }),
    minimal: ({ chance }) => ({
      label: 'Minimal damage',
      text: `One more point on ${MINIMAL_DAMAGE_ROLL}+ of a D6: ${odds(chance, 'en')}`,
    }),
    bonusToMinimal: ({ needsPoint }) => ({
      label: 'Bonuses',
      text: needsPoint ? 'They need the point of the D6' : 'They add to minimal damage whatever the D6 shows',
    }),
    heatGained: ({ used }) => ({ label: 'Attacker’s heat', text: `The attacker heats up by ${used} in the end phase, hit or miss` }),
    targetHeat: ({ printed, heat }) => ({
      label: 'Target’s heat',
      text: `HT ${printed}: the target heats up by ${heat} in the end phase${printed > heat ? ', the most in a turn' : ''}`,
    }),
    heatGivenUp: () => ({
      label: 'HT',
      text: 'This attack gives the target no heat: HT goes only with the normal attack without overheat',
    }),
  },
  ru: {
    value: ({ printed, range, attack, weapons }) => ({
      label: 'Урон с карточки',
      text: `${capital(firedWith(attack, weapons, 'ru'))} ${atRange(range, 'ru')}: на карточке ${printed}`,
    }),
    weaponHits: ({ hits, left }, value) => ({
      label: 'Попадания по орудиям',
      text: `${hits} ${plural(hits, 'ru', { one: 'попадание', few: 'попадания', many: 'попаданий' })} по орудиям: ${add(value, 'ru')}, ${leftover(left, 'ru')}`,
    }),
    rearReduction: ({ left }, value) => ({
      label: 'Выстрел назад',
      text: `Выстрел назад отнимает у атаки вперёд: ${add(value, 'ru')}, ${leftover(left, 'ru')}`,
    }),
    overheat: ({ used, range }, value) => ({
      label: 'Перегрев',
      text:
        value === 0 ? `Без ПДД перегрев ${used} ${atRange(range, 'ru')} ничего не прибавляет` : `Использован перегрев: ${add(value, 'ru')}`,
    }),
    rear: (_, value) => ({ label: 'С тыла', text: `Попадание с тыла: ${add(value, 'ru')}` }),
    heatAsDamage: (_, value) => ({ label: 'НГР', text: `У цели нет шкалы нагрева, поэтому НГР — это урон: ${add(value, 'ru')}` }),
    minimal: ({ chance }) => ({ label: 'Минимальный урон', text: `Ещё очко на ${MINIMAL_DAMAGE_ROLL}+ на D6: ${odds(chance, 'ru')}` }),
    bonusToMinimal: ({ needsPoint }) => ({
      label: 'Прибавки',
      text: needsPoint ? 'Действуют, только если D6 дал очко' : 'К минимальному урону прибавляются, что бы ни выпало на D6',
    }),
    heatGained: ({ used }) => ({
      label: 'Нагрев атакующего',
      text: `В завершающей фазе атакующий нагреется на ${used} — и при промахе тоже`,
    }),
    targetHeat: ({ printed, heat }) => ({
      label: 'Нагрев цели',
      text: `НГР ${printed}: в завершающей фазе цель нагреется на ${heat}${printed > heat ? ' — больше за ход нельзя' : ''}`,
    }),
    heatGivenUp: () => ({ label: 'НГР', text: 'Эта атака цель не нагревает: НГР действует лишь с обычной атакой без перегрева' }),
  },
};

const NOTHING_LEFT: Text = { en: 'which leaves none', ru: 'не остаётся ничего' };
const LEFT: Text = { en: 'which leaves', ru: 'остаётся' };

/** What is left of a damage value; a dash is none: `which leaves 2`, «не остаётся ничего». */
const leftover = (left: string, language: Language): string => (left === '–' ? NOTHING_LEFT[language] : `${LEFT[language]} ${left}`);

const lacking = {
  en: (attack: AttackKind, weapons: Weapons) =>
    weapons === 'ALL' ? { REAR: 'REAR', INDIRECT: 'IF' }[attack as 'REAR' | 'INDIRECT'] : weapons,
  ru: (attack: AttackKind, weapons: Weapons) =>
    weapons === 'ALL' ? { REAR: 'НН', INDIRECT: 'НПН' }[attack as 'REAR' | 'INDIRECT'] : { LRM: 'РБД', SRM: 'РМД' }[weapons],
};

const noDamage = {
  en: ({ attack, weapons }: FireRefusals['NO_DAMAGE']) =>
    `${weapons === 'ALL' && attack === 'WEAPON' ? 'the unit' : lacking.en(attack, weapons)} has no damage value`,
  ru: ({ attack, weapons }: FireRefusals['NO_DAMAGE']) =>
    `${weapons === 'ALL' && attack === 'WEAPON' ? 'у боевой единицы' : `у ${lacking.ru(attack, weapons)}`} нет урона`,
};

const fireRefusalWords: RefusalWording<FireRefusals> = {
  en: {
    LACKS_ABILITY: ({ attack, weapons }) => `Not allowed: this unit lacks ${lacking.en(attack, weapons)}.`,
    NO_DAMAGE: (given) => `Not allowed: ${noDamage.en(given)} ${atRange(given.range, 'en')}.`,
    REAR_VALUE: ({ points, possible }) => rearValueWords.en(points, possible),
    OVERHEAT_WITH_HT: () => 'Not allowed: a unit with HT never uses overheat.',
    OVERHEAT_WITH_ABILITY: ({ attack, weapons }) =>
      `Not allowed: overheat cannot strengthen this attack: ${firedWith(attack, weapons, 'en')}.`,
    OVERHEAT_FORBIDDEN: () => 'Not allowed: overheat cannot strengthen rear-mounted weapons.',
    OVERHEAT_ABOVE_VALUE: ({ overheat, ov }) => `Not allowed: overheat ${overheat} is more than the overheat value of ${ov}.`,
    OVERHEAT_ABOVE_SCALE: ({ overheat, free }) => `Not allowed: the heat scale has room for ${free}, not for overheat ${overheat}.`,
  },
  ru: {
    LACKS_ABILITY: ({ attack, weapons }) => `Нельзя: у этой боевой единицы нет ${lacking.ru(attack, weapons)}.`,
    NO_DAMAGE: (given) => `Нельзя: ${noDamage.ru(given)} ${atRange(given.range, 'ru')}.`,
    REAR_VALUE: ({ points, possible }) => rearValueWords.ru(points, possible),
    OVERHEAT_WITH_HT: () => 'Нельзя: БЕ с НГР никогда не перегревается.',
    OVERHEAT_WITH_ABILITY: ({ attack, weapons }) => `Нельзя: перегрев не усиливает такую атаку: ${firedWith(attack, weapons, 'ru')}.`,
    OVERHEAT_FORBIDDEN: () => 'Нельзя: перегрев не усиливает направленные назад орудия.',
    OVERHEAT_ABOVE_VALUE: ({ overheat, ov }) => `Нельзя: перегрев ${overheat} больше значения перегрева (${ov}).`,
    OVERHEAT_ABOVE_SCALE: ({ overheat, free }) => `Нельзя: на шкале нагрева свободно ${free}, для перегрева ${overheat} места нет.`,
  },
};

type Figures = Checked<typeof output>;

const dealt = (figures: Figures, language: Language): string => {
  const [least, most] = figures.outcomes;
  if (!most || !least) return dealsDamage(figures.damage, language);
  const either = {
    en: `deals ${least.damage} or ${damagePoints(most.damage, 'en')}`,
    ru: `наносит ${least.damage} или ${damagePoints(most.damage, 'ru')}`,
  }[language];
  return `${either} (${{ en: 'even odds', ru: 'шансы равны' }[language]})`;
};

const heats = {
  en: ({ heatGained, targetHeat }: Figures) =>
    `${heatGained > 0 ? `; the attacker heats up by ${heatGained}` : ''}${targetHeat > 0 ? `; the target heats up by ${targetHeat}` : ''}`,
  ru: ({ heatGained, targetHeat }: Figures) =>
    `${heatGained > 0 ? `; атакующий нагреется на ${heatGained}` : ''}${targetHeat > 0 ? `; цель нагреется на ${targetHeat}` : ''}`,
};

export const words: Calculator<typeof input, typeof output, DamageFacts, FireRefusals>['words'] = {
  en: {
    steps: damageWords.en,
    refusals: fireRefusalWords.en,
    summary: ({ figures, question: { range, fromRear } }) =>
      `A hit ${atRange(range, 'en')}${fromRear ? ' from the rear' : ''} ${dealt(figures, 'en')}${heats.en(figures)}.`,
  },
  ru: {
    steps: damageWords.ru,
    refusals: fireRefusalWords.ru,
    summary: ({ figures, question: { range, fromRear } }) =>
      `Попадание${fromRear ? ' с тыла' : ''} ${atRange(range, 'ru')} ${dealt(figures, 'ru')}${heats.ru(figures)}.`,
  },
};
