import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { dev } from 'astro';
import { chooseOffer } from '#sandbox/offer.ts';
import { startServices } from '#sandbox/services.ts';
import { storeInDevelopment } from '#sandbox/store/dev-plugin.ts';
import { startSchedule } from '#sandbox/store/schedule.ts';
import { brokenContent, readForDevelopment } from '#src/catalogue/reading/load-content.ts';
import { outFolder } from '#src/lib/out-folder.ts';
import { EDITOR } from '#src/security/editor-headers.ts';
import { checkSettings } from './all-settings.ts';
import { buildStore } from './build-store.ts';
import { writeDescription } from './openapi/write.ts';
import { ROOT } from './run.ts';
import { dataFolder, loadSettingsFile, port } from './settings-file.ts';

/** Serves the store from its sources, with all local services, until the process is stopped. */
export async function serveSources(): Promise<void> {
  loadSettingsFile();
  process.env.PICTURES ||= 'on-demand';
  checkSettings(process.env, 'machine');
  await untilMended();
  // The success page is a template from the build.
  if (!existsSync(path.join(outFolder(), 'dist/basket/success.html'))) await buildStore();
  await writeDescription();
  chooseOffer();
  const services = await startServices({ port: port(), dataFolder: dataFolder() });
  const store = storeInDevelopment(ROOT);
  const server = await dev({
    root: ROOT,
    server: { port: port() },
    vite: { plugins: [store.plugin as never] },
  });
  // Mails leave on a schedule, as on the platform.
  const endSchedule = process.env.SCHEDULE === 'off' ? undefined : startSchedule(await store.jobs());
  console.log(`  The editor for content is at http://localhost:${port()}${EDITOR}`);
  if (services.inboxUrl) console.log(`  Mails go to the local inbox at ${services.inboxUrl}`);
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, async () => {
      if (isClosing) return;
      isClosing = true;
      await endSchedule?.();
      await server.stop();
      await services.close();
      process.exit(0);
    });
}

/** How often to look whether the content is mended, in ms. */
const LOOK = 200;

/** Serves the editor alone while the content is broken, so that an editor can mend it. */
async function untilMended(): Promise<void> {
  const broken = await readForDevelopment();
  if (!broken) return;
  console.error(broken.message);
  const server = await dev({ root: ROOT, server: { port: port() } });
  console.log(`  Until it is corrected, only the editor is open, at http://localhost:${port()}${EDITOR}`);
  while (brokenContent()) await setTimeout(LOOK);
  await server.stop();
}
