import { CAPTCHA_FIELD, type FormReport } from '#src/contracts/validate-message.ts';
import { MESSAGE_FORMS, type MessageKind } from '#src/core/messages/forms.ts';
import { TrapField } from '#src/ui/TrapField.tsx';
import * as words from '#src/words/en/message-forms.ts';
import { FormSummary } from './FormSummary.tsx';
import { MessageField } from './MessageField.tsx';
import { MessageThanks } from './MessageThanks.tsx';
import { RobotCheck } from './RobotCheck.tsx';
import { useMessageForm } from './use-message-form.ts';

export type MessageFormProps = {
  kind: MessageKind;
  /** The input and errors of a submit without JavaScript. */
  values?: Readonly<Record<string, string>>;
  report?: FormReport;
};

/** A message form, and the confirmation that replaces it. It also works without JavaScript. */
export default function MessageForm({ kind, values = {}, report: handedBack }: MessageFormProps) {
  const { action, fields, button } = MESSAGE_FORMS[kind];
  const { form, summary, thanks, issues, report, answer, isSending, handlers, check } = useMessageForm(
    kind,
    handedBack,
  );
  return answer ? (
    <MessageThanks kind={kind} {...answer} level={2} headingRef={thanks} />
  ) : (
    <form
      className="message"
      method="post"
      action={action}
      data-message={kind}
      data-draft={`found:draft:${kind}`}
      data-enhance="keyboard"
      noValidate
      ref={form}
      {...handlers}
    >
      <FormSummary kind={kind} report={report} summaryRef={summary} />
      {fields.map((field) => (
        <MessageField
          key={field.name}
          kind={kind}
          field={field}
          value={values[field.name]}
          issue={issues[field.name]}
        />
      ))}
      <TrapField id={`${kind}-trap`} />
      {check && <RobotCheck kind={kind} issue={issues[CAPTCHA_FIELD]} onAgree={check.onAgree} />}
      <div className="message-send">
        <button className="button" type="submit" aria-disabled={isSending}>
          {button}
        </button>
        {check && (
          <button
            className="button button-quiet"
            type="button"
            aria-disabled={isSending}
            onClick={check.onSkip}
          >
            {words.sendUnchecked}
          </button>
        )}
        <p className="note" role="status">
          {isSending && words.sending}
        </p>
      </div>
    </form>
  );
}
