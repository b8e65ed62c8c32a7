import { html, type SafeHtml } from '../../lib/html.ts';
import { MESSAGE_FORMS, type MessageKind, TRAP } from './forms.ts';
import type { MessageField } from './message-field.ts';

/** What somebody typed, and what is wrong with it: by the names of fields. */
export type FormState = {
  values?: Readonly<Record<string, string>>;
  problems?: Readonly<Record<string, string>>;
  /** What went wrong that no field is at fault for. */
  trouble?: string;
};

/**
 * A form as a page shows it: empty as the build leaves it, or as a function hands it back with what was typed and what is
 * wrong. It works without script; with it, the same markup is helped along.
 */
export function messageForm(kind: MessageKind, state: FormState = {}): SafeHtml {
  const { action, fields, button } = MESSAGE_FORMS[kind];
  return html`<form class="message" method="post" action="${action}" data-message="${kind}" data-enhance="question">${summary(kind, state)}
${fields.map((field) => fieldHtml(kind, field, state))}
<div class="message-trap" aria-hidden="true"><label for="${kind}-${TRAP}">Leave this empty</label><input type="text" id="${kind}-${TRAP}" name="${TRAP}" tabindex="-1" autocomplete="off"></div>
<div class="message-send"><button class="button" type="submit">${button}</button><p class="note" role="status" data-message-status></p></div></form>`;
}

/** What is said once a message has arrived. */
export function thanksNote(kind: MessageKind, reference: string, level: 1 | 2): SafeHtml {
  const { title, next } = MESSAGE_FORMS[kind].thanks;
  const heading = { html: `<h${level} tabindex="-1">${html`${title}`.html}</h${level}>` };
  return html`<div class="message-thanks">${heading}<p class="stand">Its number is <strong data-reference>${reference}</strong>. Name it if you write about it again.</p>
<h${{ html: String(level + 1) }}>What happens next</h${{ html: String(level + 1) }}><ul>${next.map((line) => html`<li>${line}</li>`)}</ul></div>`;
}

function summary(kind: MessageKind, { problems = {}, trouble }: FormState): SafeHtml {
  const wrong = MESSAGE_FORMS[kind].fields.filter(({ name }) => problems[name]);
  const isShown = wrong.length > 0 || trouble !== undefined;
  const title = trouble ? 'It was not sent' : 'Nearly. This still needs a look:';
  return html`<div class="message-summary" role="alert" tabindex="-1" data-message-summary${isShown ? { html: ' autofocus' } : { html: ' hidden' }}>${isShown && html`<h2>${title}</h2>`}${trouble && html`<p>${trouble}</p>`}${wrong.length > 0 && html`<ul>${wrong.map(({ name }) => html`<li><a href="#${kind}-${name}">${problems[name]}</a></li>`)}</ul>`}</div>`;
}

function fieldHtml(
  kind: MessageKind,
  field: MessageField,
  { values = {}, problems = {} }: FormState,
): SafeHtml {
  const { name, label, hint, control, isOptional } = field;
  const id = `${kind}-${name}`;
  const problem = problems[name];
  const described = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ');
  const common = html`id="${id}" name="${name}"${!isOptional && { html: ' required' }}${described && html` aria-describedby="${described}"`}${problem && { html: ' aria-invalid="true"' }}`;
  const error = html`<p class="field-error" id="${id}-error"${!problem && { html: ' hidden' }}>${problem}</p>`;
  if (control === 'agreement')
    return html`<div class="field message-agreement"><label><input type="checkbox" value="true" ${common}${values[name] && { html: ' checked' }}><span>${label}</span></label>${error}</div>`;
  return html`<div class="field message-${control}"><label for="${id}">${label}${isOptional && control !== 'choice' && html` <span>(if you like)</span>`}</label>
${controlHtml(field, common, values[name] ?? '')}${hint && html`<p class="note" id="${id}-hint">${hint}</p>`}${error}</div>`;
}

function controlHtml(
  { control, autocomplete, max, rows, choices = [] }: MessageField,
  common: SafeHtml,
  value: string,
): SafeHtml {
  if (control === 'choice')
    return html`<select ${common}>${choices.map((choice) => html`<option value="${choice.value}"${choice.value === value && { html: ' selected' }}>${choice.label}</option>`)}</select>`;
  // A line break right after the tag is dropped by browsers, so that one of the writer's own would be.
  if (control === 'paragraphs')
    return html`<textarea ${common} rows="${rows}" maxlength="${max}">${{ html: '\n' }}${value}</textarea>`;
  const type = control === 'email' ? 'email' : 'text';
  return html`<input type="${type}" ${common} maxlength="${max}"${autocomplete && html` autocomplete="${autocomplete}"`} value="${value}">`;
}
