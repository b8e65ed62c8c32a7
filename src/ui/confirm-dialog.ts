export type Question = {
  title: string;
  text: string;
  /** What it is about, one by one. */
  items?: readonly string[];
  confirm: string;
  cancel: string;
};

/**
 * Asks a yes-or-no question in a native modal dialog: focus stays inside and returns to where it was, Escape and a
 * press beside it mean no.
 */
export function confirmInDialog(question: Question): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog';
  dialog.setAttribute('closedby', 'any');
  dialog.setAttribute('aria-labelledby', 'dialog-title');
  dialog.setAttribute('aria-describedby', 'dialog-text');
  const form = element('form', '');
  form.method = 'dialog';
  const title = element('h2', question.title);
  title.id = 'dialog-title';
  const text = element('p', question.text);
  text.id = 'dialog-text';
  form.append(title, text);
  if (question.items) {
    const list = element('ul', '');
    list.append(...question.items.map((item) => element('li', item)));
    form.append(list);
  }
  const actions = element('div', '');
  actions.className = 'dialog-actions';
  actions.append(
    answer(question.cancel, 'no', 'button button-quiet'),
    answer(question.confirm, 'yes', 'button'),
  );
  form.append(actions);
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
  });
}

function answer(text: string, value: string, className: string): HTMLButtonElement {
  const button = element('button', text);
  button.value = value;
  button.className = className;
  return button;
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
