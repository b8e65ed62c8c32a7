type Props = {
  /** What was refused, where it is the visitor who can put it right. */
  message?: string | undefined;
  /** Under what number the log has it. */
  requestId: string;
};

/** On the server-error page: what was refused, and the number to mention. */
export function ErrorReason({ message, requestId }: Props) {
  return (
    <>
      {message && <p role="alert">{message}</p>}
      <p className="note">
        If you write to us about it, mention <b>{requestId}</b>.
      </p>
    </>
  );
}
