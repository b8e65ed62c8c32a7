import type { ChangeEvent } from 'react';
import { CAPTCHA_FIELD } from '#src/contracts/validate-message.ts';
import type { MessageKind } from '#src/core/messages/forms.ts';
import { paths } from '#src/lib/paths.ts';
import { FieldIssue } from '#src/ui/Field.tsx';
import * as words from '#src/words/en/message-forms.ts';
import { fieldId } from './MessageField.tsx';

type Props = {
  kind: MessageKind;
  /** The error when the box is not ticked. */
  issue: string | undefined;
  onAgree: (event: ChangeEvent<HTMLInputElement>) => void;
};

/**
 * Asks for permission to run reCAPTCHA, beside the form and not preselected. The checkbox has no name, so it
 * is not sent with the message.
 */
export function RobotCheck({ kind, issue, onAgree }: Props) {
  const id = fieldId(kind, CAPTCHA_FIELD);
  const describedBy = [`${id}-hint`, issue && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field message-agreement message-check">
      <label>
        <input
          type="checkbox"
          id={id}
          aria-describedby={describedBy}
          aria-invalid={issue ? true : undefined}
          onChange={onAgree}
        />
        <span>{words.allowCheck}</span>
      </label>
      <FieldIssue id={id} issue={issue} />
      <p className="note" id={`${id}-hint`}>
        {words.checkNote} <a href={`${paths.privacy}#robots`}>{words.checkMore}</a>
      </p>
    </div>
  );
}
