import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as words from '#src/words/en/desk/shell.ts';
import type { CallError } from '../client/call.ts';
import { ErrorMessage } from './ErrorMessage.tsx';

/** Shows a query: its data, its error, or that it loads. Keeps old data while it reloads. */
export function QueryResult<Answer>({
  of,
  children,
}: {
  of: UseQueryResult<Answer, CallError>;
  children: (answer: Answer) => ReactNode;
}) {
  if (of.data !== undefined)
    return (
      <>
        {of.error && <ErrorMessage error={of.error} onAgain={() => void of.refetch()} />}
        {children(of.data)}
      </>
    );
  if (of.error) return <ErrorMessage error={of.error} onAgain={() => void of.refetch()} />;
  return (
    <p className="soft" role="status">
      {words.loading}
    </p>
  );
}
