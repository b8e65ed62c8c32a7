/**
 * The path of the catalogue snapshot, which the build writes and the functions read.
 * Relative to the project's root.
 */
export const SNAPSHOT_FILE = '.snapshot/catalogue.db';
