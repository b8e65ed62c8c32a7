/** What XML 1.0 cannot hold at all, not even escaped: control characters and halves of surrogate pairs. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** `text` as the content of an element or an attribute. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** `<name>text</name>`; nothing at all without a text. */
export function xmlElement(name: string, text: string | undefined): string {
  return text ? `<${name}>${xmlText(text)}</${name}>` : '';
}
