import { type Html, html } from '../http/html.ts';
import type { Errors, Values } from './model.ts';

type Field = {
  name: string;
  label: string;
  autocomplete?: string;
  type?: 'text' | 'email' | 'tel';
  isNumeric?: boolean;
  isOptional?: boolean;
  hint?: string;
  placeholder?: string;
  maxLength?: number;
  /** Width in the form's grid row. */
  width?: 'half' | 'third' | 'two-thirds';
};

export type Filled = { values: Values; errors: Errors };

/** A text field with its label, hint and error, linked for screen readers. */
export function field(given: Field, { values, errors }: Filled): Html {
  const { name, label, type = 'text', hint, width } = given;
  return html`<div class="field ${width}">
<label for="${name}">${label}${given.isOptional && html` <span class="optional">(optional)</span>`}</label>
<input id="${name}" name="${name}" type="${type}" value="${values[name] ?? ''}" maxlength="${given.maxLength ?? 500}"
${given.autocomplete ? html` autocomplete="${given.autocomplete}"` : html` autocomplete="off"`}${given.isNumeric && html` inputmode="numeric"`}${given.placeholder && html` placeholder="${given.placeholder}"`}${described(name, hint, errors)}>
${notes(name, hint, errors)}
</div>`;
}

/** A labelled select box. */
export function select(
  given: Pick<Field, 'name' | 'label' | 'autocomplete' | 'isOptional' | 'width'>,
  options: readonly { value: string; label: string }[],
  { values, errors }: Filled,
): Html {
  const { name, label, width } = given;
  return html`<div class="field ${width}">
<label for="${name}">${label}${given.isOptional && html` <span class="optional">(optional)</span>`}</label>
<select id="${name}" name="${name}"${given.autocomplete && html` autocomplete="${given.autocomplete}"`}${described(name, undefined, errors)}>
${options.map(
  ({
    value,
    label: text,
  }) => html`<option value="${value}"${value === (values[name] ?? '') && html` selected`}>${text}</option>
`,
)}</select>
${notes(name, undefined, errors)}
</div>`;
}

/** The error of a group of radio buttons. */
export function groupError(name: string, errors: Errors): Html | false {
  return name in errors && html`<p class="error" id="${name}-error">${errors[name]}</p>`;
}

/** Attributes that link a control to its hint and error. The first invalid control gets the focus. */
function described(name: string, hint: string | undefined, errors: Errors): Html {
  const isWrong = name in errors;
  const ids = [isWrong && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  const isFirst = isWrong && Object.keys(errors)[0] === name;
  return html`${ids !== '' && html` aria-describedby="${ids}"`}${isWrong && html` aria-invalid="true"`}${isFirst && html` autofocus`}`;
}

function notes(name: string, hint: string | undefined, errors: Errors): Html {
  return html`${name in errors && html`<p class="error" id="${name}-error">${errors[name]}</p>`}${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}`;
}
