import type { Config } from '@netlify/functions';
import { serve } from '../platform/app.ts';
import { errorPage } from '../platform/error-page.ts';
import { downloadRoutes } from '../routes/downloads.ts';

/** Files that were bought, and asking for the links to them again. */
export default serve(downloadRoutes, { errorPage });

export const config: Config = {
  path: ['/downloads/:token', '/api/download-links'],
  // As its contract says; the platform reads it here. A list, since it takes a word as "domain".
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
