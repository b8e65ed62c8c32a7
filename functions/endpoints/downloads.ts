import type { Config } from '@netlify/functions';
import { serve } from '../platform/app.ts';
import { errorPage } from '../platform/error-page.ts';
import { downloadRoutes } from '../routes/downloads.ts';

/** Sold files, and requests for new links to them. */
export default serve(downloadRoutes, { errorPage });

export const config: Config = {
  path: ['/downloads/:token', '/api/download-links'],
  // The limit from the contract; the platform reads it here. A list, because a string is read as "domain".
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
