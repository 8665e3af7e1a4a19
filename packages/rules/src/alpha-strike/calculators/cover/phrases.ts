/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'is|does it|that count? partial cover; line of sight; cover; how much is hidden; can i see; hidden; do i see; blocked; is there los; partial cover or not; hull down; counts as cover; give|get|gets cover; enough to hide|cover; how much of the mech; sees over; tall and wall|hill|building; behind something; round|around the? corner; looking|shooting|shoots down at; plus one for; right over it; line of sight or cover; can be seen',
    ru: 'частичное укрытие; есть ли линия видимости; линия видимости; считается|даёт укрытие; сколько скрыто|закрыто; скрыт наполовину; видно ли; вижу ли; торчит; закрыт|скрыт холмом|стеной; прикрыт; спрятан|прячется за; закрывает|заслоняет; скрывает полностью; видно из-за|поверх; высотой стенка|стена; торчит из-за; укрытие или нет; виден ли; лос есть|будет; есть лос; закрыто домом|скалой|забором; торчит модель|минька|миниатюра; выше него|нее|цели на; положено ли',
  },
  outcomes: { en: '+1; plus one|1', ru: '+1; плюс один|единица|1' },
};
