/** Characters that XML 1.0 does not allow, even escaped: control characters and lone surrogates. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Escapes `text` for an element or an attribute. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** `<name>text</name>`. Empty without a text. */
export function xmlElement(name: string, text: string | undefined): string {
  return text ? `<${name}>${xmlText(text)}</${name}>` : '';
}
