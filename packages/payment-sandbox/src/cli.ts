#!/usr/bin/env node
/** `npx payment-sandbox`: the sandbox by itself, on a port of this machine, until it is stopped. */
import { parseArgs } from 'node:util';
import { LOCAL_STRIPE_KEY, LOCAL_WEBHOOK_SECRET } from './keys.ts';

const PORT = 12_111;
const USAGE = `Usage: payment-sandbox [options]

A stateful stand-in for Stripe on this machine. Stop it with Ctrl+C.

Options:
  --port <number>          where it listens; 0: any free port (default: ${PORT})
  --webhook-url <url>      where it sends events, on this machine only (default: nowhere)
  --webhook-secret <text>  what it signs them with (default: ${LOCAL_WEBHOOK_SECRET})
  --state-file <path>      keeps everything in this file (default: in memory only)
  --business-name <text>   the name on payment pages (default: Test business)
  --help                   prints this
`;

const options = {
  port: { type: 'string', default: String(PORT) },
  'webhook-url': { type: 'string' },
  'webhook-secret': { type: 'string', default: LOCAL_WEBHOOK_SECRET },
  'state-file': { type: 'string' },
  'business-name': { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

try {
  const { values } = parseArgs({ options });
  if (values.help) console.log(USAGE);
  else await serve(values);
} catch (error) {
  console.error(`${messageOf(error as Error & { code?: string })}\n\n${USAGE}`);
  process.exitCode = 2;
}

async function serve(values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values']) {
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('--port is a number from 0 to 65535.');
  const webhookUrl = values['webhook-url'];
  const stateFile = values['state-file'];
  const businessName = values['business-name'];
  // Loaded here, so that help and a mistyped flag answer at once.
  const { startPayments } = await import('./server.ts');
  const { BRITISH_ACCOUNT } = await import('./money/account.ts');
  const { url, close } = await startPayments({
    port,
    webhookSecret: values['webhook-secret'],
    account: BRITISH_ACCOUNT,
    ...(webhookUrl && { webhookUrl }),
    ...(stateFile && { stateFile }),
    ...(businessName && { businessName }),
    log: (line) => console.error(line),
  });
  console.log(`The payment sandbox is open at ${url}
  API key         ${LOCAL_STRIPE_KEY}, or any other test key
  Webhook secret  ${values['webhook-secret']}
  Events go to    ${webhookUrl ?? 'no endpoint: set --webhook-url'}
  Console         ${url}/ and ${url}/_control
  A card          4242 4242 4242 4242`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
}

function messageOf({ code, message }: Error & { code?: string }): string {
  return code === 'EADDRINUSE' ? 'This port is in use: choose another with --port.' : message;
}
