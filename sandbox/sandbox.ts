import path from 'node:path';
import { outFolder } from '../src/lib/out-folder.ts';
import { chooseOffer } from './offer.ts';
import { type Services, startServices } from './services.ts';
import { startStore } from './store/server.ts';

export type Sandbox = Services & { url: string };

/** Serves the built store with all local services. */
export async function startSandbox(options: {
  root: string;
  port: number;
  dataFolder: string;
  /** False: the scheduled functions do not run. */
  hasSchedule?: boolean;
  /** False: pages are served without the edge function. */
  hasEdge?: boolean;
}): Promise<Sandbox> {
  chooseOffer();
  const { root, port, hasSchedule = true, hasEdge = true } = options;
  const services = await startServices(options);
  try {
    const folder = path.join(outFolder(), 'dist');
    const store = await startStore({ root, folder, port, hasSchedule, hasEdge });
    const close = async () => {
      await store.close();
      await services.close();
    };
    return { ...services, url: store.url, close };
  } catch (error) {
    await services.close();
    throw error;
  }
}
