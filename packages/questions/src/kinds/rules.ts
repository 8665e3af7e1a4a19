/** Tells questions about rules: “may I …”, “does … block”, «можно ли …». */

const ASKS =
  /^\s*(?:(?:may|can|could|must|should|is|are|does|do|when|why|how (?:does|do|is|are|many times|often)|what happens|if)\b|(?:можно|нельзя|обязан|должен|когда|почему|зачем|как(?: работает| считать| считается| ходят| ходить)?|что будет|что происходит|если|разрешено|мешает|блокирует|считается)(?!\p{L}))|(?:\ballowed\b|\blegal\b|\brule\b|\brules\b|\bblock(?:s|ed)?\b|можно|ли\s|правил)/iu;
const SURELY =
  /\b(?:may i|allowed|legal|rules? (?:for|of|on)|what happens (?:if|when)|how (?:does|do) \w+ work)\b|можно ли|правил[оа]? |как работает|что (?:будет|происходит) (?:если|когда)|разрешено/iu;

const ASKED_SCORE = 0.55;
const SURE_SCORE = 0.8;
const DEFAULT_SCORE = 0.25;
/** For a text without figures there is nothing to calculate. */
const WITHOUT_FIGURES_SCORE = 0.2;
/** What each figure in the text takes: rules are asked without numbers. */
const FIGURE_PENALTY = 0.15;

/** How a rule ranks among the readings of a text. */
export function ruleScore(text: string, figures: number): number {
  const score = SURELY.test(text) ? SURE_SCORE : ASKS.test(text) ? ASKED_SCORE : DEFAULT_SCORE;
  return figures === 0 ? score + WITHOUT_FIGURES_SCORE : score - FIGURE_PENALTY * figures;
}
