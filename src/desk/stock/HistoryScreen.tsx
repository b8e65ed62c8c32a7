import { useState } from 'react';
import { Link } from 'wouter';
import { stockHistoryRead } from '#src/contracts/desk/stock.ts';
import * as words from '#src/words/en/desk/stock.ts';
import { useRead } from '../client/queries.ts';
import { dateTimeText } from '../parts/date-text.ts';
import { NextPageButton } from '../parts/NextPageButton.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';

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
    <QueryResult of={history}>
      {({ thing, sku, rows }) => (
        <>
          <PageHead
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
                <time dateTime={at}>{dateTimeText(at)}</time>
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
          {rows.length === 50 && (
            <NextPageButton label={words.older} onClick={() => setBefore(rows.at(-1)?.id)} />
          )}
        </>
      )}
    </QueryResult>
  );
}
