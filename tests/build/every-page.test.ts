/** What holds of every page of the build. They are read once for all of it. */
import { beforeAll } from 'vitest';
import './every-page/first-load.ts';
import './every-page/links.ts';
import './every-page/prices.ts';
import './every-page/search-engines.ts';
import './every-page/security.ts';
import './every-page/structure.ts';
import { lookAtEveryPage } from './support/problems.ts';

// After what the checks themselves prepare.
beforeAll(lookAtEveryPage, 300_000);
