import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { MessageAnswer } from '#src/contracts/messages.ts';
import {
  CAPTCHA_FIELD,
  type FieldIssue,
  type FormReport,
  validateField,
  validateMessage,
} from '#src/contracts/validate-message.ts';
import { MESSAGE_FORMS, type MessageKind, MIN_WRITING_MS } from '#src/core/messages/forms.ts';
import { dropDraft, keepDraft, restoreDraft } from './draft.ts';
import { type Control, controlsOf, isFilled, nameThePage, valuesOf } from './form-values.ts';
import { sendMessage } from './send-message.ts';
import { useCaptcha } from './use-captcha.ts';
import { useTypedText } from './use-typed-text.ts';

/** Error messages by field name. */
type Issues = Readonly<Record<string, string | undefined>>;

/**
 * The behaviour of a message form: validates fields when they are left, stores a draft, sends in place and
 * only once, and shows errors.
 */
export function useMessageForm(kind: MessageKind, handedBack: FormReport | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLHeadingElement>(null);
  const [issues, setIssues] = useState<Issues>(() => byField(handedBack?.issues));
  const [report, setReport] = useState(handedBack);
  const [answer, setAnswer] = useState<MessageAnswer>();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  // The `Idempotency-Key` of the current message: the same message sent again after a lost response has the
  // same key, a changed one gets a new key.
  const key = useRef<string>(undefined);
  useTypedText(form, kind);
  const captcha = useCaptcha(kind);

  /** Validates a control and shows or clears its error. */
  const validate = useCallback(
    (control: Control) => {
      const field = MESSAGE_FORMS[kind].fields.find(({ name }) => name === control.name);
      if (!field || !control.form) return;
      const checked = validateField(field, valuesOf(control.form)[field.name]);
      setIssues((others) => ({
        ...others,
        [field.name]: 'message' in checked ? checked.message : undefined,
      }));
    },
    [kind],
  );
  const setBusy = useCallback((isNow: boolean) => {
    isBusy.current = isNow;
    setSending(isNow);
  }, []);

  useEffect(() => {
    const { current } = form;
    if (!current) return;
    if (kind === 'feedback') nameThePage(current);
    restoreDraft(current);
    validateLeft(current, validate);
    if (controlsOf(current).some(isFilled)) keepDraft(current);
  }, [kind, validate]);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [setBusy]);
  useEffect(() => {
    if (report && report !== handedBack) summary.current?.focus();
  }, [report, handedBack]);
  useEffect(() => {
    if (answer) thanks.current?.focus();
  }, [answer]);

  async function send(current: HTMLFormElement, isUnchecked = false) {
    const values = valuesOf(current);
    const found = [...validateMessage(kind, values), ...(isUnchecked ? [] : captcha.missing())];
    if (found.length > 0) return show({ issues: found });
    show({ issues: [] });
    key.current ??= crypto.randomUUID();
    setBusy(true);
    const proof = isUnchecked ? { isUnchecked } : await captcha.prove();
    if ('issues' in proof) {
      setBusy(false);
      return show(proof);
    }
    // Waits until a person could have written the message, so that a fast sender is not taken for a robot.
    // Adds 50 ms, since timers may fire early and the server compares exact milliseconds.
    await pause(MIN_WRITING_MS + 50 - performance.now());
    const outcome = await sendMessage(kind, values, key.current, Math.round(performance.now()), proof);
    setBusy(false);
    if (!('reference' in outcome)) return show(outcome);
    dropDraft(current);
    setAnswer(outcome);
  }

  /** Shows the errors beside their fields and above the form, or clears them. */
  function show(found: FormReport) {
    setIssues(byField(found.issues));
    setReport(found.issues.length > 0 || found.formError ? found : undefined);
  }

  const handlers = {
    onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
      // A press of the button shows all errors: a message on blur would move the button away from the
      // pointer. Leaving an empty field is not an error yet.
      if (!(relatedTarget instanceof HTMLButtonElement) && isControl(target) && isFilled(target))
        validate(target);
    },
    onInput({ target }: FormEvent<HTMLFormElement>) {
      key.current = undefined;
      if (isControl(target) && issues[target.name]) validate(target);
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!isBusy.current) send(event.currentTarget);
    },
  };

  const check = captcha.isOn && {
    onAgree(event: ChangeEvent<HTMLInputElement>) {
      captcha.onAgree(event);
      setIssues((others) => ({ ...others, [CAPTCHA_FIELD]: undefined }));
    },
    onSkip: () => form.current && !isBusy.current && send(form.current, true),
  };

  return { form, summary, thanks, issues, report, answer, isSending, handlers, check };
}

/** On slow connections fields are filled in and left before hydration. Validates these. */
function validateLeft(form: HTMLFormElement, validate: (control: Control) => void): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLButtonElement) return;
  for (const control of controlsOf(form)) if (control !== focused && isFilled(control)) validate(control);
}

function isControl(target: EventTarget): target is Control {
  return target instanceof Element && target.matches('.field [name]');
}

function byField(issues: readonly FieldIssue[] = []): Issues {
  return Object.fromEntries(issues.map(({ field, message }) => [field, message]));
}

function pause(duration: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, duration)));
}
