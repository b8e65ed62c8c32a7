import { startSandbox } from '../../sandbox/sandbox.ts';
import { stopAsTaken } from './port.ts';
import { ROOT, stop } from './run.ts';
import { dataFolder, port } from './settings-file.ts';
import type { Step } from './steps.ts';

/** Serves the build until the process is told to stop. `opening` is ended as soon as it can be visited. */
export async function serveStore(opening?: Step): Promise<void> {
  const options = {
    root: ROOT,
    port: port(),
    dataFolder: dataFolder(),
    hasSchedule: process.env.SCHEDULE !== 'off',
  };
  const sandbox = await startSandbox(options).catch((error: Error & { code?: string }) => {
    if (error.code === 'EADDRINUSE') stopAsTaken(port());
    stop(`The store could not start: ${error.message}`, process.env.DEBUG ? error.stack : undefined);
  });
  opening?.done();
  console.log(`\n  Found is open at ${sandbox.url}`);
  if (sandbox.paymentsUrl)
    console.log(
      `  Payments go to the local test provider at ${sandbox.paymentsUrl} (card 4242 4242 4242 4242)`,
    );
  if (sandbox.inboxUrl) console.log(`  Mails go to the local inbox at ${sandbox.inboxUrl}`);
  if (sandbox.captchaUrl) console.log(`  Forms are checked by the local captcha at ${sandbox.captchaUrl}`);
  if (sandbox.recorderUrl) console.log(`  Events go to the local recorder at ${sandbox.recorderUrl}`);
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
