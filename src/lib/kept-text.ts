import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a function that returns the last text if it was made of the same input: by this process, or by the
 * one that wrote `file`.
 *
 * @param code a hash of the code that makes the text. Without one, no file is read or written
 */
export function keptText(file: string, code: string | undefined) {
  let last = { stamp: '', text: '' };
  return (input: string, make: () => string): string => {
    const stamp = hash('sha256', `${code}\n${input}`);
    if (last.stamp === stamp) return last.text;
    const found = code ? readStamped(file, stamp) : undefined;
    last = { stamp, text: found ?? make() };
    if (code && found === undefined) writeStamped(file, last);
    return last.text;
  };
}

function readStamped(file: string, stamp: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return text.startsWith(stamp) ? text.slice(stamp.length) : undefined;
  } catch {
    return undefined;
  }
}

/** Written in one step, since an incomplete file would begin with the stamp too. */
function writeStamped(file: string, { stamp, text }: { stamp: string; text: string }): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.part`;
  writeFileSync(draft, stamp + text);
  renameSync(draft, file);
}
