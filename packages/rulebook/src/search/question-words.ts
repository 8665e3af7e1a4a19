/** Small words of both languages that say nothing of what a text is about. */

const listed = (words: string): readonly string[] => words.split(/\s+/).filter(Boolean);

/** Words that may stand between the words of a phrase. */
export const FILLERS: ReadonlySet<string> = new Set(
  listed(`a an the of is are am was were be been being at to with has have having had in on for from by my his her its it their our your i he she we
  they that this those these and or as so just only also now then there me him them you us some any im ive hes about very already still
  would will shall could do does did doing get gets got s t m
  в во на с со у к ко о об обо из за от до для и а но же ли бы это этот эта эту эти тот та те мой моя мои моего моей мою моему его ее их меня мне
  мной я ты он она мы вы они него нее них ему ей им нас нам вас вам по при под над без свой своего своей уже еще только то там тут теперь есть
  будет был была было были так если когда вот ну там тогда равен равна равно`),
);

/** Words that questions are made of, whatever they are about. */
export const QUESTION_WORDS: ReadonlySet<string> = new Set([
  ...FILLERS,
  ...listed(`what whats which who whos whom whose when where why how if can may might must should than into out up down off over again please tell show
  much many let lets say suppose given assume vs versus against between per while during after before because but not no yes
  dude hey ok okay want wants happens happen work works going give gives bonus need needs exactly really actually though whether
  что чего чему чем кто кого кому какой какая какое какие каков какова какую каким какого где куда откуда почему зачем как сколько насколько
  можно ли надо нужно чтобы пусть допустим скажи подскажи покажи между после перед пока раз мол типа народ ребят привет не нет да
  нужен нужна нужны че чо чё скока скок стоп случае бывает дает дают сделать делать происходит работает хочу хочет может могу могут`),
]);
