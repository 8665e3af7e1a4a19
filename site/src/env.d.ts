declare namespace App {
  /** What the service hands to pages that are rendered on request. */
  interface Locals {
    /** For the pages of entries. */
    entryPage?: import('@rangefinder/cards').EntryPageRequest;
    /** For `internal/answer-figures.json`. */
    calculatorAnswer?: {
      readonly system: string;
      readonly calculator: string;
      readonly answer: import('@rangefinder/rules').PublicAnswer;
      readonly language: import('@rangefinder/rules').Language;
    };
  }
}
