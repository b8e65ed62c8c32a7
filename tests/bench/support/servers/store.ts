/** The store's checkout function behind a plain Node server, and what each request of it waited for. */
import { register } from 'tsx/esm/api';
import { contextFor, send, toRequest } from '#sandbox/store/node-http.ts';
import { listen, serveChild } from '../child.ts';
import { watchSteps } from '../watch-steps.ts';

// Functions answer with React components, and Node reads no JSX of its own.
register();
// As on the platform: with them the provider's SDK, which notes where each call comes from, would look up every line.
process.setSourceMapsEnabled(false);
const { default: checkout } = await import('#functions/endpoints/checkout.ts');
const watched = watchSteps();

serveChild(
  await listen(async (incoming, outgoing) => {
    watched.begin();
    await send(await checkout(toRequest(incoming)!, contextFor(incoming)), outgoing, false);
    watched.end();
  }),
  watched.take,
);
