import { FORMAT_QUERY } from './format-in-address.ts';

const CHOSEN = '[type=radio][name=productFormatId]';

/** Keeps the chosen format in the address, so that the page can be shared. The default format is left out. */
export function followFormat(page: HTMLElement): void {
  page.addEventListener('change', ({ target }) => {
    if ((target as HTMLElement).matches(CHOSEN)) writeFormat(target as HTMLInputElement);
  });
  // A format chosen before this ran.
  const chosen = page.querySelector<HTMLInputElement>(`${CHOSEN}:checked`);
  if (chosen && !chosen.defaultChecked) writeFormat(chosen);
}

function writeFormat({ value, defaultChecked }: HTMLInputElement): void {
  const address = new URL(location.href);
  if (defaultChecked) address.searchParams.delete(FORMAT_QUERY);
  else address.searchParams.set(FORMAT_QUERY, value);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
