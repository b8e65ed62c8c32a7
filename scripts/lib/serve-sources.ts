import { existsSync } from 'node:fs';
import path from 'node:path';
import { dev } from 'astro';
import { chooseOffer } from '#sandbox/offer.ts';
import { startServices } from '#sandbox/services.ts';
import { storeInDevelopment } from '#sandbox/store/dev-plugin.ts';
import { startSchedule } from '#sandbox/store/schedule.ts';
import { outFolder } from '#src/lib/out-folder.ts';
import { EDITOR } from '#src/security/editor-headers.ts';
import { checkSettings } from './all-settings.ts';
import { buildStore, checkedContent } from './build-store.ts';
import { writeDescription } from './openapi/write.ts';
import { ROOT } from './run.ts';
import { dataFolder, loadSettingsFile, port } from './settings-file.ts';

/** Serves the store from its sources, with all local services, until the process is stopped. */
export async function serveSources(): Promise<void> {
  loadSettingsFile();
  process.env.PICTURES ||= 'on-demand';
  checkSettings(process.env, 'machine');
  // The success page is a template from the build.
  if (!existsSync(path.join(outFolder(), 'dist/basket/success.html'))) await buildStore();
  await checkedContent();
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
