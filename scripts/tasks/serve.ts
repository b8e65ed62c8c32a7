/** `npm run serve`: serves the build that is there. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { outFolder } from '../../src/lib/out-folder.ts';
import { stop } from '../lib/run.ts';
import { serveStore } from '../lib/serve-store.ts';
import { loadSettingsFile } from '../lib/settings-file.ts';

loadSettingsFile();
if (!existsSync(path.join(outFolder(), 'dist/index.html')))
  stop('There is no build yet.', 'Make one with: npm run build');
await serveStore();
