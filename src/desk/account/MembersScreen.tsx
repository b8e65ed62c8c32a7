import { type FormEvent, useState } from 'react';
import { memberChange, memberInvite, memberRemove, membersList } from '#src/contracts/desk/account.ts';
import { DESK_ROLES, type DeskRole } from '#src/contracts/desk/contract.ts';
import { hasFeature } from '#src/core/shop/features.ts';
import * as words from '#src/words/en/desk/account.ts';
import * as shellWords from '#src/words/en/desk/shell.ts';
import { fill } from '#src/words/fill.ts';
import { useRead, useWrite } from '../client/queries.ts';
import { dateTimeText } from '../parts/date-text.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { Field } from '../parts/Field.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';

/** The members of the desk. Owners invite and remove them. */
export default function MembersScreen() {
  const members = useRead(membersList, {});
  const remove = useWrite(memberRemove);
  const change = useWrite(memberChange);
  return (
    <>
      <PageHead title={shellWords.screens.members} />
      {(remove.error ?? change.error) && (
        <ErrorMessage error={remove.error ?? change.error ?? { message: '' }} />
      )}
      <QueryResult of={members}>
        {(rows) => (
          <table className="grid stack">
            <caption className="vh">{shellWords.screens.members}</caption>
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.email}</th>
                <th scope="col">{words.role}</th>
                <th scope="col">{words.lastUsed}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, name, email, role, creatorId, lastUsedAt }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>{email}</td>
                  <td>
                    {role === 'creator' ? (
                      shellWords.roles.creator
                    ) : (
                      <select
                        className="input"
                        aria-label={fill(words.roleOf, { name })}
                        value={role}
                        disabled={change.isPending}
                        onChange={(event) =>
                          change.mutate({ id, role: event.target.value as DeskRole, creatorId: null })
                        }
                      >
                        {DESK_ROLES.filter((one) => one !== 'creator').map((one) => (
                          <option key={one} value={one}>
                            {shellWords.roles[one]}
                          </option>
                        ))}
                      </select>
                    )}{' '}
                    <span className="soft">{creatorId ?? words.can[role]}</span>
                  </td>
                  <td className="nowrap">{lastUsedAt ? dateTimeText(lastUsedAt) : words.neverUsed}</td>
                  <td className="num">
                    <button
                      type="button"
                      className="btn mini"
                      aria-label={`${words.remove} ${name}`}
                      onClick={() => confirm(fill(words.sure, { name })) && remove.mutate({ id })}
                    >
                      {words.remove}
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </QueryResult>
      <Invite />
    </>
  );
}

function Invite() {
  const invite = useWrite(memberInvite);
  const [role, setRole] = useState<DeskRole>('packer');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const { email = '', name = '', creatorId } = fields;
    invite.mutate(
      { email: email.trim(), name, role, ...(role === 'creator' && creatorId && { creatorId }) },
      { onSuccess: () => form.reset() },
    );
  };
  const problemOf = (field: string) => (invite.error?.field === field ? invite.error.message : undefined);
  return (
    <section className="sect">
      <header>
        <h2>{words.inviteTitle}</h2>
      </header>
      {invite.error && !invite.error.field && <ErrorMessage error={invite.error} />}
      <form className="invite" onSubmit={send}>
        <Field label={words.name} problem={problemOf('name')}>
          {(control) => <input {...control} className="input" name="name" required autoComplete="off" />}
        </Field>
        <Field label={words.email} problem={problemOf('email')}>
          {(control) => (
            <input {...control} className="input" type="email" name="email" required autoComplete="off" />
          )}
        </Field>
        <Field label={words.role} hint={words.can[role]} problem={problemOf('role')}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={role}
              onChange={(event) => setRole(event.target.value as DeskRole)}
            >
              {DESK_ROLES.filter((one) => one !== 'creator' || hasFeature('creators')).map((one) => (
                <option key={one} value={one}>
                  {shellWords.roles[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
        {role === 'creator' && (
          <Field label={words.creatorId} hint={words.creatorHint} problem={problemOf('creatorId')}>
            {(control) => <input {...control} className="input" name="creatorId" required />}
          </Field>
        )}
        <p>
          <button type="submit" className="btn go" disabled={invite.isPending}>
            {words.invite}
          </button>
        </p>
      </form>
      <p role="status">{invite.data ? fill(words.invited, { email: invite.data.email }) : ''}</p>
    </section>
  );
}
