/** `npm start`: builds the store where it has changed, and serves it with everything it needs on this machine. */
import { buildStore } from '../lib/build-store.ts';
import { serveStore } from '../lib/serve-store.ts';

await buildStore({ isReused: true });
await serveStore();
