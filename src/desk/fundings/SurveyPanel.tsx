import { type FormEvent, useState } from 'react';
import { type DeskSurvey, surveySave } from '#src/contracts/desk/surveys.ts';
import { SURVEY_LIMIT } from '#src/contracts/limits.ts';
import * as words from '#src/words/en/desk/surveys.ts';
import { fill } from '#src/words/fill.ts';
import { useWrite } from '../client/queries.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';

type Props = {
  fundingId: string;
  /** Null for a new one. */
  survey: DeskSurvey | null;
  rewards: readonly { id: string; title: string }[];
  onClose: (news?: string) => void;
};

/** Writes the questions to the backers of a funding. Once they were asked, only the last day. */
export function SurveyPanel({ fundingId, survey, rewards, onClose }: Props) {
  const save = useWrite(surveySave);
  const isAsked = survey !== null && survey.state !== 'draft';
  const [count, setCount] = useState(Math.max(1, survey?.questions.length ?? 1));
  const { error } = save;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const questions = isAsked ? survey.questions : readQuestions(typed, count);
    save.mutate(
      {
        fundingId,
        version: survey?.version ?? null,
        questions,
        asksAddress: isAsked ? survey.asksAddress : typed.has('asksAddress'),
        closesOn: String(typed.get('closesOn')),
      },
      { onSuccess: () => onClose(words.saved) },
    );
  };
  const problemOf = (field: string) => (error?.field?.startsWith(field) ? error.message : undefined);
  const isPlaced = error?.field === 'closesOn' || error?.field?.startsWith('questions.');
  return (
    <Panel title={isAsked ? words.editDay : words.title} onClose={() => onClose()}>
      <form className="write" onSubmit={submit}>
        {error && !isPlaced && <ErrorMessage error={error} />}
        {!isAsked && (
          <>
            {Array.from({ length: count }, (_, index) => (
              <Question
                key={`question ${String(index)}`}
                index={index}
                question={survey?.questions[index]}
                rewards={rewards}
                problem={problemOf(`questions.${index}`)}
              />
            ))}
            {count < SURVEY_LIMIT.questions && (
              <p>
                <button type="button" className="btn mini" onClick={() => setCount(count + 1)}>
                  {words.more}
                </button>
              </p>
            )}
            <label className="check">
              <input
                className="tick"
                type="checkbox"
                name="asksAddress"
                defaultChecked={survey?.asksAddress ?? true}
              />{' '}
              {words.askAddress}
            </label>
          </>
        )}
        <Field label={words.closesOn} hint={words.closesHint} problem={problemOf('closesOn')}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="date"
              name="closesOn"
              required
              defaultValue={survey?.closesOn}
            />
          )}
        </Field>
        <p className="acts">
          <button type="submit" className="btn go" disabled={save.isPending}>
            {words.save}
          </button>
        </p>
      </form>
    </Panel>
  );
}

type QuestionProps = {
  index: number;
  question: DeskSurvey['questions'][number] | undefined;
  rewards: Props['rewards'];
  problem: string | undefined;
};

function Question({ index, question, rewards, problem }: QuestionProps) {
  const number = index + 1;
  return (
    <>
      <Field label={fill(words.label, { number })} hint={words.labelHint} problem={problem}>
        {(control) => (
          <input
            {...control}
            className="input"
            name={`label-${index}`}
            maxLength={SURVEY_LIMIT.label}
            defaultValue={question?.label}
          />
        )}
      </Field>
      <Field label={fill(words.options, { number })} hint={words.optionsHint} problem={undefined}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            name={`options-${index}`}
            rows={3}
            defaultValue={question?.options.join('\n')}
          />
        )}
      </Field>
      <fieldset>
        <legend>{fill(words.rewards, { number })}</legend>
        <p className="small soft">{words.all}</p>
        {rewards.map(({ id, title }) => (
          <label key={id} className="check">
            <input
              className="tick"
              type="checkbox"
              name={`rewards-${index}`}
              value={id}
              defaultChecked={question?.rewards.includes(id)}
            />{' '}
            {title}
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** Questions without words are left out. */
function readQuestions(typed: FormData, count: number): DeskSurvey['questions'] {
  return Array.from({ length: count }, (_, index) => ({
    label: String(typed.get(`label-${index}`) ?? '').trim(),
    options: String(typed.get(`options-${index}`) ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    rewards: typed.getAll(`rewards-${index}`).map(String),
  })).filter(({ label }) => label !== '');
}
