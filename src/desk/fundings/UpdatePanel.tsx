import type { FormEvent } from 'react';
import {
  type DeskFunding,
  UPDATE_TEXT_LENGTH,
  UPDATE_TITLE_LENGTH,
  updateChange,
  updateCreate,
} from '#src/contracts/desk/fundings.ts';
import * as words from '#src/words/en/desk/fundings.ts';
import { useWrite } from '../client/queries.ts';
import { ErrorMessage } from '../parts/ErrorMessage.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';

type Props = {
  fundingId: string;
  /** The update to change; undefined for a new one. */
  update: DeskFunding['updates'][number] | undefined;
  onClose: (news?: string) => void;
};

/** Writes an update, or changes one. */
export function UpdatePanel({ fundingId, update, onClose }: Props) {
  const begin = useWrite(updateCreate);
  const change = useWrite(updateChange);
  const { error, isPending } = update ? change : begin;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = {
      title: String(typed.get('title')).trim(),
      text: String(typed.get('text')).replaceAll('\r\n', '\n').trim(),
    };
    const onSuccess = () => onClose(words.saved);
    if (update) change.mutate({ id: update.id, version: update.version, ...text }, { onSuccess });
    else begin.mutate({ fundingId, ...text }, { onSuccess });
  };
  const problemOf = (field: string) => (error?.field === field ? error.message : undefined);
  return (
    <Panel title={update ? words.editTitle : words.write} onClose={() => onClose()}>
      <form className="write" onSubmit={submit}>
        {error && !['title', 'text'].includes(error.field ?? '') && <ErrorMessage error={error} />}
        <Field label={words.titleField} problem={problemOf('title')}>
          {(control) => (
            <input
              {...control}
              className="input"
              name="title"
              required
              maxLength={UPDATE_TITLE_LENGTH}
              defaultValue={update?.title}
            />
          )}
        </Field>
        <Field
          label={words.textField}
          hint={update?.state === 'published' ? words.editHint : words.textHint}
          problem={problemOf('text')}
        >
          {(control) => (
            <textarea
              {...control}
              className="input"
              name="text"
              rows={12}
              required
              maxLength={UPDATE_TEXT_LENGTH}
              defaultValue={update?.text}
            />
          )}
        </Field>
        <p className="acts">
          <button type="submit" className="btn go" disabled={isPending}>
            {words.save}
          </button>
        </p>
      </form>
    </Panel>
  );
}
