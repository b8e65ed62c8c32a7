/**
 * `npm run fuzz [-- --requests N] [--seed S]`: sends N generated requests to every operation of the API's description, hostile values
 * in places of any depth, and holds each answer against it. Without a seed a new one is taken. What fails is shrunk and printed with
 * the seed that finds it again.
 */
import { parseArgs } from 'node:util';
import { run, stop } from '../lib/run.ts';

const { values } = parseArgs({ options: { requests: { type: 'string' }, seed: { type: 'string' } } });
const number = (name: keyof typeof values, otherwise: number) => {
  const value = values[name] === undefined ? otherwise : Number(values[name]);
  if (!Number.isSafeInteger(value) || value < 1) stop(`--${name} is a whole number above 0.`);
  return String(value);
};

process.exit(
  await run('vitest', ['run', '--project', 'functions', 'tests/functions/api/fuzz.test.ts'], {
    FUZZ_REQUESTS: number('requests', 10_000),
    FUZZ_SEED: number('seed', Math.floor(Math.random() * 2 ** 31)),
  }),
);
