import { longDay } from '#src/core/dates.ts';
import type { PaidOrder } from '#src/core/orders/paid-order.ts';
import { Field } from '#src/ui/Field.tsx';
import { TrapField } from '#src/ui/TrapField.tsx';
import * as words from '#src/words/en/surveys.ts';
import { fill } from '#src/words/fill.ts';

/** What a backer is asked about one reward of an order. */
export type RewardQuestions = {
  /** Of the order's line. */
  position: number;
  reward: string;
  /** Without choices, a text is asked for. */
  questions: readonly { label: string; options: readonly string[] }[];
  /** Each question is asked once for each piece. */
  pieces: number;
  asksAddress: boolean;
  /** The last day for answers, as 2026-12-20. */
  closesOn: string;
  state: 'open' | 'over' | 'packed';
  /** All of the first piece, then all of the second. Null until answered. */
  answers: readonly string[] | null;
};

/** Answers that were refused. `field`: as `answers.2` or `address.postcode`. */
export type RefusedAnswers = {
  position: number;
  message: string;
  field: string | undefined;
  answers: readonly string[];
  address: Readonly<Record<string, string>>;
};

export type SurveyState = {
  /** The secret of the link to the order's page. */
  link: string;
  isAnswered: boolean;
  refused: RefusedAnswers | undefined;
};

const ADDRESS = [
  { name: 'name', label: words.name, autoComplete: 'name', isOptional: false },
  { name: 'line1', label: words.line1, autoComplete: 'address-line1', isOptional: false },
  { name: 'line2', label: words.line2, autoComplete: 'address-line2', isOptional: true },
  { name: 'city', label: words.city, autoComplete: 'address-level2', isOptional: false },
  { name: 'state', label: words.state, autoComplete: 'address-level1', isOptional: true },
  { name: 'postcode', label: words.postcode, autoComplete: 'postal-code', isOptional: false },
];

type Props = { surveys: readonly RewardQuestions[]; state: SurveyState; order: PaidOrder };

/** The questions about the rewards of an order, with what was answered. Works without JavaScript. */
export function RewardSurveys({ surveys, state, order }: Props) {
  return (
    <div id="survey">
      {state.isAnswered && (
        <p role="status" className="order-note">
          {words.kept}
        </p>
      )}
      {surveys.map((survey) => (
        <RewardSurvey key={survey.position} survey={survey} state={state} order={order} />
      ))}
    </div>
  );
}

type OneProps = { survey: RewardQuestions; state: SurveyState; order: PaidOrder };

function RewardSurvey({ survey, state, order: { language } }: OneProps) {
  const { reward, closesOn } = survey;
  const day = longDay(language, closesOn);
  return (
    <section>
      <h2>{fill(words.heading, { reward })}</h2>
      {survey.state === 'open' ? (
        <>
          <p>{fill(words.until, { day })}</p>
          <SurveyForm survey={survey} state={state} />
        </>
      ) : (
        <>
          <p>{survey.state === 'packed' ? words.packed : fill(words.over, { day })}</p>
          {survey.answers ? (
            <dl className="survey-answers">
              {labelsOf(survey).map((label, at) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{survey.answers?.[at]}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p>{words.notAnswered}</p>
          )}
        </>
      )}
    </section>
  );
}

function SurveyForm({ survey, state: { link, refused } }: Pick<OneProps, 'survey' | 'state'>) {
  const { position, questions, asksAddress } = survey;
  const own = refused?.position === position ? refused : undefined;
  const issueAt = (field: string) => (own?.field === field ? own.message : undefined);
  const isShown = own?.field?.startsWith('answers.') || own?.field?.startsWith('address.');
  return (
    <form className="message" method="post" action="/api/surveys" noValidate>
      {own && !isShown && (
        <p className="order-note" role="alert">
          {own.message}
        </p>
      )}
      <input type="hidden" name="link" value={link} />
      <input type="hidden" name="position" value={position} />
      {labelsOf(survey).map((label, at) => (
        <Field key={label} id={`answer-${position}-${at}`} label={label} issue={issueAt(`answers.${at}`)}>
          {(tied) => {
            const options = questions[at % questions.length]?.options ?? [];
            const value = own?.answers[at] ?? survey.answers?.[at] ?? '';
            return options.length > 0 ? (
              <select {...tied} name="answer" required defaultValue={value}>
                <option value="">{words.choose}</option>
                {options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            ) : (
              <input {...tied} name="answer" type="text" required defaultValue={value} />
            );
          }}
        </Field>
      ))}
      {asksAddress && (
        <fieldset className="survey-address">
          <legend>{words.addressHeading}</legend>
          <p className="note">{words.addressKept}</p>
          {ADDRESS.map(({ name, label, autoComplete, isOptional }) => (
            <Field
              key={name}
              id={`${name}-${position}`}
              label={label}
              isOptional={isOptional}
              issue={issueAt(`address.${name}`)}
            >
              {(tied) => (
                <input
                  {...tied}
                  name={name}
                  type="text"
                  autoComplete={autoComplete}
                  defaultValue={own?.address[name]}
                />
              )}
            </Field>
          ))}
        </fieldset>
      )}
      <TrapField id={`survey-trap-${position}`} />
      <div className="message-send">
        <button className="button" type="submit">
          {survey.answers ? words.change : words.send}
        </button>
      </div>
    </form>
  );
}

/** The questions of each piece, one after the other. */
function labelsOf({ questions, pieces }: RewardQuestions): string[] {
  return Array.from({ length: pieces }, (_, piece) =>
    questions.map(({ label }) =>
      pieces > 1 ? fill(words.piece, { question: label, number: piece + 1 }) : label,
    ),
  ).flat();
}
