/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'grenade; throw|toss|lob|drop|launch a? grenade; grenade launcher; grenade at; under the template; blast; far can throw; rolling grenade; tosses|throws|lobs|hurls a? grenade; grenade at guys; grenade into; nade; launcher; frag; grenade kills; missed throw; bounce back; at my own feet; scatter; down the stairs; dropped it; impact',
    ru: 'граната; кинул|бросил|уронил|закатываю|кидаю гранату; гранатомет; под шаблоном; взрыв под ногами; бросок гранаты; кидает|бросает|метнул|швыряет гранату; из гранатомета; взрыв; под взрыв; граната по; подорвать; накрыть гранатой; швырнул и промазал; промазал гранатой; под ногами; рванет; рванет ли; не рванет ли; отскочит; высадил гранату',
  },
  outcomes: { en: 'at my|his|own feet', ru: 'под|себе ноги|ногами' },
  assumed: { targets: [{}] },
};
