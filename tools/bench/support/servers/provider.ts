/** The local payment provider, which answers without delay. */
import { startProvider } from 'payment-sandbox';
import { serveChild } from '../child.ts';

const { url } = await startProvider({});
serveChild(url);
