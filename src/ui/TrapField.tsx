import { TRAP_FIELD } from '../contracts/form-fields.ts';
import { leaveEmpty } from '../words/en/text-fields.ts';

/**
 * A hidden honeypot field. Only robots fill it in.
 *
 * @param id unique on the page
 */
export function TrapField({ id }: { id: string }) {
  return (
    <div className="message-trap" aria-hidden="true">
      <label htmlFor={id}>{leaveEmpty}</label>
      <input type="text" id={id} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
