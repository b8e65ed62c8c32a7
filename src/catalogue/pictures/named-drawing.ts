import { hash } from 'node:crypto';
import type { Drawing } from 'illustrations';

/** A drawing with a name for all that was asked of it. It is drawn when something of it is read. */
export type NamedDrawing = Drawing & { name: string };

export function namedDrawing(input: unknown, draw: () => Drawing): NamedDrawing {
  let made: Drawing | undefined;
  const drawing = () => {
    made ??= draw();
    return made;
  };
  return {
    name: hash('sha256', JSON.stringify(input), 'base64url'),
    get svg() {
      return drawing().svg;
    },
    get width() {
      return drawing().width;
    },
    get height() {
      return drawing().height;
    },
    get ground() {
      return drawing().ground;
    },
  };
}
