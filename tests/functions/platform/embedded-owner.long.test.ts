import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';

const OWNER = path.resolve(import.meta.dirname, '../../../sandbox/database/owner.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'found-owner-'));
let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('a database whose owner process ends before it has started closes itself silently', async () => {
  child = fork(OWNER, [folder], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let said = '';
  child.stderr!.on('data', (data: Buffer) => {
    said += data;
  });
  child.disconnect();
  const [code] = await once(child, 'exit');
  expect({ code, said }).toEqual({ code: 0, said: '' });
  expect(existsSync(path.join(folder, 'owner.json'))).toBe(false);
}, 60_000);

test('a database that cannot be opened says which folder to move away, and leaves no lock', async () => {
  mkdirSync(path.join(folder, 'files'), { recursive: true });
  writeFileSync(path.join(folder, 'files/PG_VERSION'), '9\n');
  const { openEmbedded } = await import('#sandbox/database/embedded.ts');
  await expect(openEmbedded(folder)).rejects.toThrow(
    `The database in ${folder} cannot be opened; perhaps it was cut off while it was written. Move that folder away`,
  );
  expect(existsSync(path.join(folder, 'owner.json'))).toBe(false);
}, 60_000);
