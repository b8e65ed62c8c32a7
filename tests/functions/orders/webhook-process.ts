/**
 * A process that handles one delivery, like an instance of the function: `node webhook-process.ts` with the
 * store's settings in its environment. Reads the body and its signature, writes `begun`, then the status of
 * its answer.
 */
import { text } from 'node:stream/consumers';
import { register } from 'tsx/esm/api';

// The pages of functions need this loader, so every import of a function comes after it.
register();
const { default: webhook } = await import('#functions/endpoints/webhook.ts');
const { delivery } = await import('../helpers/deliveries.ts');
const { body, signature } = JSON.parse(await text(process.stdin)) as { body: string; signature: string };
const answer = await webhook(delivery(body, signature), {} as never);
console.log(`answered ${answer.status}`);
process.exit(0);
