/** Wording of an assignment of fire. */
import { type Fraction, toDecimal } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language, Text } from '../../../text/language.js';
import { list, number, odds, percent, plural } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { NOT_COUNTED_TEXT } from '../../engine/coverage/not-counted.js';
import { unitRefusalWords } from '../../engine/coverage/unit-refusal.js';
import { abilityText } from '../../engine/specials/specials.js';
import { type FireAim, NO_SHOTS, type NoShot } from '../../vocabulary.js';
import { notCountedOf } from './abilities.js';
import { type Facts, type Refusals, type Who, whoIn } from './facts.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Worth } from './worth.js';

type FireWords = Calculator<typeof input, typeof output, Facts, Refusals>['words'];
type Answered = Parameters<FireWords['en']['summary']>[0];

const MIN_SHOWN = 0.001;
const CENTS = 100;
const DECIMALS_BELOW = 0.1;

/** `0.93`, `0.004`; never 0 unless it is. */
function about(value: Fraction, language: Language): string {
  const decimal = toDecimal(value);
  if (decimal > 0 && decimal < MIN_SHOWN) return `<${number(MIN_SHOWN, language)}`;
  return number(decimal < DECIMALS_BELOW ? decimal : Math.round(decimal * CENTS) / CENTS, language);
}

/** The number as it is shown, which decides the plural form. */
const shownNumber = (value: Fraction): number => Math.round(toDecimal(value) * CENTS) / CENTS;

const POINTS = { en: { one: 'point', many: 'points' }, ru: { one: 'очко', few: 'очка', many: 'очков' } } as const;
const points = (value: Fraction, language: Language): string =>
  `${about(value, language)} ${plural(shownNumber(value), language, POINTS[language])}`;

const destroyedText = (destroyed: Fraction, language: Language): string =>
  ({ en: `${about(destroyed, 'en')} targets destroyed`, ru: `уничтожено целей — ${about(destroyed, 'ru')}` })[language];
const damageText = (damage: Fraction, language: Language): string =>
  ({ en: `${points(damage, 'en')} of armor and structure taken off`, ru: `снято ${points(damage, 'ru')} брони и ВК` })[language];
const pointsText = (pv: Fraction, language: Language): string =>
  ({ en: `PV ${about(pv, 'en')} destroyed`, ru: `уничтожено ОС — ${about(pv, 'ru')}` })[language];

/** `0.93 targets destroyed, 5.62 points of armor and structure taken off, PV 21.4 destroyed` */
const worthText = ({ destroyed, damage, points: pv }: Worth, language: Language): string =>
  [destroyedText(destroyed, language), damageText(damage, language), ...(pv ? [pointsText(pv, language)] : [])].join(BETWEEN[language]);

/** Russian numbers have commas of their own. */
const BETWEEN: Text = { en: ', ', ru: '; ' };

const attacker = { en: (who: Who) => who.name ?? `attacker ${who.place}`, ru: (who: Who) => who.name ?? `атакующий ${who.place}` };
/** In Russian with a noun, which takes the case: `по цели «Локуст»`. */
const target = { en: (who: Who) => who.name ?? `target ${who.place}`, ru: (who: Who) => `цели ${who.name ?? who.place}` };

/** How much less of the aim is reached at another target. */
const lessText = (loss: Fraction, aim: FireAim, language: Language): string =>
  loss.numerator === 0n ? NOTHING_LOST[language] : LESS[language][aim](loss);

const NOTHING_LOST: Text = { en: 'nothing lost', ru: 'без потерь' };
const LESS: Readonly<Record<Language, Readonly<Record<FireAim, (loss: Fraction) => string>>>> = {
  en: {
    KILLS: (loss) => `${about(loss, 'en')} fewer targets destroyed`,
    DAMAGE: (loss) => `${about(loss, 'en')} fewer points taken off`,
    POINTS: (loss) => `PV ${about(loss, 'en')} less destroyed`,
  },
  ru: {
    KILLS: (loss) => `уничтожено на ${about(loss, 'ru')} меньше`,
    DAMAGE: (loss) => `снято на ${points(loss, 'ru')} меньше`,
    POINTS: (loss) => `уничтожено на ${about(loss, 'ru')} ОС меньше`,
  },
};

const reasons = (because: readonly NoShot[], language: Language): string =>
  list(
    because.map((each) => NO_SHOTS.values[each][language]),
    language,
  );

const AT = {
  en: (attackers: string, at: string) => `${attackers} at ${at}`,
  ru: (attackers: string, at: string) => `по ${at} — ${attackers}`,
} as const;
const NO_SHOT = { en: (names: string) => `no shot for ${names}`, ru: (names: string) => `без выстрела — ${names}` } as const;

/** `Atlas and Commando at Thunderbolt; Bushwacker at Locust; no shot for attacker 4` */
function planText({ figures: { assignments, targets: fates }, question: { attackers, targets } }: Answered, language: Language): string {
  const names = (places: readonly number[]): string =>
    list(
      places.map((place) => attacker[language](whoIn(attackers, place - 1))),
      language,
    );
  const silent = assignments.filter(({ target: at }) => at === undefined).map(({ attacker: place }) => place);
  return [
    ...fates
      .filter((fate) => fate.attackers.length > 0)
      .map((fate) => AT[language](names(fate.attackers), target[language](whoIn(targets, fate.target - 1)))),
    ...(silent.length === 0 ? [] : [NO_SHOT[language](names(silent))]),
  ].join('; ');
}

const NAME_OF_TARGET = { en: target.en, ru: (who: Who) => who.name ?? `цель ${who.place}` };

/** `; not counted: Atlas (ECM)`. Empty when everything is counted. */
function notCountedText({ question: { attackers, targets } }: Answered, language: Language): string {
  const units = [
    ...attackers.map((unit, index) => [attacker[language](whoIn(attackers, index)), notCountedOf(unit)] as const),
    ...targets.map((unit, index) => [NAME_OF_TARGET[language](whoIn(targets, index)), notCountedOf(unit)] as const),
  ].filter(([, abilities]) => abilities.length > 0);
  if (units.length === 0) return '';
  const all = units.map(([name, abilities]) => `${name} (${abilities.map((each) => abilityText(each, language)).join(', ')})`);
  return `; ${NOT_COUNTED_TEXT[language]}: ${all.join(', ')}`;
}

const AIM_TEXTS: Readonly<Record<FireAim, Text>> = {
  KILLS: { en: 'To destroy most targets', ru: 'Чтобы уничтожить больше целей' },
  DAMAGE: { en: 'To take off most points', ru: 'Чтобы снять больше очков' },
  POINTS: { en: 'To destroy most PV', ru: 'Чтобы уничтожить больше ОС' },
};

const AVERAGE: Text = { en: 'on average', ru: 'в среднем' };

const sentence = (answered: Answered, language: Language): string =>
  `${AIM_TEXTS[answered.question.aim][language]}: ${planText(answered, language)}; ${AVERAGE[language]} ${worthText(answered.figures as Worth, language)}${notCountedText(answered, language)}.`;

export const words: FireWords = {
  en: {
    steps: {
      plan: () => ({ label: 'Plan', text: 'All targets are chosen before the first roll; the attackers fire in the order listed' }),
      fires: ({ attacker: from, target: to, number: needed, hit, aim, givesUp, other }) => ({
        label: `${capital(attacker.en(from))} at ${target.en(to)}`,
        text: `Target number ${needed}, odds to hit ${odds(hit, 'en')}${givesUp && other ? `; ${target.en(other)} instead: ${lessText(givesUp, aim, 'en')}` : ''}`,
      }),
      holdsFire: ({ attacker: from, because }) => ({
        label: capital(attacker.en(from)),
        text: `Holds its fire: ${reasons(because, 'en')}`,
      }),
      fate: ({ target: at, attackers, worth }) => ({
        label: `Fire at ${target.en(at)}`,
        text: `${capital(list(attackers.map(attacker.en), 'en'))}: destroyed ${percent(worth.destroyed, 'en')}, ${damageText(worth.damage, 'en')}`,
      }),
      together: ({ worth }) => ({ label: 'Together', text: capital(worthText(worth, 'en')) }),
      allAtOne: ({ target: at, worth }) => ({ label: `All at ${target.en(at)}`, text: capital(worthText(worth, 'en')) }),
    },
    refusals: {
      ...unitRefusalWords.en,
      NOBODY_FIRES: ({ because }) => `Not allowed: no attacker has a shot at any target (${reasons(because, 'en')}).`,
      OVERHEAT_WITH_HT: ({ attacker: from }) => `Not allowed: ${attacker.en(from)} has HT and never uses overheat.`,
      OVERHEAT_ABOVE_VALUE: ({ attacker: from, overheat, limit }) =>
        `Not allowed: overheat ${overheat} is more than the overheat value of ${attacker.en(from)} (${limit}).`,
      OVERHEAT_ABOVE_SCALE: ({ attacker: from, overheat, limit }) =>
        `Not allowed: the heat scale of ${attacker.en(from)} has room for ${limit}, not for overheat ${overheat}.`,
    },
    summary: (answered) => sentence(answered, 'en'),
  },
  ru: {
    steps: {
      plan: () => ({ label: 'План', text: 'Все цели выбраны до первого броска; атакующие стреляют в том порядке, в котором перечислены' }),
      fires: ({ attacker: from, target: to, number: needed, hit, aim, givesUp, other }) => ({
        label: `${capital(attacker.ru(from))} по ${target.ru(to)}`,
        text: `Целевое значение ${needed}, шанс попасть ${odds(hit, 'ru')}${givesUp && other ? `; если по ${target.ru(other)}: ${lessText(givesUp, aim, 'ru')}` : ''}`,
      }),
      holdsFire: ({ attacker: from, because }) => ({ label: capital(attacker.ru(from)), text: `Не стреляет: ${reasons(because, 'ru')}` }),
      fate: ({ target: at, attackers, worth }) => ({
        label: `Огонь по ${target.ru(at)}`,
        text: `${capital(list(attackers.map(attacker.ru), 'ru'))}: уничтожена — ${percent(worth.destroyed, 'ru')}; ${damageText(worth.damage, 'ru')}`,
      }),
      together: ({ worth }) => ({ label: 'Вместе', text: capital(worthText(worth, 'ru')) }),
      allAtOne: ({ target: at, worth }) => ({ label: `Все по ${target.ru(at)}`, text: capital(worthText(worth, 'ru')) }),
    },
    refusals: {
      ...unitRefusalWords.ru,
      NOBODY_FIRES: ({ because }) => `Нельзя: ни у одного атакующего нет выстрела ни по одной цели (${reasons(because, 'ru')}).`,
      OVERHEAT_WITH_HT: ({ attacker: from }) => `Нельзя: у БЕ с НГР перегрева не бывает: ${attacker.ru(from)}.`,
      OVERHEAT_ABOVE_VALUE: ({ attacker: from, overheat, limit }) =>
        `Нельзя: перегрев ${overheat} больше значения перегрева (${limit}): ${attacker.ru(from)}.`,
      OVERHEAT_ABOVE_SCALE: ({ attacker: from, overheat, limit }) =>
        `Нельзя: на шкале нагрева свободно ${limit}, для перегрева ${overheat} места нет: ${attacker.ru(from)}.`,
    },
    summary: (answered) => sentence(answered, 'ru'),
  },
};
