import { useState } from 'react';
import { booksTable, payoutsList } from '#src/contracts/desk/books.ts';
import * as words from '#src/words/en/desk/books.ts';
import { useRead } from '../client/queries.ts';
import { dayText } from '../parts/date-text.ts';
import { moneyText } from '../parts/money-text.ts';
import { NextPageButton } from '../parts/NextPageButton.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';
import { Rows } from './Rows.tsx';
import { Save } from './Save.tsx';

/** The provider's payouts, newest first, and a table of what those of the period are made of. */
export function Payouts({ from, to }: { from: string; to: string }) {
  const [after, setAfter] = useState<string>();
  const payouts = useRead(payoutsList, { ...(after && { after }) });
  return (
    <QueryResult of={payouts}>
      {({ payouts: rows, next }) => (
        <>
          <Rows
            title={words.payouts}
            none={words.noPayouts}
            heads={[words.arrives, words.status, words.gross, words.unexplained]}
            texts={2}
            rows={rows.map(({ arrivesAt, status, failureCode, amount, unexplained, currency }) => [
              dayText(arrivesAt),
              failureCode ?? status.replaceAll('_', ' '),
              moneyText(amount, currency),
              moneyText(unexplained, currency),
            ])}
          >
            <Save
              label={words.save}
              what={words.payouts}
              contract={booksTable}
              input={{ from, to, table: 'payouts' }}
            />
          </Rows>
          {next && <NextPageButton label={words.older} onClick={() => setAfter(next)} />}
        </>
      )}
    </QueryResult>
  );
}
