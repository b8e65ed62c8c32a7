/** Where the build leaves the catalogue snapshot and the functions look for it, relative to the project's root. */
export const SNAPSHOT_FILE = '.snapshot/catalogue.db';
