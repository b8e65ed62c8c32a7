/**
 * A process that makes many concurrent calls against one limit, after a signal: `node consumer.ts
 * DATABASE_URL CALLS MOST AT`. It writes `ready`, waits for a line, and writes how many calls were allowed.
 */
import { openDatabase } from '#functions/db/open.ts';
import { consume } from '#functions/limits/consume.ts';

const [url = '', calls, most, at] = process.argv.slice(2);
const limit = { name: 'processes', most: Number(most), windowMs: 60_000 };
const { db, close } = openDatabase(url, { connections: 2 });
await db.execute('select 1');
console.log('ready');
await new Promise((resolve) => process.stdin.once('data', resolve));
const answers = await Promise.all(
  Array.from({ length: Number(calls) }, () =>
    consume(db, [{ limit, subject: 'anybody' }], new Date(Number(at))),
  ),
);
console.log(answers.filter((refusal) => refusal === undefined).length);
await close();
process.exit(0);
