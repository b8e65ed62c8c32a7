import { existsSync } from 'node:fs';
import path from 'node:path';
import { startSandbox } from '#sandbox/sandbox.ts';
import { outFolder } from '#src/lib/out-folder.ts';
import { checkSettings } from './all-settings.ts';
import { BUILD_STEPS, buildStore, isUpToDate } from './build-store.ts';
import { CommandError } from './command-line/errors.ts';
import { failIfTaken, stopAsTaken } from './port.ts';
import { countedSteps, type Step } from './progress.ts';
import { ROOT, stop } from './run.ts';
import { dataFolder, loadSettingsFile, port } from './settings-file.ts';

/**
 * Serves the existing build.
 * @throws CommandError if there is none
 */
export async function serveBuild(): Promise<void> {
  loadSettingsFile();
  checkSettings(process.env, 'machine');
  if (!existsSync(path.join(outFolder(), 'dist/index.html')))
    throw new CommandError('There is no build. Run npm run build first.');
  await serveStore();
}

/** Builds the store if it has changed, and serves it. */
export async function buildAndServe(): Promise<void> {
  loadSettingsFile();
  // This server generates the pictures, even if the settings name another public address.
  process.env.PICTURES ||= 'on-demand';
  checkSettings(process.env, 'machine');
  // Checked first, so that nobody waits for a build and then has to choose another port.
  await failIfTaken(port());
  if (!process.env.STRIPE_SECRET_KEY) await failIfTaken(port() + 1);
  if (!process.env.SMTP_URL) await failIfTaken(port() + 2);
  if (!process.env.RECAPTCHA_SITE_KEY) await failIfTaken(port() + 3);
  if (process.env.TRACKING) await failIfTaken(port() + 4);

  const isBuilt = await isUpToDate();
  const begin = countedSteps(isBuilt ? 1 : BUILD_STEPS + 1);
  if (!isBuilt) await buildStore({ begin });
  await serveStore(begin('Database, test payments, mail and captcha'));
}

/** Serves the build until the process is stopped. Ends `opening` as soon as the store answers requests. */
async function serveStore(opening?: Step): Promise<void> {
  const options = {
    root: ROOT,
    port: port(),
    dataFolder: dataFolder(),
    hasSchedule: process.env.SCHEDULE !== 'off',
    hasEdge: process.env.EDGE !== 'off',
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
