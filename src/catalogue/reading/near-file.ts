import { readdirSync } from 'node:fs';
import path from 'node:path';
import { suggestion } from '#src/lib/closest.ts';

/** “. Did you mean …?” with the name of a similar file in the same folder; empty if there is none. */
export function nearFile(place: string): string {
  try {
    const found = suggestion(path.basename(place), readdirSync(path.dirname(place)));
    return found && `.${found}`;
  } catch {
    return '';
  }
}
