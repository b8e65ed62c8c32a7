import type { ReactNode } from 'react';

/** The head of a screen: its title, which is the answer, a line below it, and what can be done. */
export function Head({ title, sub, children }: { title: ReactNode; sub?: ReactNode; children?: ReactNode }) {
  return (
    <div className="head">
      <div>
        <h1>{title}</h1>
        {sub && <p className="sub">{sub}</p>}
      </div>
      {children && <div className="acts">{children}</div>}
    </div>
  );
}
