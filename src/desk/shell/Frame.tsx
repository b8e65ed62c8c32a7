import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { Me } from '#src/contracts/desk/account.ts';
import * as words from '#src/words/en/desk/shell.ts';
import { signOut } from '../client/sign-out.ts';
import { KeyboardShortcuts } from './KeyboardShortcuts.tsx';
import { type Screen, screensOf } from './screens.ts';

/** How many screens the bar at the foot of a narrow window names, before “More”. */
const AT_FOOT = 4;
const GROUPS = ['work', 'money', 'shop'] as const;

/** The menu beside every screen; at the foot where the window is narrow. */
export function Frame({ me, children }: { me: Me; children: ReactNode }) {
  const { member, shop } = me;
  const listed = screensOf(member.role).filter(({ group }) => group);
  return (
    <>
      <a className="skip" href="#work">
        {words.skip}
      </a>
      <div className="desk">
        <header className="rail">
          <Link className="mark" href="/">
            {shop} <em>{words.desk}</em>
          </Link>
          <nav aria-label={words.menu}>
            {GROUPS.map((group, index) => (
              <Group key={group} screens={listed.filter((one) => one.group === group)} hasLine={index > 0} />
            ))}
          </nav>
          <p className="who">
            <b>{member.name}</b>
            {words.roles[member.role]}
            <br />
            <button type="button" className="link" onClick={() => void signOut()}>
              {words.signOut}
            </button>
          </p>
        </header>
        <main className="work" id="work">
          {children}
        </main>
        <KeyboardShortcuts />
        <nav className="foot-nav" aria-label={words.menuAtFoot}>
          {listed.slice(0, AT_FOOT).map((screen) => (
            <Entry key={screen.path} screen={screen} />
          ))}
          {listed.length > AT_FOOT && (
            <details className="more">
              <summary>{words.more}</summary>
              <div>
                {listed.slice(AT_FOOT).map((screen) => (
                  <Entry key={screen.path} screen={screen} />
                ))}
                <button type="button" onClick={() => void signOut()}>
                  {words.signOut}
                </button>
              </div>
            </details>
          )}
        </nav>
      </div>
    </>
  );
}

function Group({ screens, hasLine }: { screens: readonly Screen[]; hasLine: boolean }) {
  if (screens.length === 0) return null;
  return (
    <>
      {hasLine && <hr />}
      {screens.map((screen) => (
        <Entry key={screen.path} screen={screen} />
      ))}
    </>
  );
}

function Entry({ screen: { path, title } }: { screen: Screen }) {
  const [location] = useLocation();
  const isHere = location === path || location.startsWith(`${path}/`);
  return (
    <Link href={path} aria-current={isHere ? 'page' : undefined}>
      {title}
    </Link>
  );
}
