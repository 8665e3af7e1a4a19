/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';
import { ofDurability } from '../../phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'shell|mine|rocket|missile hit|struck|strikes|into|landed; hit|struck by a? shell|mine|rocket|missile; knocked|bowled over; stays|still standing; real shot|shooting; hit|shot the? model; spring gun|launcher; knocked over|down; fell over; rocket|shell|mine damage; model fell; hit a machine|gun|trooper with|by a? rocket|shell|mine; spring|catapult; still on his feet; on its feet; model hit; knocked; fell; struck a soldier|machine|gun; physically hit; took it down',
    ru: 'снаряд|мина|ракета в|попал|прилетел; словил|поймал|получил снаряд|мину|ракету; сбил|сбит с ног; опрокинуло|устоял; реальный выстрел|стрельба; снарядом|ракетой|миной попал|сбил|свалил; модель упала|устояла; пружинный пускатель|пружинная; урон|повреждения ракеты|снаряда|мины; завалила его; снаряд в бойца|машину; сколько снять; попали снарядом|ракетой|миной',
  },
  fields: ofDurability,
};
