/** `npm run build`: builds the store into dist/. */
import { buildStore } from '../lib/build-store.ts';

await buildStore();
