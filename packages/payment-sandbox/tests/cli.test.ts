import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import Stripe from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { client, order } from './bench.ts';

const CLI = path.resolve(import.meta.dirname, '../src/cli.ts');

function cli(...words: string[]): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [CLI, ...words]);
  onTestFinished(() => void child.kill());
  return child;
}

/** Everything that a process prints, until its output matches or it ends. */
function printed(child: ChildProcessWithoutNullStreams, until?: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const add = (chunk: Buffer) => {
      text += chunk;
      if (until?.test(text)) resolve(text);
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.once('close', () => resolve(text));
  });
}

test('alone on a port, it answers the SDK, sends signed events, and stops when it is told to', async () => {
  const { promise, resolve } = Promise.withResolvers<{ body: string; signature: string }>();
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.end();
    resolve({
      body: Buffer.concat(chunks).toString(),
      signature: String(request.headers['stripe-signature']),
    });
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void receiver.close());
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;

  const child = cli(
    ...['--port', '0', '--webhook-url', hook, '--webhook-secret', 'whsec_own', '--business-name', 'Corner'],
  );
  const text = await printed(child, /A card/);
  const [url = ''] = /http:\/\/localhost:\d+/.exec(text) ?? [];
  const stripe = client(url);
  const session = await stripe.checkout.sessions.create(order());
  expect(session.branding_settings?.display_name).toBe('Corner');
  await stripe.checkout.sessions.expire(session.id);
  const { body, signature } = await promise;
  expect(new Stripe('sk_test_x').webhooks.constructEvent(body, signature, 'whsec_own').type).toBe(
    'checkout.session.expired',
  );

  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test.each([
  [['--prot', '1'], '--prot'],
  [['--port', 'front'], '--port is a number from 0 to 65535.'],
  [['--port', '0', '--webhook-url', 'https://shop.example/hook'], 'only sends events to this machine'],
])('%j is refused, with the options that there are', async (words, why) => {
  const text = await printed(cli(...words));
  expect(text).toContain(why);
  expect(text).toContain('--webhook-secret <text>');
});
