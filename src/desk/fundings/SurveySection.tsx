import { useState } from 'react';
import type { DeskRole } from '#src/contracts/desk/contract.ts';
import { type DeskSurvey, surveyDelete, surveyOpen, surveyRead } from '#src/contracts/desk/surveys.ts';
import * as words from '#src/words/en/desk/surveys.ts';
import { fill } from '#src/words/fill.ts';
import { fillCount } from '#src/words/fill-count.ts';
import { useRead, useWrite } from '../client/queries.ts';
import { dayText } from '../parts/date-text.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { QueryResult } from '../parts/QueryResult.tsx';
import { SurveyPanel } from './SurveyPanel.tsx';

type Props = { fundingId: string; role: DeskRole };
type Rewards = readonly { id: string; title: string }[];

/** The questions to the backers of a funding, and their answers. */
export function SurveySection({ fundingId, role }: Props) {
  const read = useRead(surveyRead, { fundingId });
  const [isEditing, setIsEditing] = useState(false);
  const [news, setNews] = useState('');
  const open = useWrite(surveyOpen);
  const remove = useWrite(surveyDelete);
  const mayWrite = role !== 'packer';
  const mayAskNow = role === 'owner' || role === 'editor';
  const error = open.error ?? remove.error;
  const isBusy = open.isPending || remove.isPending;
  return (
    <section className="sect">
      <QueryResult of={read}>
        {({ survey, rewards, mayAsk }) => (
          <>
            <header>
              <h2>{words.title}</h2>
              {mayWrite && (
                <button type="button" className="btn mini" onClick={() => setIsEditing(true)}>
                  {survey ? (survey.state === 'draft' ? words.edit : words.editDay) : words.write}
                </button>
              )}
            </header>
            <p role="status">{news}</p>
            {error && <ErrorMessage error={error} />}
            {!survey && <p className="note-line soft">{words.none}</p>}
            {survey && (
              <>
                <Questions survey={survey} rewards={rewards} />
                {survey.state === 'draft' && !mayAsk && <p className="note-line soft">{words.later}</p>}
                {survey.state === 'draft' && role === 'creator' && (
                  <p className="note-line soft">{words.waitsForShop}</p>
                )}
                {survey.state === 'draft' && mayWrite && (
                  <p className="note-line acts">
                    {mayAskNow && mayAsk && (
                      <button
                        type="button"
                        className="btn mini go"
                        disabled={isBusy}
                        onClick={() =>
                          confirm(words.openSure) &&
                          open.mutate(
                            { fundingId, version: survey.version },
                            { onSuccess: ({ mails }) => setNews(fillCount(words.opened, mails)) },
                          )
                        }
                      >
                        {words.open}
                      </button>
                    )}
                    <button
                      type="button"
                      className="btn mini"
                      disabled={isBusy}
                      onClick={() => remove.mutate({ fundingId, version: survey.version })}
                    >
                      {words.remove}
                    </button>
                  </p>
                )}
                {survey.taken.length > 0 && <Taken taken={survey.taken} />}
              </>
            )}
            {isEditing && (
              <SurveyPanel
                fundingId={fundingId}
                survey={survey}
                rewards={rewards}
                onClose={(text = '') => {
                  setIsEditing(false);
                  setNews(text);
                }}
              />
            )}
          </>
        )}
      </QueryResult>
    </section>
  );
}

function Questions({ survey, rewards }: { survey: DeskSurvey; rewards: Rewards }) {
  const { state, writtenBy, closesOn, questions, asksAddress, asked, answered } = survey;
  const titleOf = new Map(rewards.map(({ id, title }) => [id, title]));
  return (
    <div className="note-line">
      <p className="label">
        {words.states[state]} · {fill(words.by, { name: writtenBy })} ·{' '}
        {fill(words.until, { day: dayText(closesOn) })}
        {state !== 'draft' && ` · ${fill(words.answered, { answered, asked })}`}
      </p>
      <ul>
        {questions.map(({ label, options, rewards: about }) => (
          <li key={label}>
            <b>{label}</b> {options.length > 0 ? options.join(', ') : words.texts}
            {about.length > 0 && (
              <span className="small soft block">
                {fill(words.forRewards, { rewards: about.map((id) => titleOf.get(id) ?? id).join(', ') })}
              </span>
            )}
          </li>
        ))}
        {asksAddress && <li>{words.address}</li>}
      </ul>
    </div>
  );
}

function Taken({ taken }: Pick<DeskSurvey, 'taken'>) {
  return (
    <table className="grid">
      <caption className="vh">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.question}</th>
          <th scope="col">{words.answer}</th>
          <th scope="col" className="num">
            {words.pieces}
          </th>
        </tr>
      </thead>
      <tbody>
        {taken.map(({ label, answer, pieces }) => (
          <tr key={`${label}\n${answer}`}>
            <td>{label}</td>
            <th scope="row">{answer}</th>
            <td className="num">{pieces}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
