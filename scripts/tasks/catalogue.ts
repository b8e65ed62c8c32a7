/**
 * `npm run catalogue -- 10000 DIR`: writes a valid content folder with that many made-up products into DIR, with creators
 * and recipes in proportion, to see how the store bears a catalogue of that size. The same number always gives the same files.
 */

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readAndCheck } from '../../src/catalogue/reading/load-content.ts';
import { describeProblem } from '../../src/catalogue/reading/parse-file.ts';
import { nth } from '../../src/lib/nth.ts';
import { stop } from '../lib/run.ts';
import { writeCatalogue } from '../lib/synthetic/write-catalogue.ts';

const [asked = '', folder = ''] = process.argv.slice(2);
const count = Number(asked);
if (!Number.isInteger(count) || count < 1 || count > 1_000_000 || !folder)
  stop('How many products, and where?', 'For example: npm run catalogue -- 10000 /tmp/large-catalogue');
const target = path.resolve(folder);
if (existsSync(target) && readdirSync(target).length > 0)
  stop(`${target} is not empty.`, 'Name a folder that is new or empty, so that nothing is written over.');

const started = performance.now();
const files = await writeCatalogue(count, target);
const written = performance.now();
console.log(`${files} files around ${count} products in ${target} (${seconds(started, written)})`);

const { problems } = await readAndCheck(target);
if (problems.length > 0)
  stop(`The content has ${problems.length} problem(s), the first: ${describeProblem(nth(problems, 0))}`);
console.log(`Read and checked without a problem (${seconds(written, performance.now())})`);

function seconds(from: number, to: number): string {
  return `${((to - from) / 1000).toFixed(1)} s`;
}
