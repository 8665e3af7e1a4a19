/** Wording of an armor test. */
import type { Fraction } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import { dieText } from '../../../text/die.js';
import { odds } from '../../../text/numbers.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

const pilot = {
  en: (panicked: Fraction | undefined, dead: Fraction | undefined, panic: boolean): string =>
    dead === undefined
      ? ''
      : `; ${panic && panicked ? `the pilot panics with odds of ${odds(panicked, 'en')} and dies` : 'the pilot dies'} with odds of ${odds(dead, 'en')}`,
  ru: (panicked: Fraction | undefined, dead: Fraction | undefined, panic: boolean): string =>
    dead === undefined
      ? ''
      : `; пилот ${panic && panicked ? `запаникует с шансом ${odds(panicked, 'ru')}, погибнет` : 'погибнет'} с шансом ${odds(dead, 'ru')}`,
};

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      armor: ({ armor }) => ({ label: 'Armor', text: `The machine’s armor is ${armor}` }),
      damage: ({ damage, after }) => ({ label: 'Damage', text: `${damage} damage is marked first: the slider stands at ${after}` }),
      armorTest: ({ armor, die, passed, isSpared }) => ({
        label: 'Armor test',
        text: isSpared
          ? 'Armor 0: the machine is destroyed, and the pilot climbs out unhurt'
          : armor === 0
            ? 'Armor 0 protects nobody: the machine is destroyed, and the pilot is tested'
            : `${dieText(die, 'en')} up to ${armor}: the pilot is safe, ${odds(passed, 'en')}`,
      }),
      pilotTest: ({ armor, die, killed, dead }) => ({
        label: 'Pilot',
        text: `Otherwise survival test ${dieText(die, 'en')} with armor ${armor}, failed with odds of ${odds(killed, 'en')}; dead in all: ${odds(dead, 'en')}`,
      }),
      panic: ({ armor, panicked }) => ({
        label: 'Panic',
        text: `Exactly ${armor} in the pilot’s own test: alive, but fleeing, ${odds(panicked, 'en')} in all`,
      }),
    },
    refusals: {},
    summary: ({ figures: { armorAfter, protected: passed, panicked, dead }, question: { die, panic, readings } }) =>
      armorAfter === 0 && readings.includes('wreck-spares-pilot')
        ? 'Armor 0 after the hit: the machine is destroyed, and the pilot climbs out unhurt.'
        : armorAfter === 0
          ? `Armor 0 after the hit: the machine is destroyed and does not protect the pilot${pilot.en(panicked, dead, panic)}.`
          : `Armor test ${dieText(die, 'en')} against armor ${armorAfter} protects the pilot with odds of ${odds(passed, 'en')}${pilot.en(panicked, dead, panic)}.`,
  },
  ru: {
    steps: {
      armor: ({ armor }) => ({ label: 'Броня', text: `Броня машины — ${armor}` }),
      damage: ({ damage, after }) => ({ label: 'Повреждения', text: `Сначала отмечают повреждения, ${damage}: ползунок на ${after}` }),
      armorTest: ({ armor, die, passed, isSpared }) => ({
        label: 'Тест брони',
        text: isSpared
          ? 'Броня 0: машина уничтожена, пилот выбирается невредимым'
          : armor === 0
            ? 'Броня 0 никого не защищает: машина уничтожена, пилот проходит тест'
            : `${dieText(die, 'ru')} не больше ${armor} — пилот цел, ${odds(passed, 'ru')}`,
      }),
      pilotTest: ({ armor, die, killed, dead }) => ({
        label: 'Пилот',
        text: `Иначе тест выживания ${dieText(die, 'ru')} с бронёй ${armor}, провал — ${odds(killed, 'ru')}; всего погибнет: ${odds(dead, 'ru')}`,
      }),
      panic: ({ armor, panicked }) => ({
        label: 'Паника',
        text: `Ровно ${armor} в тесте пилота — жив, но бежит: всего ${odds(panicked, 'ru')}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { armorAfter, protected: passed, panicked, dead }, question: { die, panic, readings } }) =>
      armorAfter === 0 && readings.includes('wreck-spares-pilot')
        ? 'Броня после попадания — 0: машина уничтожена, пилот выбирается невредимым.'
        : armorAfter === 0
          ? `Броня после попадания — 0: машина уничтожена и пилота не защищает${pilot.ru(panicked, dead, panic)}.`
          : `Тест брони ${dieText(die, 'ru')} при броне ${armorAfter}: броня спасёт пилота с шансом ${odds(passed, 'ru')}${pilot.ru(panicked, dead, panic)}.`,
  },
};
