/** The local payment provider, which answers without delay. */
import { startProvider } from '#sandbox/payments/provider.ts';
import { serveChild } from '../child.ts';

const { url } = await startProvider({});
serveChild(url);
