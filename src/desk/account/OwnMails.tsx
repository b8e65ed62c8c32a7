import { useState } from 'react';
import { meRead, ownMailsChange, ownMailsRead } from '#src/contracts/desk/account.ts';
import * as words from '#src/words/en/desk/account.ts';
import { useRead, useWrite } from '../client/queries.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';

/** The mails that an owner can turn off. Others get none. */
export function OwnMails() {
  const isOwner = useRead(meRead, {}).data?.member.role === 'owner';
  const mails = useRead(ownMailsRead, {}, { isOn: isOwner });
  const change = useWrite(ownMailsChange);
  /** The choice, until it is saved and reloaded. */
  const [choice, setChoice] = useState<boolean>();
  const choose = (isWeekly: boolean) => {
    setChoice(isWeekly);
    change.mutate({ isWeekly }, { onSettled: () => setChoice(undefined) });
  };
  if (!isOwner) return null;
  return (
    <section className="sect">
      <header>
        <h2>{words.mails}</h2>
      </header>
      {change.error && <ErrorMessage error={change.error} />}
      <QueryResult of={mails}>
        {({ isWeekly }) => (
          <label className="check note-line">
            <input
              className="tick"
              type="checkbox"
              checked={choice ?? isWeekly}
              disabled={choice !== undefined}
              onChange={(event) => choose(event.target.checked)}
            />
            {words.weekly}
          </label>
        )}
      </QueryResult>
      <p role="status">{change.isSuccess ? words.mailsSaved : ''}</p>
    </section>
  );
}
