/** `npm run build`: builds the store into dist/. */
import { buildStore } from '../lib/build-store.ts';
import { loadSettingsFile } from '../lib/settings-file.ts';

loadSettingsFile();
await buildStore();
