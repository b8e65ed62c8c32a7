import { paths } from '../../lib/paths.ts';

/** Asks for permission to run reCAPTCHA when the store requires it. Nothing is loaded before. */
export function PayRobotCheck({ isBusy, onAgree }: { isBusy: boolean; onAgree: () => void }) {
  return (
    <div className="paying-slow">
      <button type="button" className="text-button" aria-disabled={isBusy} onClick={onAgree}>
        Check that I am not a robot, and go on to payment
      </button>
      <p className="fine">
        For that, a script of Google’s is loaded, which sees your IP address and how you use this page.{' '}
        <a href={`${paths.privacy}#robots`}>More about it</a>
      </p>
    </div>
  );
}
