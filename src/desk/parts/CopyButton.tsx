import { useState } from 'react';
import * as words from '#src/words/en/desk/orders.ts';

/** Copies a text, such as an address or words to engrave, letter by letter. */
export function CopyButton({ text, label = words.copy }: { text: string; label?: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <button type="button" className="btn mini" onClick={() => void copy()}>
      {isCopied ? words.copied : label}
    </button>
  );
}
