/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'in alpha strike; alpha strike equivalent; convert; how many inches; to alpha strike; mp in inches; hexes in inches; hexes to inches; card crit|critical|heat on; crit|critical on tank|vehicle|infantry; heat on a tank|vehicle|infantry; translate; effect on my mech in alpha strike is; minus mp alpha strike; inches in alpha strike; how far in inches; is that in inches; inches; hexes; mp to inches; reach hexes; effect in alpha strike; for alpha strike',
    ru: 'в альфа-ударе|альфе; в альфа страйке; перевести|перевод|пересчет|конвертировать; сколько дюймов; од в дюймах; гексы в дюймах; карта крит|нагрев по; крит по пехоте|танку|технике; нагрев танка|техники|машины|пехоты; сколько это в дюймах; од для альфа-удара; минус од альфа-удара; сколько дюймов|это дюймов; в дюймы; для альфы; альфа; гексов это; од это; мп в дюймы; пересчитать',
  },
  fields: {
    heat: { en: '# heat', ru: '# нагрева|тепла' },
    'heat=1': {
      en: 'a? heat card|effect; gets heat; heat from a? card',
      ru: 'греет; карта|эффект на? нагрева|тепла; нагрев|тепло с|от карты',
    },
    'criticalHits=1': { en: 'crit|critical effect|card', ru: 'карта|эффект крита|критов' },
  },
};
