import { type FormEvent, useState } from 'react';
import { payeeRead, payeeSave } from '#src/contracts/desk/creators.ts';
import * as words from '#src/words/en/desk/creators.ts';
import { useRead, useWrite } from '../client/queries.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';

const FIELDS = ['holder', 'iban', 'sortCode', 'accountNumber'] as const;

/** The bank account that a creator is paid to: an IBAN, or a British sort code and account number. */
export function AccountPanel({ party, onClose }: { party: string; onClose: (news?: string) => void }) {
  const account = useRead(payeeRead, { party });
  const save = useWrite(payeeSave);
  const [seen, setSeen] = useState<number>();
  const submit = (event: FormEvent<HTMLFormElement>, version: number) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const of = (name: string) => String(typed.get(name) ?? '').trim();
    // The version that was first shown, so that a change by someone else since is not overwritten.
    setSeen((before) => before ?? version);
    save.mutate(
      {
        party,
        holder: of('holder'),
        iban: of('iban'),
        sortCode: of('sortCode'),
        accountNumber: of('accountNumber'),
        version: seen ?? version,
      },
      { onSuccess: () => onClose(words.accountSaved) },
    );
  };
  const problemOf = (field: string) => (save.error?.field === field ? save.error.message : undefined);
  return (
    <Panel title={words.accountTitle} onClose={() => onClose()}>
      <QueryResult of={account}>
        {(known) => (
          <form className="write" onSubmit={(event) => submit(event, known?.version ?? 0)}>
            <p>{words.accountHint}</p>
            {save.error && !save.error.field && <ErrorMessage error={save.error} />}
            {FIELDS.map((name) => (
              <Field key={name} label={words.accountFields[name]} problem={problemOf(name)}>
                {(control) => (
                  <input
                    {...control}
                    className="input"
                    name={name}
                    required={name === 'holder'}
                    maxLength={name === 'holder' ? 70 : 60}
                    autoComplete="off"
                    defaultValue={known?.[name] ?? ''}
                  />
                )}
              </Field>
            ))}
            <p>
              <button type="submit" className="btn go" disabled={save.isPending}>
                {words.saveAccount}
              </button>
            </p>
          </form>
        )}
      </QueryResult>
    </Panel>
  );
}
