import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { meRead } from '#src/contracts/desk/account.ts';
import * as words from '#src/words/en/desk/shell.ts';
import { queryClient, SIGNED_OUT, useRead } from '../client/queries.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { SignIn } from '../sign-in/SignIn.tsx';
import { UseLink } from '../sign-in/UseLink.tsx';
import { Frame } from './Frame.tsx';
import { screensOf } from './screens.ts';

/** The desk: the form to sign in, or the screen of the address in its frame. */
export function App() {
  const [location] = useLocation();
  if (location === '/sign-in') return <UseLink />;
  return <SignedIn />;
}

function SignedIn() {
  const me = useRead(meRead, {});
  const isAway = useIsSignedOut(me.dataUpdatedAt);
  if (!me.data) {
    if (me.error?.code === 'not_signed_in') return <SignIn onDone={() => queryClient.clear()} />;
    if (me.error) return <ErrorMessage error={me.error} onAgain={() => void me.refetch()} />;
    return <p className="vh">{words.loading}</p>;
  }
  return (
    <>
      <Frame me={me.data}>
        <Screens role={me.data.member.role} shop={me.data.shop} />
      </Frame>
      {isAway && <SignIn isOver onDone={() => void queryClient.invalidateQueries()} />}
    </>
  );
}

/** True from a call without a session until the next answer to one with it. */
function useIsSignedOut(updatedAt: number): boolean {
  const [since, setSince] = useState(0);
  useEffect(() => {
    const note = () => setSince(Date.now());
    addEventListener(SIGNED_OUT, note);
    return () => removeEventListener(SIGNED_OUT, note);
  }, []);
  return since > updatedAt;
}

function Screens({ role, shop }: { role: Parameters<typeof screensOf>[0]; shop: string }) {
  const screens = useMemo(
    () => screensOf(role).map((screen) => ({ ...screen, View: lazy(screen.load) })),
    [role],
  );
  const [start] = screens;
  return (
    <Suspense fallback={<p className="vh">{words.loading}</p>}>
      <Switch>
        {screens.map(({ path, title, View }) => (
          <Route key={path} path={path}>
            {(params) => (
              <Titled title={`${title} · ${shop} ${words.desk}`}>
                <View params={params as Record<string, string>} />
              </Titled>
            )}
          </Route>
        ))}
        {start && (
          <Route path="/">
            <Redirect to={start.path} replace />
          </Route>
        )}
        <Route>
          <div className="blank">
            <h1>{words.missing}</h1>
            <p className="acts">
              <a className="btn" href="/desk">
                {words.toStart}
              </a>
            </p>
          </div>
        </Route>
      </Switch>
    </Suspense>
  );
}

function Titled({ title, children }: { title: string; children: React.ReactNode }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return children;
}
