import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as parseFiles from '#src/catalogue/reading/parse-file.ts';

const TEXT = `---
name: Pantry
order: 1
---
`;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'found-parsed-'));
  vi.stubEnv('OUT_FOLDER', folder);
});
afterEach(async () => {
  // Test files share their modules.
  vi.doUnmock('#src/catalogue/reading/parse-file.ts');
  vi.resetModules();
  await rm(folder, { recursive: true, force: true });
});

/** The module as another process has it, and how often it has parsed. */
async function inNewProcess() {
  vi.resetModules();
  const parse = vi.fn((file: string, text: string) => parseFiles.parseFile(file, text, 'pages'));
  vi.doMock('#src/catalogue/reading/parse-file.ts', () => ({ parseFile: parse }));
  const { parseOnce, ...others } = await import('#src/catalogue/reading/parsed-files.ts');
  return { ...others, read: (text: string) => parseOnce('/a/b.md', 'b.md', text, 'pages'), parse };
}

test('a file whose text is that of the last build is not parsed again', async () => {
  const first = await inNewProcess();
  const found = first.read(TEXT);
  await first.keepParsed('code');
  const second = await inNewProcess();
  await second.recallParsed('code');
  expect(second.read(TEXT)).toEqual(found);
  expect(second.parse).not.toHaveBeenCalled();
  second.read(`${TEXT}More.`);
  expect(second.parse).toHaveBeenCalledOnce();
});

test('other code, or other settings, parses everything again', async () => {
  const first = await inNewProcess();
  first.read(TEXT);
  await first.keepParsed(first.parsedStamp('code', 'settings'));
  for (const stamp of [first.parsedStamp('other code', 'settings'), first.parsedStamp('code', 'others')]) {
    const second = await inNewProcess();
    await second.recallParsed(stamp);
    second.read(TEXT);
    expect(second.parse).toHaveBeenCalledOnce();
  }
});

test('a photograph is looked into once, by this build and the next ones', async () => {
  const look = vi.fn(async () => 'is 200 pixels wide');
  const first = await inNewProcess();
  expect(await first.lookOnce('640 9 1 /a/tea.jpg', look)).toBe('is 200 pixels wide');
  await first.keepParsed('code');
  const second = await inNewProcess();
  await second.recallParsed('code');
  expect(await second.lookOnce('640 9 1 /a/tea.jpg', look)).toBe('is 200 pixels wide');
  expect(look).toHaveBeenCalledOnce();
  // Another size or time is another photograph.
  await second.lookOnce('640 9 2 /a/tea.jpg', look);
  expect(look).toHaveBeenCalledTimes(2);
});

test('a copy that a reader changes does not change what others read', async () => {
  const { read } = await inNewProcess();
  const first = read(TEXT) as { problems: unknown[] };
  const second = read(TEXT) as { problems: unknown[] };
  second.problems = [];
  expect(read(TEXT)).toEqual(first);
});
