import { useState } from 'react';
import { DESK, DESK_API } from '#src/contracts/desk/addresses.ts';
import * as words from '#src/words/en/desk/sign-in.ts';
import { post } from '../client/call.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { Door, SignIn } from './SignIn.tsx';

/** The page of a mailed link. Its token is in the fragment. The button uses it up. */
export function UseLink() {
  const [problem, setProblem] = useState<{ message: string }>();
  const [isBusy, setIsBusy] = useState(false);
  const token = decodeURIComponent(location.hash.slice(1));
  if (!token) return <SignIn onDone={() => location.assign(DESK)} />;
  const enter = async () => {
    setIsBusy(true);
    try {
      await post(`${DESK_API}/sign-in`, { token });
      location.replace(DESK);
    } catch (error) {
      setProblem(error as Error);
      setIsBusy(false);
    }
  };
  return (
    <Door>
      <div className="box">
        <h1>{words.open}</h1>
        {problem ? (
          <>
            <ErrorMessage error={problem} />
            <a className="btn tall wide" href={DESK}>
              {words.title}
            </a>
          </>
        ) : (
          <>
            <p>{words.opened}</p>
            <button type="button" className="btn go tall wide" disabled={isBusy} onClick={() => void enter()}>
              {words.enter}
            </button>
          </>
        )}
      </div>
    </Door>
  );
}
