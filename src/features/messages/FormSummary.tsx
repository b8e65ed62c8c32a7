import type { Ref } from 'react';
import type { FormReport } from '#src/contracts/validate-message.ts';
import type { MessageKind } from '#src/core/messages/forms.ts';
import * as words from '#src/words/en/message-forms.ts';
import { fieldId } from './MessageField.tsx';

type Props = { kind: MessageKind; report: FormReport | undefined; summaryRef: Ref<HTMLDivElement> };

/**
 * The error summary above the form, with a link to each invalid field.
 * Empty and hidden when there are no errors.
 */
export function FormSummary({ kind, report, summaryRef }: Props) {
  const { issues = [], formError } = report ?? {};
  return (
    <div
      className="message-summary"
      role="alert"
      tabIndex={-1}
      ref={summaryRef}
      // biome-ignore lint/a11y/noAutofocus: a rejected form starts with its errors
      autoFocus={report !== undefined}
    >
      {report && <h2>{formError ? words.notSent : words.checkFields}</h2>}
      {formError && <p>{formError}</p>}
      {issues.length > 0 && (
        <ul>
          {issues.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${fieldId(kind, field)}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
