/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'shell|mine|rocket|missile hit|hits|struck|strikes|into|landed|lands; hit|struck by a? shell|mine|rocket|missile; knocked|bowled over; stays|stayed|still standing; real shot|shooting; shell|rocket|mine hit|hits|landed|struck; hit|shot the? model; spring gun|launcher; knocked over|down; fell over; rocket|shell|mine damage; model fell; hit a machine|gun|trooper with|by a? rocket|shell|mine; shell struck|hit; rocket struck|hits; real shot; spring|catapult; still on his feet; on its feet; model hit; knocked; fell; struck a soldier|machine|gun; mine hit; physically hit; took it down',
    ru: 'снаряд|снарядом|мина|миной|ракета|ракетой в|попал|попала|попали|прилетел|прилетела; словил|поймал|получил снаряд|мину|ракету; сбил|сбила|сбит с ног; опрокинуло|устоял|устояла; реальный|реальная выстрел|стрельба; снаряд|ракета|мина попал|попала|попало; снарядом|ракетой|миной попал|сбил|свалил|попали; сбил с ног; модель упала|устояла; пружинный пускатель|пружинная; опрокинул|опрокинулась|опрокинуло; урон|повреждения ракеты|снаряда|мины; снаряд|ракета|мина попал|попала|прилетел|прилетела; завалила|завалил его; снаряд в бойца|машину; реальный выстрел; сколько снять; попали снарядом|ракетой|миной; опрокинул',
  },
};
