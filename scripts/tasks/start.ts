/** `npm start`: builds the store if it has changed, and serves it with all local services. */
import { command, runCommand } from '../lib/command-line/command.ts';

const start = command(
  'npm start',
  'Builds the store if it has changed, and serves it with all local services.',
  [['', 'opens the store at http://localhost:4321 (PORT sets another port)']],
);

start.action(async () => {
  const { buildAndServe } = await import('../lib/serve-store.ts');
  await buildAndServe();
});
await runCommand(start);
