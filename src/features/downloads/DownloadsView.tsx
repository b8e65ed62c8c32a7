import { dayIn } from '../../core/basket/amounts.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import { paths } from '../../lib/paths.ts';

/** `ask`: nobody has asked yet. `sent`: what is said to whoever did. The others: why a link leads to no file. */
export type DownloadsState =
  | 'ask'
  | 'sent'
  | 'waiting'
  | 'expired'
  | 'used-up'
  | 'revoked'
  | 'unknown'
  | 'missing';

type Props = {
  state: DownloadsState;
  region: RegionCode;
  /** Of a link that has run out: new ones are sent to its buyer at a press. */
  token?: string;
  /** The day on which it is out, as an ISO date in UTC. */
  from?: string | undefined;
  /** What was typed, and why it was not taken. */
  typed?: { order: string; email: string };
  problem?: { message: string; field?: string | undefined };
};

/** What a link to a bought file says where it leads to none, and the form by which links are sent again. */
export function DownloadsView({ state, region, token, from, typed, problem }: Props) {
  const { title, text } = MESSAGES[state];
  const isOwnLink = token !== undefined && (state === 'expired' || state === 'used-up');
  return (
    <section className="thanks" data-download={state}>
      <div className="thanks-words">
        <h1>{title}</h1>
        <p className="standfirst">
          {state === 'waiting' && from
            ? `It is out on ${dayIn(region, from)}. Your link works from that day on.`
            : text}
        </p>
        {isOwnLink && <NewLinks token={token} />}
        {!isOwnLink && ASKS.includes(state) && <AskForm typed={typed} problem={problem} />}
        {!ASKS.includes(state) && (
          <p>
            <a className="button" href={paths.contact}>
              Write to us
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

/** States in which links can be asked for. */
const ASKS: readonly DownloadsState[] = ['ask', 'unknown', 'expired', 'used-up'];

function NewLinks({ token }: { token: string }) {
  return (
    <form method="post" action="/api/download-links">
      <input type="hidden" name="token" value={token} />
      <p>They go to the e-mail address that you gave when you paid.</p>
      <button className="button" type="submit">
        Send me new links
      </button>
    </form>
  );
}

function AskForm({ typed, problem }: Pick<Props, 'typed' | 'problem'>) {
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined);
  return (
    <form className="downloads-form" method="post" action="/api/download-links" noValidate>
      {problem && !problem.field && (
        <p className="field-error" role="alert">
          {problem.message}
        </p>
      )}
      <Field name="order" label="Order number" type="text" value={typed?.order} error={errorOf('order')} />
      <Field
        name="email"
        label="E-mail address you paid with"
        type="email"
        value={typed?.email}
        error={errorOf('email')}
      />
      <button className="button" type="submit">
        Send my links again
      </button>
    </form>
  );
}

type FieldProps = {
  name: 'order' | 'email';
  label: string;
  type: 'text' | 'email';
  value: string | undefined;
  error: string | undefined;
};

function Field({ name, label, type, value, error }: FieldProps) {
  const id = `downloads-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        defaultValue={value}
        required
        autoComplete={name === 'email' ? 'email' : 'off'}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

const MESSAGES: Record<DownloadsState, { title: string; text: string }> = {
  ask: {
    title: 'Your files, once more',
    text: 'Lost the e-mail, or have your links run out? Tell us which order it was, and we send them to you again. The number is on your receipt.',
  },
  sent: {
    title: 'Look in your e-mail',
    text: 'If that order has files and was paid with that address, its links are on their way there. Nothing after ten minutes? Look in the other folder, check the number, or write to us.',
  },
  waiting: {
    title: 'Not out yet',
    text: 'What you bought is still being made. Your link works as soon as it is out.',
  },
  expired: {
    title: 'This link has run out',
    text: 'Links work for thirty days. Your files are still yours: we send you new ones.',
  },
  'used-up': {
    title: 'This link has been used up',
    text: 'It has been used as often as a link can be. Your files are still yours: we send you new ones.',
  },
  revoked: {
    title: 'This link does not work any more',
    text: 'The order was refunded, or its payment is being looked into. If that is a surprise to you, write to us.',
  },
  unknown: {
    title: 'We do not know this link',
    text: 'It may have been cut in two by an e-mail, or newer ones have been sent since. Tell us which order it was, and we send them again.',
  },
  missing: {
    title: 'This file cannot be had just now',
    text: 'That is our fault and not yours, and your link is still good. Please try again in a while, or write to us and we send the file by hand.',
  },
};
