/** Wording of activation. */
import type { Calculator } from '../../../calculator/calculator.js';
import { odds } from '../../../text/numbers.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Called, Facts } from './resolve.js';

const en = ({ name, number }: Called): string => name ?? `Side ${number}`;
const ru = ({ name, number }: Called): string => name ?? `Сторона ${number}`;

export const words: Calculator<typeof input, typeof output, Facts, Record<never, never>>['words'] = {
  en: {
    steps: {
      tied: ({ sides, chance }) => ({
        label: 'Equal dice',
        text: `One d6 a side, ${sides} dice; if any two agree, nobody acts, but weapons may be reloaded, swapped and picked up: ${odds(chance, 'en')}`,
      }),
      group: ({ side, rep, led, chance }) => ({
        label: en(side),
        text: `${led ? 'Its Leader’s Rep' : 'Rep'} ${rep}: acts when the die of its side shows ${rep} or less and no two dice agree, ${odds(chance, 'en')}`,
      }),
      side: ({ side, acts, goesFirst, actsFirst }) => ({
        label: en(side),
        text: `Highest die ${odds(goesFirst, 'en')}; somebody acts ${odds(acts, 'en')}; acts before all others ${odds(actsFirst, 'en')}`,
      }),
      nobody: ({ chance }) => ({ label: 'Nobody acts', text: `Equal dice, or dice above every Rep: ${odds(chance, 'en')}` }),
    },
    refusals: {},
    summary: ({ figures: { sides, nobody } }) =>
      `${sides
        .map(
          ({ name, actsFirst }, index) => `${en({ name, number: index + 1 })}: ${index === 0 ? 'acts first ' : ''}${odds(actsFirst, 'en')}`,
        )
        .join('; ')}; nobody acts: ${odds(nobody, 'en')}.`,
  },
  ru: {
    steps: {
      tied: ({ sides, chance }) => ({
        label: 'Равные кубики',
        text: `По к6 на сторону, кубиков ${sides}; если два совпали, никто не действует, можно лишь перезарядить, сменить или подобрать оружие: ${odds(chance, 'ru')}`,
      }),
      group: ({ side, rep, led, chance }) => ({
        label: ru(side),
        text: `${led ? 'Умение лидера' : 'Умение'} ${rep}: группа действует, если на кубике стороны ${rep} или меньше и дублей нет, ${odds(chance, 'ru')}`,
      }),
      side: ({ side, acts, goesFirst, actsFirst }) => ({
        label: ru(side),
        text: `Старший кубик — ${odds(goesFirst, 'ru')}; хоть кто-то действует — ${odds(acts, 'ru')}; действует раньше всех — ${odds(actsFirst, 'ru')}`,
      }),
      nobody: ({ chance }) => ({ label: 'Никто не действует', text: `Кубики равны или выше всех Умений: ${odds(chance, 'ru')}` }),
    },
    refusals: {},
    summary: ({ figures: { sides, nobody } }) =>
      `Действует первой: ${sides
        .map(({ name, actsFirst }, index) => `${ru({ name, number: index + 1 })} — ${odds(actsFirst, 'ru')}`)
        .join(', ')}; не действует никто — ${odds(nobody, 'ru')}.`,
  },
};
