import { UsageError } from './command-line/errors.ts';

/**
 * The days from `from` up to, but not including, `to`.
 * @throws UsageError if the period is empty
 */
export function periodOf<T extends { from: Date; to: Date }>({ from, to }: T): { from: Date; to: Date } {
  if (from >= to)
    throw new UsageError('--to is the day after the last day, so it must be later than --from.');
  return { from, to };
}
