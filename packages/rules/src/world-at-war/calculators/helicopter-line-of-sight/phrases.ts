/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'helicopter|chopper|helo|heli line of sight|los|see; helicopter|chopper|helo|heli; can my? helicopter see; flying over; heli over; what level is a? heli; blocks helicopter; vtol see; hovers above|over; can it see; gunship; apache|hind|cobra see|over; copter; see him; blocked; in between; los from the air; seen by helicopter; hind|cobra|apache|lynx|mi-24 on|above|over; on top of a hill|forested; between us; above clear; clear ground; on another hill; hovers; can it shoot; looking at; looks at',
    ru: 'вертолет|вертушка линия видимости|видит|видно; вертолета|вертушка; вертолет видит; летит над; над лесистым|лесом|холмом|городом|чистым; какой уровень|на каком уровне вертолет; над полем|лесом|городом|холмом; видно ли; видит ли; гекса леса|города между; завис; обзор вертолета; закрывает обзор; ми-24|апач|кобра|хайнд|линкс|рысь; апач висит; висит над; на первом|втором|нулевом уровне; цель на холме|горке; между нами|ними; подбитых на холме; коптер; закрывает ли холм|лес|город; на горке; лесистый холм; вижу ее|его|цель; вижу ли; есть лос; лос',
  },
  assumed: { over: 'CLEAR', target: 'GROUND' },
};
