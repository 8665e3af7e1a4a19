/** Wording of a melee. */
import type { Fraction } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Language } from '../../../text/language.js';
import { list, number, odds, percent, plural, signed } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import type { HitOdds } from '../../engine/damage/damage.js';
import { against, weaponName } from '../../engine/damage/words.js';
import { diceOf } from '../../engine/melee/modifiers.js';
import type { Side } from './fighter.js';
import type { input } from './input.js';
import type { output } from './output.js';
import { type Facts, shutOut } from './resolve.js';

const NAMES = { fighter: { en: 'Fighter', ru: 'Боец' }, opponent: { en: 'Opponent', ru: 'Противник' } } as const;
const en = (side: Side, what: string): string => `${NAMES[side].en}: ${what}`;
const ru = (side: Side, what: string): string => `${NAMES[side].ru}: ${what}`;
const happens = (chance: Fraction): boolean => chance.numerator > 0n;

/** Results as they are said of a fighter. */
const FATES = {
  dead: { en: 'dead', ru: 'убит' },
  outOfTheFight: { en: 'out of the fight', ru: 'выведен из боя' },
  stunned: { en: 'stunned', ru: 'оглушён' },
} as const;

/** The possible results: `dead 1/6 (16.7%), stunned 5/6 (83.3%)`. */
const fatesText = (
  chances: Pick<HitOdds, keyof typeof FATES>,
  language: Language,
  text: (chance: Fraction, language: Language) => string,
): string =>
  (['dead', 'outOfTheFight', 'stunned'] as const)
    .filter((fate) => happens(chances[fate]))
    .map((fate) => `${FATES[fate][language]} ${text(chances[fate], language)}`)
    .join(', ');

/** The possible results of a damage roll. */
const rolled = (hit: HitOdds, language: Language): string => fatesText(hit, language, odds);

/** Joins reasons: `: +2 for attributes, one die fewer while prone` */
const reasons = (all: readonly (string | false)[]): string => {
  const held = all.filter((one) => one !== false);
  return held.length === 0 ? '' : `: ${held.join(', ')}`;
};

const endless = {
  en: (fighting: Fraction): string => (happens(fighting) ? `, never ends ${odds(fighting, 'en')}` : ''),
  ru: (fighting: Fraction): string => (happens(fighting) ? `, не кончится никогда — ${odds(fighting, 'ru')}` : ''),
};

type End = Checked<typeof output>['end'];
const LOSSES = {
  opponent: { en: 'the opponent ends', ru: 'противник:' },
  fighter: { en: 'the fighter ends', ru: 'боец:' },
} as const;

/** How the losers end: `the opponent ends stunned 20%, out of the fight 30%; the fighter ends …`. */
function lossText({ fighter, opponent }: End, language: Language): string {
  const [theirs, ours] = (
    [
      ['opponent', opponent],
      ['fighter', fighter],
    ] as const
  ).map(([side, end]) => {
    const shown = fatesText(end, language, percent);
    return shown === '' ? '' : `${LOSSES[side][language]} ${shown}`;
  });
  return [theirs, ours].filter((text) => text !== '').join('; ');
}

export const words: Calculator<typeof input, typeof output, Facts, Record<never, never>>['words'] = {
  en: {
    steps: {
      rep: ({ side }, value) => ({ label: en(side, 'Rep'), text: `Starts from Rep ${value}` }),
      impact: ({ side, weapon, armor, powered, impact }) => ({
        label: en(side, 'Impact'),
        text: `${capital(weaponName(weapon, 'en'))}${powered ? ', powered,' : ''} ${against(armor, 'en')}: ${impact}`,
      }),
      lowerImpact: ({ side, own, other }, value) => ({
        label: en(side, 'lower Impact'),
        text: `Impact ${own} against ${other}: Rep ${signed(value, 'en')}`,
      }),
      opponents: ({ side, opponents, secondWeapon }, value) => ({
        label: en(side, 'opponents'),
        text: `${opponents} opponents${secondWeapon ? ', one of them held off by the second weapon' : ''}: Rep ${signed(value, 'en')}`,
      }),
      floor: ({ side, least }, value) => ({
        label: en(side, 'minimum Rep'),
        text: `Rep never falls below ${least}: ${signed(value, 'en')}`,
      }),
      flank: ({ side, rep }) => ({ label: en(side, 'charged from flank or rear'), text: `Rep ${rep} in the first round` }),
      dice: ({ side, ...given }) => ({
        label: en(side, 'dice'),
        text: `Rolls ${diceOf(given)}d6${reasons([given.attributes > 0 && `${signed(given.attributes, 'en')} for attributes`, given.prone && 'one die fewer while prone'])}`,
      }),
      roll: ({ side, faces, rep }, value) => ({
        label: en(side, 'first round'),
        text: `${list(faces.map(String), 'en')} against Rep ${rep}: ${value} ${plural(value, 'en', { one: 'die', many: 'dice' })} passed`,
      }),
      blow: ({ side, odds: hit, isLost }) => ({
        label: en(side, 'damage'),
        text: isLost
          ? 'NE: no lead does anything'
          : shutOut(hit)
            ? 'Ahead by one die: NE, nothing happens; by two or more: 1d6 whatever the Impact, 1 dead, else out of the fight'
            : `Ahead by one die: ${rolled(hit, 'en')}; by two or more: 1d6, 1 dead, else out of the fight`,
      }),
      round: ({ first, fighting, wins, loses }) => ({
        label: first ? 'First round' : 'Each later round',
        text: `The fighter wins ${odds(wins, 'en')}, the opponent ${odds(loses, 'en')}, another round ${odds(fighting, 'en')}`,
      }),
      end: ({ again, fighting, wins, loses }) => ({
        label: 'In the end',
        text: `The fighter wins ${odds(wins, 'en')}, the opponent ${odds(loses, 'en')}${endless.en(fighting)}: each round leads to another with odds of ${odds(again, 'en')}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { fighterRep, opponentRep, end } }) =>
      `Melee at Rep ${number(fighterRep, 'en')} against ${number(opponentRep, 'en')}: the fighter wins ${odds(end.fighterWins, 'en')}, the opponent ${odds(end.opponentWins, 'en')}${endless.en(end.fighting)}; ${lossText(end, 'en')}.`,
  },
  ru: {
    steps: {
      rep: ({ side }, value) => ({ label: ru(side, 'Умение'), text: `Исходное Умение — ${value}` }),
      impact: ({ side, weapon, armor, powered, impact }) => ({
        label: ru(side, 'Ущерб'),
        text: `${capital(weaponName(weapon, 'ru'))}${powered ? ' с приводом' : ''} ${against(armor, 'ru')}: ${impact === 'NE' ? 'НЭ' : impact}`,
      }),
      lowerImpact: ({ side, own, other }, value) => ({
        label: ru(side, 'меньший Ущерб'),
        text: `Ущерб ${own} против ${other}: Умение ${signed(value, 'ru')}`,
      }),
      opponents: ({ side, opponents, secondWeapon }, value) => ({
        label: ru(side, 'противники'),
        text: `Противников ${opponents}${secondWeapon ? ', одного сдерживает второе оружие' : ''}: Умение ${signed(value, 'ru')}`,
      }),
      floor: ({ side, least }, value) => ({
        label: ru(side, 'нижний предел'),
        text: `Умение не опускается ниже ${least}: ${signed(value, 'ru')}`,
      }),
      flank: ({ side, rep }) => ({ label: ru(side, 'атакован с фланга или тыла'), text: `В первом раунде Умение ${rep}` }),
      dice: ({ side, ...given }) => ({
        label: ru(side, 'кубики'),
        text: `Бросает ${diceOf(given)}к6${reasons([given.attributes > 0 && `${signed(given.attributes, 'ru')} за атрибуты`, given.prone && 'лёжа на кубик меньше'])}`,
      }),
      roll: ({ side, faces, rep }, value) => ({
        label: ru(side, 'первый раунд'),
        text: `${list(faces.map(String), 'ru')} против Умения ${rep}: пройдено — ${value} ${plural(value, 'ru', { one: 'кубик', few: 'кубика', many: 'кубиков' })}`,
      }),
      blow: ({ side, odds: hit, isLost }) => ({
        label: ru(side, 'удар'),
        text: isLost
          ? '«НЭ»: не поможет никакой перевес'
          : shutOut(hit)
            ? 'Перевес в кубик: «НЭ», ничего; в два и больше: 1к6 при любом Ущербе, на 1 — убит, иначе выведен из боя'
            : `Перевес в кубик: ${rolled(hit, 'ru')}; в два и больше: 1к6, на 1 — убит, иначе выведен из боя`,
      }),
      round: ({ first, fighting, wins, loses }) => ({
        label: first ? 'Первый раунд' : 'Каждый следующий раунд',
        text: `Побеждает боец — ${odds(wins, 'ru')}, противник — ${odds(loses, 'ru')}, ещё раунд — ${odds(fighting, 'ru')}`,
      }),
      end: ({ again, fighting, wins, loses }) => ({
        label: 'Исход',
        text: `Побеждает боец — ${odds(wins, 'ru')}, противник — ${odds(loses, 'ru')}${endless.ru(fighting)}; за раундом следует ещё один с шансом ${odds(again, 'ru')}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { fighterRep, opponentRep, end } }) =>
      `Рукопашная, Умение ${number(fighterRep, 'ru')} против ${number(opponentRep, 'ru')}: побеждает боец — ${odds(end.fighterWins, 'ru')}, противник — ${odds(end.opponentWins, 'ru')}${endless.ru(end.fighting)}; ${lossText(end, 'ru')}.`,
  },
};
