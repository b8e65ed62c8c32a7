/** `npm run serve`: serves the existing build. */
import { command, runCommand } from '../lib/command-line/command.ts';

const serve = command('npm run serve', 'Serves the existing build with all local services.', [
  ['', 'opens the store at http://localhost:4321 (PORT sets another port)'],
]);

serve.action(async () => {
  const { serveBuild } = await import('../lib/serve-store.ts');
  await serveBuild();
});
await runCommand(serve);
