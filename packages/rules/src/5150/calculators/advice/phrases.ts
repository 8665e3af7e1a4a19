/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'what should i do|change; should my|he|she; any|best|better way to; how should; worth closing|moving|jumping|waiting|it; advice; how to|do i improve|better; what helps most; best option; is it better to; what would help; improve my shot|burst|odds; better off; how do i kill|stop him; should i; what can i do better; advise; suggest; better chance; get a better; what is best; improve chance; how to drop him; best way to kill; better shot; shoot them or; shoot or; or leg it; or run|charge|duck|hide|throw; leg it; what now; melee him or; blast him; not sure whether; whether to',
    ru: 'что делать|изменить|лучше; выгоднее; лучше; как бить|стрелять лучше|выгоднее; совет|посоветуй; как лучше; как улучшить; что выгоднее; стоит ли; что даст больше|изменение; как попасть; как остановить|достать; что посоветуешь; как лучше стрелять; что сделать чтобы; повысить шанс; как завалить; лучше подойти|подождать; помоги попасть; бежать|драться|стрелять|пулять|кидать или; или залечь|бежать|стрелять|прятаться|пулять|удирать; чего делать; как быть; высунуться; или отсидеться; отсидеться; кинуть или',
  },
  outcomes: { en: 'run dry|out', ru: 'кончатся|закончатся патроны' },
  assumed: { targets: [{}], 'targets.*.dice': 1 },
};
