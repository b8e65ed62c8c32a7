import type { Line, Status } from './check.ts';

/** The report: a line for each finding, what to do below it, and the counts. */
export function textOf(lines: readonly Line[]): string {
  const width = Math.max(...lines.map(({ name }) => name.length));
  const indent = ' '.repeat('unknown  '.length + width + 2);
  const rows = lines.map(({ name, status, says, todo }) =>
    [`${status.padEnd(9)}${name.padEnd(width)}  ${says}`, ...(todo ? [`${indent}${todo}`] : [])].join('\n'),
  );
  const count = (status: Status) => lines.filter((line) => line.status === status).length;
  return [...rows, '', `${count('ok')} ok, ${count('wrong')} wrong, ${count('unknown')} unknown`].join('\n');
}

/**
 * 1 if a line is wrong; else 3 if one is unknown, which does not stop a deploy; else 0.
 * (2 is for wrong usage.)
 */
export function exitCodeOf(lines: readonly Line[], isDeploy: boolean): number {
  if (lines.some(({ status }) => status === 'wrong')) return 1;
  return !isDeploy && lines.some(({ status }) => status === 'unknown') ? 3 : 0;
}
