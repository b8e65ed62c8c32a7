/** `npm run serve`: serves the build that is there. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT, stop } from '../lib/run.ts';
import { serveStore } from '../lib/serve-store.ts';
import { loadSettingsFile } from '../lib/settings-file.ts';

if (!existsSync(path.join(ROOT, 'dist/index.html')))
  stop('There is no build yet.', 'Make one with: npm run build');
loadSettingsFile();
await serveStore();
