/** Wording of the melee of one against several. */
import type { Fraction } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Language } from '../../../text/language.js';
import { briefOdds, number, odds, signed } from '../../../text/numbers.js';
import { impactText } from '../../reference/tables/weapon-tables.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

type SeveralWords = Calculator<typeof input, typeof output, Facts, Record<never, never>>['words'];

const happens = ({ numerator }: Fraction): boolean => numerator > 0n;
const also = (text: string, chance: Fraction, language: Language): string => (happens(chance) ? `, ${text} ${odds(chance, language)}` : '');

/** `, of them standing: 1 with 20%, 2 with 30%` */
const standingText = ({ standing }: Checked<typeof output>, language: Language): string =>
  standing.map(({ figures, chance }) => `${figures} — ${briefOdds(chance, language)}`).join(', ');

export const words: SeveralWords = {
  en: {
    steps: {
      crowd: ({ opponents, secondWeapon }, value) => ({
        label: 'Opponents',
        text: `${opponents} opponents${secondWeapon ? ', one of them held off by the second weapon' : ''}: Rep ${signed(value, 'en')}`,
      }),
      dice: ({ dice, attributes, prone }) => ({
        label: 'Dice',
        text: `One roll of ${dice}d6, compared with each opponent${attributes > 0 ? `, ${signed(attributes, 'en')} for attributes` : ''}${prone ? ', one die fewer while prone' : ''}`,
      }),
      meeting: ({ number: at, fighterRep, opponentRep, fighterImpact, opponentImpact }) => ({
        label: `No. ${at}`,
        text: `First round: Rep ${number(fighterRep, 'en')} against ${number(opponentRep, 'en')}, Impact ${impactText(fighterImpact).en} against ${impactText(opponentImpact).en}${fighterImpact === opponentImpact ? '' : '; the lower Impact has lost the difference from Rep'}`,
      }),
      round: ({ falls, draw }) => ({
        label: 'First round',
        text: `All compare at once: the one falls ${odds(falls, 'en')}, nobody falls ${odds(draw, 'en')}`,
      }),
      fewer: () => ({ label: 'Later rounds', text: 'With each opponent down the modifier is counted anew' }),
      end: ({ wins, loses, nobody, endless }) => ({
        label: 'In the end',
        text: `The one wins ${odds(wins, 'en')}, the others ${odds(loses, 'en')}${also('nobody stands', nobody, 'en')}${also('never ends', endless, 'en')}`,
      }),
    },
    refusals: {},
    summary: ({ figures, question: { opponents } }) =>
      `One against ${opponents.length === 2 ? 'two' : 'three'}: he wins ${odds(figures.fighterWins, 'en')}, they win ${odds(figures.opponentsWin, 'en')}${also('nobody stands', figures.nobodyStands, 'en')}${also('never ends', figures.endless, 'en')}; opponents left standing: ${standingText(figures, 'en')}.`,
  },
  ru: {
    steps: {
      crowd: ({ opponents, secondWeapon }, value) => ({
        label: 'Противники',
        text: `Противников ${opponents}${secondWeapon ? ', одного сдерживает второе оружие' : ''}: Умение ${signed(value, 'ru')}`,
      }),
      dice: ({ dice, attributes, prone }) => ({
        label: 'Кубики',
        text: `Один бросок на всех, ${dice}к6${attributes > 0 ? `, из них за атрибуты ${attributes}` : ''}${prone ? ', лёжа на кубик меньше' : ''}`,
      }),
      meeting: ({ number: at, fighterRep, opponentRep, fighterImpact, opponentImpact }) => ({
        label: `№ ${at}`,
        text: `Первый раунд: Умение ${number(fighterRep, 'ru')} против ${number(opponentRep, 'ru')}, Ущерб ${impactText(fighterImpact).ru} против ${impactText(opponentImpact).ru}${fighterImpact === opponentImpact ? '' : '; разница уже вычтена из Умения того, у кого Ущерб меньше'}`,
      }),
      round: ({ falls, draw }) => ({
        label: 'Первый раунд',
        text: `Сравнивают разом все: одиночка падает — ${odds(falls, 'ru')}, не падает никто — ${odds(draw, 'ru')}`,
      }),
      fewer: () => ({ label: 'Дальше', text: 'С каждым павшим противником модификатор считают заново' }),
      end: ({ wins, loses, nobody, endless }) => ({
        label: 'Исход',
        text: `Побеждает один — ${odds(wins, 'ru')}, остальные — ${odds(loses, 'ru')}${also('не устоял никто —', nobody, 'ru')}${also('не кончится никогда —', endless, 'ru')}`,
      }),
    },
    refusals: {},
    summary: ({ figures, question: { opponents } }) =>
      `Один против ${opponents.length === 2 ? 'двоих' : 'троих'}: побеждает — ${odds(figures.fighterWins, 'ru')}, проигрывает — ${odds(figures.opponentsWin, 'ru')}${also('не устоит никто —', figures.nobodyStands, 'ru')}${also('не кончится никогда —', figures.endless, 'ru')}; устоит противников: ${standingText(figures, 'ru')}.`,
  },
};
