import { useState } from 'react';
import { Link } from 'wouter';
import { messagesList } from '#src/contracts/desk/people.ts';
import * as words from '#src/words/en/desk/people.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { useRead } from '../client/queries.ts';
import { dateTimeText } from '../parts/date-text.ts';
import { NextPageButton } from '../parts/NextPageButton.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';
import { Views } from '../parts/Views.tsx';

const STATES = ['to_answer', 'waiting', 'done'] as const;

/** Messages from the shop's forms, by who has to answer. */
export default function MessagesScreen() {
  const [state, setState] = useState<(typeof STATES)[number]>('to_answer');
  const [after, setAfter] = useState<{ createdAt: string; id: string }>();
  const list = useRead(messagesList, { state, ...(after && { after }) });
  return (
    <QueryResult of={list}>
      {({ rows, next, counts }) => (
        <>
          <PageHead title={fillCount(words.toAnswer, counts.to_answer)} />
          <Views
            label={words.messageViews}
            views={STATES.map((one) => ({ id: one, name: words.states[one], count: counts[one] }))}
            current={state}
            onChoose={(one) => {
              setAfter(undefined);
              setState(one);
            }}
          />
          {rows.length === 0 && <p className="blank">{words.noMessages}</p>}
          <ul className="waits">
            {rows.map(({ id, kind, email, name, begins, createdAt }) => (
              <li key={id}>
                <Link className="row" href={`/messages/${id}`}>
                  <span />
                  <span>
                    <b>{name ?? email ?? id}</b> <span className="soft">{words.kinds[kind]}</span>
                    <br />
                    <span className="why">{begins}</span>
                  </span>
                  <span className="when">{dateTimeText(createdAt)}</span>
                </Link>
              </li>
            ))}
          </ul>
          {next && <NextPageButton label={words.more} onClick={() => setAfter(next)} />}
        </>
      )}
    </QueryResult>
  );
}
