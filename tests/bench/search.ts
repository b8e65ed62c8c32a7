import { brotliCompressSync } from 'node:zlib';
import { indexPath } from '#src/features/search/index-path.ts';
import { createSearchEngine } from '#src/features/search/search-engine.ts';
import { readBuilt } from '../build/support/dist.ts';
import { median, ms, quantile, timed } from './support/numbers.ts';

const KEYWORDS = [
  's',
  'sa',
  'sardine',
  'two egg pan',
  'sordine',
  'auberjine salat',
  'xyzzyq',
  'the '.repeat(20),
];

/** Reading a region's search index, and answering a key press from it, as the browser and the function do. */
export default async function search(rounds = 50): Promise<void> {
  const text = readBuilt(indexPath('GB').slice(1));
  const reading: number[] = [];
  for (let round = 0; round < rounds; round++) reading.push(await timed(() => createSearchEngine(text)));
  const provider = createSearchEngine(text);
  console.log(`index of GB: ${text.length} bytes, ${brotliCompressSync(text).length} after brotli`);
  const row = (what: string, times: readonly number[]) => ({
    what,
    median: ms(median(times)),
    p95: ms(quantile(times, 0.95)),
  });
  const rows = [row('read the index', reading)];
  for (const keyword of KEYWORDS) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await timed(() => provider.suggest(keyword)));
    rows.push(row(`suggest “${keyword.slice(0, 20)}”`, times));
  }
  console.table(rows);
}
