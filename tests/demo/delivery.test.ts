import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';

/** A number of working days beside a word about parcels. */
const DAYS = /(\d|\b(one|two|three|four|five|six|seven|eight|nine|ten)\b) working days?/i;
const ABOUT_PARCELS = /parcel|\bleaves?\b|\bprint|deliver|\bposted\b|\bship/i;

test('no text names the days of a delivery itself: placeholders take them from the settings', async () => {
  const folder = contentFolder();
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(md|yaml)$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const file of files)
    for (const line of (await readFile(path.join(folder, file), 'utf8')).split('\n'))
      if (DAYS.test(line) && ABOUT_PARCELS.test(line)) found.push(`${file}: ${line.slice(0, 120)}`);
  expect(found).toEqual([]);
});
