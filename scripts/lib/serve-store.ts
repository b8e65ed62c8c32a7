import { startSandbox } from '../../sandbox/sandbox.ts';
import { ROOT, stop } from './run.ts';
import { dataFolder, loadSettingsFile, port } from './settings-file.ts';

/** Serves the build until the process is told to stop. */
export async function serveStore(): Promise<void> {
  loadSettingsFile();
  const sandbox = await startSandbox({ root: ROOT, port: port(), dataFolder: dataFolder() }).catch(
    (error: Error & { code?: string }) => {
      if (error.code === 'EADDRINUSE')
        stop(`Port ${port()} is taken.`, 'Stop what runs there, or choose another: PORT=4400 npm start');
      stop(`The store could not start: ${error.message}`, process.env.DEBUG ? error.stack : undefined);
    },
  );
  console.log(`\n  Found is open at ${sandbox.url}`);
  if (sandbox.paymentsUrl)
    console.log(
      `  Payments go to the local test provider at ${sandbox.paymentsUrl} (card 4242 4242 4242 4242)`,
    );
  console.log('  Stop it with Ctrl+C.\n');
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, async () => {
      if (isClosing) return;
      isClosing = true;
      await sandbox.close();
      process.exit(0);
    });
}
