/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'who acts|goes|moves first; order of action; initiative row; who is first; acts first|earlier|next; turn order cards; i have @ he|she has @; who has initiative; holds @; who goes before; beats in initiative; row; open cards; who goes when; whos first; both have; who acts; goes first; holds; tie between cards; same rank; equal cards; earlier card; order of cards; who has the better|lower card; next to act; before me; when is my turn; left to right; open three',
    ru: 'кто действует|ходит раньше|первым; порядок действий; ряд инициативы; чья инициатива; у меня @ у него @; кто первый; кто раньше; очередность по картам; кто ходит вперед; ряд; открытые; кто за кем; чей ход раньше; у кого раньше; чья карта раньше|старше|младше; порядок карт; одинаковые карты; у него у меня карта; кто действует; равные карты; ходит раньше; кто из них ходит; ходит позже; кто позже',
  },
};
