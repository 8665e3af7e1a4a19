/** A held folder. */
export interface FolderLock {
    /** Gives the folder free; does nothing the second time. */
    release(): Promise<void>;
}
/**
 * Takes the folder, or rejects with `FOLDER_IN_USE`, saying by which process.
 * @example const lock = await lockFolder('.rangefinder/catalog')
 */
export declare function lockFolder(folder: string): Promise<FolderLock>;
