import { useState } from 'react';
import { Link } from 'wouter';
import { stockHistoryRead } from '#src/contracts/desk/stock.ts';
import * as words from '#src/words/en/desk/stock.ts';
import { useRead } from '../client/queries.ts';
import { Head } from '../parts/Head.tsx';
import { More } from '../parts/More.tsx';
import { momentText } from '../parts/moments.ts';
import { Reading } from '../parts/Reading.tsx';

/** Every change of a variant’s stock, newest first. Nothing here can be changed. */
export default function HistoryScreen({
  params: { product = '', format = '' },
}: {
  params: Record<string, string>;
}) {
  const [before, setBefore] = useState<number>();
  const history = useRead(stockHistoryRead, {
    productId: product,
    formatId: format,
    ...(before !== undefined && { before }),
  });
  return (
    <Reading of={history}>
      {({ thing, sku, rows }) => (
        <>
          <Head
            title={thing}
            sub={
              <>
                <Link href="/stock">{words.back}</Link>
                <span>{sku}</span>
              </>
            }
          />
          {rows.length === 0 && <p className="note-line soft">{words.neverChanged}</p>}
          <ol className="history">
            {rows.map(({ id, at, reason, quantity, before: was, after, who, note }) => (
              <li key={id}>
                <time dateTime={at}>{momentText(at)}</time>
                <span>
                  <b>{words.reasons[reason]}</b> {quantity}{' '}
                  <span className="soft">
                    {was ?? words.unlimited} → {after}
                  </span>{' '}
                  {note}
                </span>
                <span className="by">{who ?? words.commandLine}</span>
              </li>
            ))}
          </ol>
          {rows.length === 50 && <More label={words.older} onClick={() => setBefore(rows.at(-1)?.id)} />}
        </>
      )}
    </Reading>
  );
}
