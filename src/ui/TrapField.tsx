import { TRAP_FIELD } from '../contracts/form-fields.ts';

/** A field that nobody sees: what comes with something in it was sent by a program. @param id of the field, one on its page */
export function TrapField({ id }: { id: string }) {
  return (
    <div className="message-trap" aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input type="text" id={id} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
