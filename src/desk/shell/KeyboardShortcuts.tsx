import { useEffect, useState } from 'react';
import * as words from '#src/words/en/desk/shell.ts';
import { Panel } from '../parts/Panel.tsx';

const KEYS = [
  ['?', words.keys.help],
  ['/', words.keys.search],
  ['j', words.keys.next],
  ['k', words.keys.previous],
  [words.keyNames.enter, words.keys.open],
  [words.keyNames.escape, words.keys.close],
  [words.keyNames.scanner, words.keys.scan],
] as const;

/**
 * The keys of the desk. `?` opens the list, outside of fields. Lists handle theirs in
 * `orders/order-list-shortcuts.ts`, and packing has a scanner in `packing/use-barcode-scanner.ts`.
 */
export function KeyboardShortcuts() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyping = target instanceof Element && target.matches('input, select, textarea');
      if (key === '?' && !isTyping && !ctrlKey && !metaKey && !altKey) setIsOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  if (!isOpen) return null;
  return (
    <Panel title={words.keysTitle} onClose={() => setIsOpen(false)}>
      <dl className="keys">
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
