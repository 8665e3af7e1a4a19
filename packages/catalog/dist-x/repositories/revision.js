/**
 * Rises by one with every transaction that changes what readers see. Ask before reading: what is read then is at least as new.
 * @example await catalogRevision(catalog.readDb) // 1
 */
export async function catalogRevision(db) {
    const { revision } = await db.selectFrom('catalog_revision').select('revision').executeTakeFirstOrThrow();
    return revision;
}
//# sourceMappingURL=revision.js.map