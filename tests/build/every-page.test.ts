/** Checks of all pages of the build. Each page is read once for all of them. */
import { beforeAll } from 'vitest';
import './every-page/first-load.ts';
import './every-page/links.ts';
import './every-page/prices.ts';
import './every-page/search-engines.ts';
import './every-page/security.ts';
import './every-page/structure.ts';
import { lookAtEveryPage } from './support/problems.ts';

// Runs after the checks have prepared their data.
beforeAll(lookAtEveryPage, 300_000);
