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
import { dropDraft, keepDraft, restoreDraft } from './draft.ts';
import { type Control, controlsOf, isFilled, nameThePage, valuesOf } from './form-values.ts';
import { MESSAGE_FORMS, type MessageKind, MIN_WRITING_MS } from './forms.ts';
import { sendMessage } from './send-message.ts';
import { useCaptcha } from './use-captcha.ts';
import { useTypedText } from './use-typed-text.ts';
import {
  CAPTCHA_FIELD,
  type FieldIssue,
  type FormReport,
  validateField,
  validateMessage,
} from './validate.ts';

/** What is wrong, by the name of the field. */
type Issues = Readonly<Record<string, string | undefined>>;

/**
 * What helps somebody along who fills in a form: complaints beside a field as soon as it is left, a draft that survives a reload,
 * sending in place, once however often the button is pressed, and an honest word when that did not work.
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
  // Of this message as it stands: the same words sent again after a lost answer are no second message, other words are.
  const key = useRef<string>(undefined);
  useTypedText(form, kind);
  const captcha = useCaptcha(kind);

  /** Says what is wrong with a control, or that it is right now. */
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
    // Whoever is quicker than a robot is made to wait a moment instead of being taken for one.
    // A timer may ring a little early, and the server counts to the millisecond.
    await pause(MIN_WRITING_MS + 50 - performance.now());
    const outcome = await sendMessage(kind, values, key.current, Math.round(performance.now()), proof);
    setBusy(false);
    if (!('reference' in outcome)) return show(outcome);
    dropDraft(current);
    setAnswer(outcome);
  }

  /** Says what is wrong, beside each field and above them all; or that nothing is. */
  function show(found: FormReport) {
    setIssues(byField(found.issues));
    setReport(found.issues.length > 0 || found.formError ? found : undefined);
  }

  const handlers = {
    onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
      // Who presses the button hears everything at once: a line that came now would move it from under the finger.
      // Passing by an empty field is no mistake yet.
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

/** On a slow line fields are filled in and left before the island has started. */
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
