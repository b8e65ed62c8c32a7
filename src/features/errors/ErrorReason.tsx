import Sentence from '#src/ui/Sentence.tsx';
import { mentionNumber } from '#src/words/en/error-pages.ts';

type Props = {
  /** The message, for errors that the visitor can fix. */
  message?: string | undefined;
  /** The request id in the log. */
  requestId: string;
};

/** The reason on the server error page, and the number to quote to support. */
export function ErrorReason({ message, requestId }: Props) {
  return (
    <>
      {message && <p role="alert">{message}</p>}
      <p className="note">
        <Sentence of={mentionNumber} values={{ number: <b>{requestId}</b> }} />
      </p>
    </>
  );
}
