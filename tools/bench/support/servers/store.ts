/**
 * The store's checkout function behind a plain Node server,
 * and the steps that each of its requests waited for.
 */
import { register } from 'tsx/esm/api';
import { contextFor, send, toRequest } from '#sandbox/store/node-http.ts';
import { listen, serveChild } from '../child.ts';
import { watchSteps } from '../watch-steps.ts';

// Functions return React components, and Node cannot read JSX by itself.
register();
// As on the platform: with source maps the provider's SDK, which records the origin of each call, would look
// up every line.
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
