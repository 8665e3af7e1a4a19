declare namespace App {
  interface Locals {
    /** Set by the service for pages of entries. */
    entryPage?: import('@rangefinder/cards').EntryPageRequest;
  }
}
