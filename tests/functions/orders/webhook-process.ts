/**
 * A process of its own that takes one delivery, as an instance of the function does: `node webhook-process.ts` with the store's settings
 * in its environment. Reads the body and its signature, writes `begun`, then the status that it answered.
 */
import { text } from 'node:stream/consumers';
import { register } from 'tsx/esm/api';

// What the functions' pages are made of needs it; so all that loads a function comes after it.
register();
const { default: webhook } = await import('#functions/endpoints/webhook.ts');
const { delivery } = await import('../helpers/deliveries.ts');
const { body, signature } = JSON.parse(await text(process.stdin)) as { body: string; signature: string };
const answer = await webhook(delivery(body, signature), {} as never);
console.log(`answered ${answer.status}`);
process.exit(0);
