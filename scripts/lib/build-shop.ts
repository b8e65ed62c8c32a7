/**
 * Builds the shop that `CONTENT_FOLDER` names, unless its build is up to date. `npm test` runs it as a
 * process for each shop, since code gets the settings of one shop only.
 */
import { buildStore } from './build-store.ts';

await buildStore({ isReused: true });
