import { useState } from 'react';
import { Link } from 'wouter';
import { meRead } from '#src/contracts/desk/account.ts';
import type { DeskRole } from '#src/contracts/desk/contract.ts';
import {
  type DeskFunding,
  fundingBackers,
  fundingRead,
  updatePublish,
  updateWithdraw,
} from '#src/contracts/desk/fundings.ts';
import * as words from '#src/words/en/desk/fundings.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { call } from '../client/call.ts';
import { useRead, useWrite } from '../client/queries.ts';
import { dayText } from '../parts/date-text.ts';
import { download } from '../parts/download.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { moneyText } from '../parts/money-text.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';
import { SurveySection } from './SurveySection.tsx';
import { UpdatePanel } from './UpdatePanel.tsx';

const MAY_WRITE: readonly DeskRole[] = ['owner', 'editor', 'creator'];
type Update = DeskFunding['updates'][number];

/** One funding: its rewards, its updates, and the list for sending rewards. */
export default function FundingScreen({ params: { id = '' } }: { params: Record<string, string> }) {
  const funding = useRead(fundingRead, { id });
  const role = useRead(meRead, {}).data?.member.role;
  const [edited, setEdited] = useState<Update | 'new'>();
  const [news, setNews] = useState('');
  const [problem, setProblem] = useState<{ message: string }>();
  const save = () =>
    void call(fundingBackers, { id }).then(({ file, csv }) => download(file, csv), setProblem);
  return (
    <QueryResult of={funding}>
      {({ title, state, raised, goal, currency, backers, endsAt, rewards, updates }) => (
        <>
          <PageHead
            title={title}
            sub={
              <>
                <Link href="/fundings">{words.back}</Link> {words.states[state]} ·{' '}
                {fill(words.ofGoal, { raised: moneyText(raised, currency), goal: moneyText(goal, currency) })}{' '}
                · {fillCount(words.backersCount, backers)} · {words.ends} {dayText(endsAt)}
              </>
            }
          >
            <a className="btn" href={`/funding/${id}`} target="_blank" rel="noreferrer">
              {words.page}
            </a>
            {(role === 'owner' || role === 'packer') && (
              <button type="button" className="btn" onClick={save}>
                {words.backersCsv}
              </button>
            )}
          </PageHead>
          {problem && <ErrorMessage error={problem} />}
          <section className="sect">
            <header>
              <h2>{words.updates}</h2>
              {role && MAY_WRITE.includes(role) && (
                <button type="button" className="btn mini" onClick={() => setEdited('new')}>
                  {words.write}
                </button>
              )}
            </header>
            <p role="status">{news}</p>
            {updates.length === 0 && <p className="note-line soft">{words.noUpdates}</p>}
            <ul>
              {updates.map((update) => (
                <UpdateItem
                  key={update.id}
                  update={update}
                  role={role}
                  onEdit={() => setEdited(update)}
                  onDone={setNews}
                />
              ))}
            </ul>
          </section>
          {role && role !== 'accountant' && <SurveySection fundingId={id} role={role} />}
          <section className="sect">
            <header>
              <h2>{words.rewards}</h2>
            </header>
            <table className="grid">
              <caption className="vh">{words.rewards}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.reward}</th>
                  <th scope="col" className="num">
                    {words.taken}
                  </th>
                  <th scope="col" className="num">
                    {words.limit}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rewards.map((reward) => (
                  <tr key={reward.id}>
                    <th scope="row">{reward.title}</th>
                    <td className="num">{reward.taken}</td>
                    <td className="num">{reward.limit ?? words.unlimited}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          {edited && (
            <UpdatePanel
              fundingId={id}
              update={edited === 'new' ? undefined : edited}
              onClose={(text = '') => {
                setEdited(undefined);
                setNews(text);
              }}
            />
          )}
        </>
      )}
    </QueryResult>
  );
}

type ItemProps = {
  update: Update;
  role: DeskRole | undefined;
  onEdit: () => void;
  onDone: (news: string) => void;
};

function UpdateItem({ update, role, onEdit, onDone }: ItemProps) {
  const { id, title, text, state, version, writtenBy, createdAt, publishedAt, mailedAt } = update;
  const publish = useWrite(updatePublish);
  const withdraw = useWrite(updateWithdraw);
  const maySend = role === 'owner' || role === 'editor';
  const mayEdit = maySend || (role === 'creator' && state === 'draft');
  const isBusy = publish.isPending || withdraw.isPending;
  const send = (isMailed: boolean) =>
    publish.mutate(
      { id, version, isMailed },
      { onSuccess: ({ mails }) => onDone(isMailed ? fillCount(words.published, mails) : '') },
    );
  return (
    <li className="note-line">
      <p className="label">
        {words.updateStates[state]} · {dayText(publishedAt ?? createdAt)} ·{' '}
        {fill(words.by, { name: writtenBy })}
        {state !== 'draft' &&
          ` · ${mailedAt ? fill(words.mailed, { day: dayText(mailedAt) }) : words.notMailed}`}
      </p>
      <p>
        <b>{title}</b>
      </p>
      <p className="lines">{text}</p>
      {(publish.error ?? withdraw.error) && (
        <ErrorMessage error={publish.error ?? withdraw.error ?? { message: '' }} />
      )}
      {role === 'creator' && state === 'draft' && <p className="small soft">{words.waitsForShop}</p>}
      <p className="acts">
        {maySend && state !== 'published' && (
          <>
            {!mailedAt && (
              <button
                type="button"
                className="btn mini go"
                disabled={isBusy}
                onClick={() => confirm(fill(words.publishSure, { title })) && send(true)}
              >
                {words.publish}
              </button>
            )}
            <button type="button" className="btn mini" disabled={isBusy} onClick={() => send(false)}>
              {words.publishOnly}
            </button>
          </>
        )}
        {mayEdit && (
          <button type="button" className="btn mini" onClick={onEdit}>
            {words.edit}
          </button>
        )}
        {maySend && state !== 'withdrawn' && (
          <button
            type="button"
            className="btn mini"
            disabled={isBusy}
            onClick={() =>
              (state === 'draft' || confirm(fill(words.withdrawSure, { title }))) &&
              withdraw.mutate({ id, version })
            }
          >
            {state === 'draft' ? words.remove : words.withdraw}
          </button>
        )}
      </p>
    </li>
  );
}
