/** The thread of `startContentCheck`. */
import { parentPort, workerData } from 'node:worker_threads';
import { readAndCheck } from '#src/catalogue/reading/load-content.ts';
import { keepParsed, recallParsed } from '#src/catalogue/reading/parsed-files.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { buildNow } from '#src/lib/clock.ts';
import { publish } from '../snapshot.ts';
import type { CheckedContent, CheckOrder } from './content-check.ts';

const { stamp, snapshot }: CheckOrder = workerData;
await recallParsed(stamp);
const { content, problems, warnings, digest } = await readAndCheck(contentFolder(), buildNow());
await keepParsed(stamp);
const isValid = problems.length === 0;
if (isValid) await publish(content, snapshot);
parentPort?.postMessage({ isValid, warnings: warnings(), digest } satisfies CheckedContent);
