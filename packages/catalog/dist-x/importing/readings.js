/** Fields that a source may have no word for; what the catalog knows of them stays. */
export const SILENT_FIELDS = ['nameRu', 'aliases', 'faction', 'weapons'];
/** A row that cannot be taken, for one reason. */
export const refused = (problem, sourceId) => ({ kind: 'refused', sourceId, problems: [problem] });
/** The key of the row in its source, for messages. */
export const sourceIdOf = (reading) => reading.kind === 'refused' ? reading.sourceId : reading.draft.sourceId;
//# sourceMappingURL=readings.js.map