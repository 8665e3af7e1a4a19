/** Wording of a grenade. */

import { equals, type Fraction } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language, Text } from '../../../text/language.js';
import { briefOdds, inches, odds } from '../../../text/numbers.js';
import { capital, uncapital } from '../../../text/sentences.js';
import type { HitOdds } from '../../engine/damage/damage.js';
import { passedLabel } from '../../engine/pass-dice/words.js';
import { armorOf } from '../../reference/tables/armors.js';
import { LANDINGS } from '../../reference/tables/grenades.js';
import { CONDITION_NAMES, type HitCondition } from '../../reference/tables/hit-table.js';
import { isThrowerWithin, type Place, type Question } from './flight.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Refusals } from './resolve.js';
import type { Facts } from './steps.js';
import type { Victim } from './victims.js';
import { MANNERS } from './vocabulary.js';

const PLACES: { readonly [P in Place]: { readonly en: string; readonly ru: string } } = {
  AS_IT_IS: { en: '', ru: '' },
  OPEN: { en: 'two dice passed, the spot counts as open; ', ru: 'пройдено два кубика, место считается открытым; ' },
  COVER: { en: 'one die passed, the spot counts as cover; ', ru: 'пройден один кубик, место считается укрытием; ' },
};
const DAMAGE = [
  ['dead', { en: 'dead', ru: 'убита' }],
  ['outOfTheFight', { en: 'out of the fight', ru: 'выведена из боя' }],
  ['stunned', { en: 'stunned', ru: 'оглушена' }],
  ['absorbed', { en: 'absorbed', ru: 'поглощено' }],
  ['unharmed', { en: 'unharmed', ru: 'невредима' }],
] as const;

const happens = (chance: Fraction): boolean => chance.numerator > 0n;
const damage = (hit: HitOdds, language: Language): string =>
  DAMAGE.filter(([key]) => happens(hit[key]))
    .map(([key, name]) => `${name[language]} ${odds(hit[key], language)}`)
    .join(', ');
/** Conditions that name the thrower instead of the shooter. */
const NAMES: typeof CONDITION_NAMES = {
  ...CONDITION_NAMES,
  shooterMovedFast: { en: 'thrower moved fast', ru: 'бросающий двигался быстро' },
};
const because = (conditions: readonly HitCondition[], language: Language): string =>
  conditions.length > 0 ? ` (${conditions.map((condition) => NAMES[condition][language]).join(', ')})` : '';
const impactRu = (impact: string | number): string => ({ NE: 'НЭ', special: 'спец.' })[impact] ?? `${impact}`;

const HIT: Text = { en: 'hit: ', ru: 'попадание: ' };
const EACH: Text = { en: 'each target', ru: 'каждая цель' };
const BEFORE_ODDS: Text = { en: ' ', ru: ' — ' };
const OUT: Text = { en: 'dead or out of the fight: ', ru: 'убиты или выведены из боя: ' };
const TARGET: Text = { en: 'target', ru: 'цель' };
const THROWER: Text = { en: 'the thrower', ru: 'бросающий' };
const UNDER: Text = { en: ' under the template', ru: ' под шаблоном' };
const MAX_NAMED_TARGETS = 6;

const NOBODY_OUT: Text = { en: 'no figure can be killed or put out of the fight', ru: 'убить или вывести из боя никого нельзя' };

/** The first targets with their odds, and how many more there are: `target 1 (16.7%), target 2 (50%)`. */
function targetsText(chances: readonly Fraction[], language: Language): readonly string[] {
  const named = chances.flatMap((chance, index) => {
    const name = chances.length > 1 ? `${TARGET[language]} ${index + 1}` : TARGET[language];
    return happens(chance) ? [`${name} (${briefOdds(chance, language)})`] : [];
  });
  const more = named.length - MAX_NAMED_TARGETS;
  return more > 0 ? [...named.slice(0, MAX_NAMED_TARGETS), { en: `${more} more`, ru: `ещё ${more}` }[language]] : named;
}

/** The odds to hit the targets, where they are not those of the spot: `hit: target 1 (16.7%), target 2 (50%); `. */
function hitsText(targets: readonly Victim[], onTarget: Fraction, language: Language): string {
  const hits = targets.map(({ hit }) => hit);
  const [first = onTarget] = hits;
  if (hits.every((hit) => equals(hit, onTarget))) return '';
  const isSame = hits.every((hit) => equals(hit, first));
  const each = `${hits.length > 1 ? EACH[language] : TARGET[language]}${BEFORE_ODDS[language]}${odds(first, language)}`;
  return `${HIT[language]}${isSame ? each : targetsText(hits, language).join(', ')}; `;
}

/** What the grenade does: `dead or out of the fight: target 1 (33.3%), target 2 (16.7%), the thrower (0.6%)`. */
function victimsText(targets: readonly Victim[], thrower: Victim, question: Question, language: Language): string {
  const named = targetsText(
    targets.map(({ outOfAction }) => outOfAction),
    language,
  );
  const under = isThrowerWithin(question) ? UNDER[language] : '';
  const own = happens(thrower.outOfAction) ? [`${THROWER[language]}${under} (${briefOdds(thrower.outOfAction, language)})`] : [];
  const all = [...named, ...own];
  return all.length === 0 ? NOBODY_OUT[language] : `${OUT[language]}${all.join(', ')}`;
}

export const words: Calculator<typeof input, typeof output, Facts, Refusals>['words'] = {
  en: {
    steps: {
      rep: ({ manner }, value) => ({ label: 'Rep', text: `${capital(MANNERS.values[manner].en)}: every roll to hit is d6 + Rep ${value}` }),
      die: (_, value) => ({ label: 'Die', text: `The die of the roll to hit shows ${value}` }),
      spot: ({ least, chance }) => ({
        label: 'The spot',
        text: `A total of ${least} or more lands where it should: ${odds(chance, 'en')}`,
      }),
      landing: ({ manner, chance, landing }, value) => ({
        label: passedLabel(value, 'en'),
        text: `${manner === 'THROWN' ? 'After a miss, ' : ''}${odds(chance, 'en')}: ${LANDINGS[landing].en}`,
      }),
      launcherMiss: ({ rating }) => ({
        label: 'A miss',
        text: `A launcher’s miss harms nobody; those shot at are suppressed, rating ${rating}`,
      }),
      target: ({ number, nearest, place, conditions, least }) => ({
        label: `${nearest ? 'Nearest group' : 'Target'}, figure ${number}`,
        text: capital(`${PLACES[place].en}a total of ${least} or more hits${because(conditions, 'en')}`),
      }),
      throwerWithin: ({ inches: distance, radius, conditions, least }) => ({
        label: 'Thrower under the template',
        text: `${inches(distance, 'en')} from the spot, radius ${inches(radius, 'en')}: a total of ${least} or more hits the thrower, too${because(conditions, 'en')}`,
      }),
      distorting: () => ({ label: 'Distorting armor', text: 'It counts as cover against the blast as well' }),
      allSaved: () => ({ label: 'Everyone in cover', text: 'A total that misses only because of cover still goes off on the spot' }),
      secondRoll: ({ chance, spot }) => ({
        label: 'Second roll',
        text: `The nearest group is rolled for with odds of ${odds(chance, 'en')}; the new roll reaches it ${odds(spot, 'en')}`,
      }),
      dive: ({ number, rep, atFeet, chance }) => ({
        label: number === 0 ? 'Thrower dives' : `Bystander ${number} dives`,
        text: `At the feet ${odds(atFeet, 'en')}; one die of ${rep} or less dives clear: ${odds(chance, 'en')}`,
      }),
      damage: ({ armor, impact, odds: hit }) => ({
        label: 'Damage',
        text: `${armor === undefined ? '' : `${armorOf(armor).name.en}, `}Impact ${impact}: ${damage(hit, 'en')}`,
      }),
    },
    refusals: {
      OUT_OF_RANGE: ({ inches: distance, limit }) =>
        `Not allowed: ${inches(distance, 'en')} is too far for a throw by hand (${inches(limit, 'en')}).`,
      NOT_PREPARED: () => 'Not allowed: a grenade takes a whole turn without moving to prepare.',
    },
    summary: ({ figures: { onTarget, atNearestGroup, atFeet, targets, thrower }, question }) =>
      `Grenade at Rep ${question.rep}, ${uncapital(MANNERS.values[question.manner].en)}: on target ${odds(onTarget, 'en')}${happens(atNearestGroup) ? `, at the nearest group ${odds(atNearestGroup, 'en')}` : ''}${happens(atFeet) ? `, at the thrower’s feet ${odds(atFeet, 'en')}` : ''}; ${hitsText(targets, onTarget, 'en')}${victimsText(targets, thrower, question, 'en')}.`,
  },
  ru: {
    steps: {
      rep: ({ manner }, value) => ({
        label: 'Умение',
        text: `Граната ${MANNERS.values[manner].ru}: на попадание всегда к6 + Умение ${value}`,
      }),
      die: (_, value) => ({ label: 'Кубик', text: `На кубике попадания выпало ${value}` }),
      spot: ({ least, chance }) => ({ label: 'Точка взрыва', text: `Сумма ${least} и больше ложится куда надо: ${odds(chance, 'ru')}` }),
      landing: ({ manner, chance, landing }, value) => ({
        label: passedLabel(value, 'ru'),
        text: `${manner === 'THROWN' ? 'После промаха ' : ''}${odds(chance, 'ru')}: ${LANDINGS[landing].ru}`,
      }),
      launcherMiss: ({ rating }) => ({ label: 'Промах', text: `Промах из гранатомёта никого не ранит, но подавляет, рейтинг ${rating}` }),
      target: ({ number, nearest, place, conditions, least }) => ({
        label: `${nearest ? 'Ближайшая группа' : 'Цель'}, фигурка ${number}`,
        text: capital(`${PLACES[place].ru}попадает сумма ${least} и больше${because(conditions, 'ru')}`),
      }),
      throwerWithin: ({ inches: distance, radius, conditions, least }) => ({
        label: 'Бросающий под шаблоном',
        text: `До точки ${inches(distance, 'ru')}, радиус — ${inches(radius, 'ru')}: сумма ${least} и больше задевает и бросающего${because(conditions, 'ru')}`,
      }),
      distorting: () => ({ label: 'Искажающая броня', text: 'От взрыва она тоже прикрывает, как укрытие' }),
      allSaved: () => ({ label: 'Все в укрытии', text: 'Если промах только из-за укрытия, граната всё равно рвётся в своей точке' }),
      secondRoll: ({ chance, spot }) => ({
        label: 'Второй бросок',
        text: `До броска по ближайшей группе доходит с шансом ${odds(chance, 'ru')}; он достаёт её — ${odds(spot, 'ru')}`,
      }),
      dive: ({ number, rep, atFeet, chance }) => ({
        label: number === 0 ? 'Бросающий отпрыгивает' : `Сосед ${number} отпрыгивает`,
        text: `Под ногами — ${odds(atFeet, 'ru')}; отпрыгнул, если на кубике ${rep} или меньше: ${odds(chance, 'ru')}`,
      }),
      damage: ({ armor, impact, odds: hit }) => ({
        label: 'Исход',
        text: `${armor === undefined ? '' : `${armorOf(armor).name.ru}, `}Ущерб ${impactRu(impact)}: ${damage(hit, 'ru')}`,
      }),
    },
    refusals: {
      OUT_OF_RANGE: ({ inches: distance, limit }) =>
        `Нельзя: ${inches(distance, 'ru')} — рукой так далеко не бросить (предел ${inches(limit, 'ru')}).`,
      NOT_PREPARED: () => 'Нельзя: на подготовку гранаты уходит целый ход без движения.',
    },
    summary: ({ figures: { onTarget, atNearestGroup, atFeet, targets, thrower }, question }) =>
      `Граната, Умение ${question.rep}, ${uncapital(MANNERS.values[question.manner].ru)}: в точку — ${odds(onTarget, 'ru')}${happens(atNearestGroup) ? `, у ближайшей группы — ${odds(atNearestGroup, 'ru')}` : ''}${happens(atFeet) ? `, под ногами — ${odds(atFeet, 'ru')}` : ''}; ${hitsText(targets, onTarget, 'ru')}${victimsText(targets, thrower, question, 'ru')}.`,
  },
};
