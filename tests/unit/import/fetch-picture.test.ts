import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { RequestOptions } from 'node:https';
import { type AddressInfo, isIP, type LookupFunction } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pictureFetcher } from '#scripts/lib/import/fetch-picture.ts';
import { isPublicAddress } from '#scripts/lib/import/public-address.ts';

const PUBLIC = '93.184.215.14';
/** Where the names of these tests lead. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'cdn.example': [PUBLIC],
  'inside.example': ['10.0.0.7'],
  'mixed.example': [PUBLIC, '127.0.0.1'],
  'six.example': ['fd00::1'],
  'mapped.example': ['::ffff:169.254.169.254'],
};

let folder: string;
let file: string;
let server: Server;
let answer: RequestListener;
let asked: string[];
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'found-fetch-'));
  file = path.join(folder, 'picture.part');
  asked = [];
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await promisify(server.close.bind(server))();
  rmSync(folder, { recursive: true });
});

const lookup: LookupFunction = (name, options, callback) => {
  const found = NAMES[name];
  if (!found) return callback(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }), '', 4);
  const all = found.map((address) => ({ address, family: isIP(address) }));
  return options.all ? callback(null, all) : callback(null, found[0] ?? '', isIP(found[0] ?? ''));
};

/** Asks the server of the tests over HTTP, after the lookup that the fetcher wants, as Node makes it. */
function request(options: RequestOptions) {
  const { port } = server.address() as AddressInfo;
  const toServer: LookupFunction = (name, lookup, callback) =>
    (options.lookup as LookupFunction)(name, lookup, (error) =>
      error
        ? callback(error, '', 4)
        : lookup.all
          ? callback(null, [{ address: '127.0.0.1', family: 4 }])
          : callback(null, '127.0.0.1', 4),
    );
  return httpRequest({ ...options, port, lookup: toServer, agent: false });
}

const fetched = (address: string, longestMs = 10_000) =>
  pictureFetcher({ lookup, request, longestMs })(address, file);

describe('a picture of an export', () => {
  test('is fetched from a public address', async () => {
    answer = (_, response) => response.setHeader('content-type', 'image/jpeg').end('a picture');
    expect(await fetched('https://cdn.example/mug.jpg?v=1')).toBeUndefined();
    expect(readFileSync(file, 'utf8')).toBe('a picture');
    expect(asked).toEqual(['cdn.example/mug.jpg?v=1']);
  });

  test.each([
    ['https://inside.example/a.jpg', 'is not on the public internet (10.0.0.7)'],
    ['https://mixed.example/a.jpg', 'is not on the public internet (127.0.0.1)'],
    ['https://six.example/a.jpg', 'is not on the public internet (fd00::1)'],
    ['https://mapped.example/a.jpg', 'is not on the public internet (::ffff:169.254.169.254)'],
    ['https://127.0.0.1/a.jpg', 'is not on the public internet (127.0.0.1)'],
    ['https://0x7f.1/a.jpg', 'is not on the public internet (127.0.0.1)'],
    ['https://[::1]/a.jpg', 'is not on the public internet (::1)'],
    ['https://nowhere.example/a.jpg', 'cannot be fetched (ENOTFOUND)'],
    ['http://cdn.example/a.jpg', 'has no https address'],
    ['file:///etc/passwd', 'has no https address'],
    ['mug.jpg', 'has no https address'],
  ])('is not asked for at %s', async (address, reason) => {
    answer = (_, response) => response.end('secret');
    expect(await fetched(address)).toBe(reason);
    expect(asked).toEqual([]);
    expect(existsSync(file)).toBe(false);
  });

  test.each([
    ['https://inside.example/b.jpg', 'is not on the public internet (10.0.0.7)'],
    ['https://169.254.169.254/latest/meta-data', 'is not on the public internet (169.254.169.254)'],
    ['http://cdn.example/b.jpg', 'leads to no https address'],
    ['', 'leads to no https address'],
  ])('is not followed by a redirect to “%s”', async (location, reason) => {
    answer = (_, response) => response.writeHead(302, location ? { location } : {}).end();
    expect(await fetched('https://cdn.example/a.jpg')).toBe(reason);
    expect(asked).toEqual(['cdn.example/a.jpg']);
  });

  test('is followed by a redirect to a public address, but not in circles', async () => {
    answer = ({ url }, response) => {
      if (url === '/new.jpg') response.setHeader('content-type', 'image/png').end('a picture');
      else response.writeHead(301, { location: url === '/old.jpg' ? '/new.jpg' : '/again.jpg' }).end();
    };
    expect(await fetched('https://cdn.example/old.jpg')).toBeUndefined();
    expect(readFileSync(file, 'utf8')).toBe('a picture');
    expect(await fetched('https://cdn.example/again.jpg')).toBe('is redirected more than 5 times');
  });

  test.each<[what: string, answers: RequestListener, reason: string]>([
    ['is gone', (_, response) => response.writeHead(404).end(), 'is not there (404)'],
    [
      'is a page',
      (_, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end('<p>'),
      'is no picture (text/html)',
    ],
    [
      'says that it is too large',
      (_, response) => response.writeHead(200, { 'content-length': 20_000_001 }).write('x'),
      'is larger than 20 MB',
    ],
    [
      'is too large and does not say so',
      (_, response) => {
        for (let at = 0; at < 21; at += 1) response.write(Buffer.alloc(1_000_000));
        response.end();
      },
      'is larger than 20 MB',
    ],
    ['breaks off', ({ socket }) => socket.destroy(), 'cannot be fetched (ECONNRESET)'],
  ])('that %s is named with the reason', async (_, answers, reason) => {
    answer = answers;
    expect(await fetched('https://cdn.example/a.jpg')).toBe(reason);
  });

  test('that never ends takes a limited time', async () => {
    answer = (_, response) => response.setHeader('content-type', 'image/jpeg').write('a');
    expect(await fetched('https://cdn.example/a.jpg', 200)).toBe('took too long');
  });
});

describe('an address on the public internet', () => {
  test.each([PUBLIC, '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])(
    'is %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.0.9', '169.254.169.254', '172.16.0.1'],
    ...['172.31.255.255', '192.168.1.1', '198.18.0.1', '203.0.113.5', '224.0.0.1', '255.255.255.255'],
    ...[
      '::',
      '::1',
      '::ffff:10.0.0.1',
      '::ffff:7f00:1',
      '::127.0.0.1',
      '64:ff9b::7f00:1',
      'fe80::1',
      'fe80::1%eth0',
    ],
    ...['fc00::1', 'fd12::1', 'ff02::1', '2002:7f00:1::', '2001::1', '2001:db8::1', 'localhost', ''],
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false));

  test('is never an IPv4 address that is written as IPv6, however it is written', () => {
    fc.assert(
      fc.property(
        fc.ipV4(),
        fc.constantFrom('::ffff:', '::', '64:ff9b::', '0:0:0:0:0:ffff:'),
        (address, start) => {
          expect(isPublicAddress(`${start}${address}`)).toBe(false);
        },
      ),
    );
  });
});
