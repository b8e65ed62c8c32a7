import { type FormEvent, useState } from 'react';
import {
  type DeskReviewAnswer,
  reviewAnswer,
  reviewAnswerDecide,
  reviewAnswerWithdraw,
} from '#src/contracts/desk/reviews.ts';
import { REVIEW_LENGTH } from '#src/contracts/limits.ts';
import * as words from '#src/words/en/desk/reviews.ts';
import { fill } from '#src/words/fill.ts';
import { useWrite } from '../client/queries.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { Field } from './Field.tsx';
import { Panel } from './Panel.tsx';

type Props = {
  reviewId: string;
  answer: DeskReviewAnswer | null;
  /** Whether the maker of the product is signed in. Their answer waits for the shop's approval. */
  isMaker?: boolean;
};

/** The public answer to an approved review: writes it, approves it, takes it back. */
export function ReviewAnswer({ reviewId, answer, isMaker = false }: Props) {
  const [isWriting, setIsWriting] = useState(false);
  const decide = useWrite(reviewAnswerDecide);
  const withdraw = useWrite(reviewAnswerWithdraw);
  const error = decide.error ?? withdraw.error;
  const isBusy = decide.isPending || withdraw.isPending;
  const isThere = answer !== null && answer.state !== 'withdrawn';
  const decided = (to: 'approved' | 'rejected') =>
    answer && decide.mutate({ id: reviewId, version: answer.version, to });
  return (
    <>
      {isThere && (
        <div className="answered">
          <p className="label">
            {words.answerStates[answer.state]} · {fill(words.byWhom, { name: answer.writtenBy })}
          </p>
          <p className="said lines">{answer.text}</p>
        </div>
      )}
      {error && <ErrorMessage error={error} />}
      <p className="acts">
        {isThere && !isMaker && answer.state !== 'approved' && (
          <button type="button" className="btn mini" disabled={isBusy} onClick={() => decided('approved')}>
            {words.approveAnswer}
          </button>
        )}
        {isThere && !isMaker && answer.state === 'waiting' && (
          <button type="button" className="btn mini" disabled={isBusy} onClick={() => decided('rejected')}>
            {words.rejectAnswer}
          </button>
        )}
        <button type="button" className="btn mini" onClick={() => setIsWriting(true)}>
          {isThere ? words.editAnswer : words.answer}
        </button>
        {isThere && answer.state !== 'rejected' && (
          <button
            type="button"
            className="btn mini"
            disabled={isBusy}
            onClick={() =>
              (answer.state !== 'approved' || confirm(words.withdrawSure)) &&
              withdraw.mutate({ id: reviewId, version: answer.version })
            }
          >
            {words.withdrawAnswer}
          </button>
        )}
      </p>
      {isWriting && (
        <AnswerPanel
          reviewId={reviewId}
          answer={answer}
          isMaker={isMaker}
          onClose={() => setIsWriting(false)}
        />
      )}
    </>
  );
}

function AnswerPanel({ reviewId, answer, isMaker, onClose }: Props & { onClose: () => void }) {
  const write = useWrite(reviewAnswer);
  const { error } = write;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text')).replaceAll('\r\n', '\n').trim();
    write.mutate({ id: reviewId, version: answer?.version ?? null, text }, { onSuccess: onClose });
  };
  return (
    <Panel title={words.answerTitle} onClose={onClose}>
      <form className="write" onSubmit={submit}>
        {error && error.field !== 'text' && <ErrorMessage error={error} />}
        <Field
          label={words.answerText}
          hint={isMaker ? words.answerHintOfMaker : words.answerHint}
          problem={error?.field === 'text' ? error.message : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              className="input"
              name="text"
              rows={8}
              required
              maxLength={REVIEW_LENGTH.text}
              defaultValue={answer?.text}
            />
          )}
        </Field>
        <p className="acts">
          <button type="submit" className="btn go" disabled={write.isPending}>
            {words.saveAnswer}
          </button>
        </p>
      </form>
    </Panel>
  );
}
