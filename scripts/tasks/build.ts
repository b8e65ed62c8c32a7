/** `npm run build`: builds the store into dist/, and its functions into .functions/, as the platform deploys them. */
import { buildStore } from '../lib/build-store.ts';
import { bundleFunctions } from '../lib/bundle-functions.ts';
import { loadSettingsFile } from '../lib/settings-file.ts';
import { uploadSourceMaps } from '../lib/upload-source-maps.ts';

loadSettingsFile();
await buildStore();
await bundleFunctions();
await uploadSourceMaps();
