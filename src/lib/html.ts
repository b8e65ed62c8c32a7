/** HTML that was made here and may stand as it is. */
export type SafeHtml = { readonly html: string };

/** Builds HTML from a template; every value is escaped unless it is {@link SafeHtml} itself. Lists are joined. */
export function html(strings: TemplateStringsArray, ...values: unknown[]): SafeHtml {
  return {
    html: strings.reduce((all, part, at) => all + part + (at < values.length ? show(values[at]) : ''), ''),
  };
}

/** Text as it may stand in an element or a quoted attribute. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function show(value: unknown): string {
  if (value === undefined || value === null || value === false) return '';
  if (Array.isArray(value)) return value.map(show).join('');
  if (typeof value === 'object' && 'html' in value) return (value as SafeHtml).html;
  return escapeHtml(String(value));
}
