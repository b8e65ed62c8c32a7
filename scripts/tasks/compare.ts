/**
 * `npm run compare -- https://found.example`: holds a running store against the build in `dist`, script by script and header by header,
 * and ends with an error that names what is otherwise. To be run each week from a machine that is not the store's own, on the build of
 * the release that is out, with the store's settings.
 */
import path from 'node:path';
import { compareLive } from '../lib/compare-live.ts';
import { forTerminal } from '../lib/for-terminal.ts';
import { stop } from '../lib/run.ts';

const [address = ''] = process.argv.slice(2);
if (!URL.canParse(address)) stop('Name the store: npm run compare -- https://found.example');
// The edge function reads its settings from the platform.
Object.assign(globalThis, { Netlify: { env: { get: (name: string) => process.env[name] } } });
const differences = await compareLive(new URL(address).origin, path.resolve('dist'));
for (const { address: where, what, found } of differences)
  console.error(forTerminal(`${where}: ${what} is not the release’s: ${found.slice(0, 200)}`));
if (differences.length > 0) stop(`${differences.length} differences between the store and its release.`);
console.log('All scripts, styles and headers are those of the release.');
