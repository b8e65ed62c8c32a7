import { type FormEvent, useState } from 'react';
import { DESK_API } from '#src/contracts/desk/addresses.ts';
import * as shellWords from '#src/words/en/desk/shell.ts';
import * as words from '#src/words/en/desk/sign-in.ts';
import { CallError, post } from '../client/call.ts';
import { hasPasskeys, signInWithPasskey } from '../client/passkeys.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { Field } from '../parts/Field.tsx';

/**
 * The door: a passkey, or a link by mail. `isOver`: over a screen whose session ended, so that nothing typed
 * there is lost.
 */
export function SignIn({ onDone, isOver = false }: { onDone: () => void; isOver?: boolean }) {
  const [sentTo, setSentTo] = useState<string>();
  const [problem, setProblem] = useState<{ message: string }>();
  const [isBusy, setIsBusy] = useState(false);

  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined);
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof CallError ? error : { message: words.passkeyFailed });
    }
    setIsBusy(false);
  };
  const mail = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    void attempt(async () => {
      await post(`${DESK_API}/sign-in-link`, { email });
      setSentTo(email);
    });
  };
  const form = sentTo ? (
    <div className="box" role="status">
      <h1>{words.sentTitle}</h1>
      <p>{words.sent}</p>
      {isOver && (
        <button type="button" className="btn go tall wide" onClick={onDone}>
          {shellWords.again}
        </button>
      )}
      <button type="button" className="btn tall wide" onClick={() => setSentTo(undefined)}>
        {words.another}
      </button>
    </div>
  ) : (
    <form onSubmit={mail}>
      <h1>{isOver ? words.ended : words.title}</h1>
      {isOver && <p>{words.endedText}</p>}
      {problem && <ErrorMessage error={problem} />}
      {hasPasskeys() && (
        <>
          <button
            type="button"
            className="btn go tall wide"
            disabled={isBusy}
            onClick={() => void attempt(async () => signInWithPasskey().then(onDone))}
          >
            {words.passkey}
          </button>
          <p className="or">{words.or}</p>
        </>
      )}
      <Field label={words.email}>
        {(control) => (
          <input
            {...control}
            className="input tall"
            type="email"
            name="email"
            required
            autoComplete="username"
          />
        )}
      </Field>
      <button type="submit" className="btn tall wide" disabled={isBusy}>
        {words.mailLink}
      </button>
      <p className="small soft">{words.how}</p>
    </form>
  );
  if (isOver)
    return (
      <dialog className="door-over" ref={showOnce}>
        {form}
      </dialog>
    );
  return <Door>{form}</Door>;
}

function showOnce(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}

/** The layout of the pages before sign-in. */
export function Door({ children }: { children: React.ReactNode }) {
  return (
    <div className="door">
      <aside>
        <p className="mark">{shellWords.menu}</p>
        <p>{words.about}</p>
      </aside>
      <main>{children}</main>
    </div>
  );
}
