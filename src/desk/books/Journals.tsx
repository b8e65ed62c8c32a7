import { journalFile, journalRead } from '#src/contracts/desk/books.ts';
import { sum } from '#src/core/money.ts';
import * as words from '#src/words/en/desk/books.ts';
import { fill } from '#src/words/fill.ts';
import { useRead } from '../client/queries.ts';
import { moneyText } from '../parts/money-text.ts';
import { QueryResult } from '../parts/QueryResult.tsx';
import { Rows } from './Rows.tsx';
import { Save } from './Save.tsx';

/** The journal of a month for each currency, with buttons that save it for accounting packages. */
export function Journals({ month }: { month: string }) {
  const journals = useRead(journalRead, { month });
  return (
    <QueryResult of={journals}>
      {({ journals: all }) => (
        <>
          {all.map(({ currency, forms, lines }) => {
            const title = fill(words.journal, { currency });
            const side = (amounts: number[]) => moneyText(sum(amounts), currency);
            const amounts = lines.map(({ amount }) => amount);
            return (
              <Rows
                key={currency}
                title={title}
                none={words.nothing}
                heads={[words.code, words.what, words.debit, words.credit]}
                texts={2}
                rows={[
                  ...lines.map(({ code, text, amount }) => [
                    code,
                    text,
                    amount > 0 && moneyText(amount, currency),
                    amount < 0 && moneyText(-amount, currency),
                  ]),
                  [
                    '',
                    <b key="sum">{words.sum}</b>,
                    side(amounts.filter((amount) => amount > 0)),
                    side(amounts.filter((amount) => amount < 0).map((amount) => -amount)),
                  ],
                ]}
              >
                {forms.map((form) => (
                  <Save
                    key={form}
                    label={words.forms[form]}
                    what={title}
                    contract={journalFile}
                    input={{ month, currency, form }}
                  />
                ))}
              </Rows>
            );
          })}
          {all.length > 0 && <p className="small soft">{words.journalNote}</p>}
        </>
      )}
    </QueryResult>
  );
}
