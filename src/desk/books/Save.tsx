import { useState } from 'react';
import { call } from '../client/call.ts';
import { download } from '../parts/download.ts';

type File = { file: string; csv: string; encoding?: 'utf-8' | 'latin1' };

/** A button that saves a file, or shows an error. `what` names the file for screen readers. */
export function Save<Input>({
  label,
  what,
  contract,
  input,
}: {
  label: string;
  what: string;
  contract: Parameters<typeof call<Input, File>>[0];
  input: Input;
}) {
  const [problem, setProblem] = useState<{ message: string }>();
  const save = async () => {
    setProblem(undefined);
    try {
      const { file, csv, encoding } = await call(contract, input);
      download(file, csv, encoding);
    } catch (error) {
      setProblem(error as Error);
    }
  };
  return (
    <>
      <button type="button" className="btn mini" onClick={() => void save()}>
        {label} <span className="vh">{what}</span>
      </button>
      {problem && (
        <span className="small" role="alert">
          {problem.message}
        </span>
      )}
    </>
  );
}
