/** `npm run dev`: the development server with live reload, functions, database and test payments. */
import { command, runCommand } from '../lib/command-line/command.ts';

const dev = command(
  'npm run dev',
  'Serves the store from its sources with live reload, functions, database, test payments, the local inbox and the scheduled jobs.',
);

dev.action(async () => {
  const { serveSources } = await import('../lib/serve-sources.ts');
  await serveSources();
});
await runCommand(dev);
