import { expect, test } from 'vitest';
import { sentence } from '#functions/mail/layout/document.ts';
import { renderMail } from '#functions/mail/layout/render-mail.ts';
import { everyMail, SHOP } from './samples.ts';

test('a sentence has a part for each of its places, in the order of the text', () => {
  const contact = { label: 'write to us', href: 'https://found.example/contact' };
  const id = { strong: 'F-1' };
  expect(sentence('Answer, or {contact} with {id}.', { id, contact })).toEqual([
    'Answer, or ',
    contact,
    ' with ',
    id,
    '.',
  ]);
  expect(sentence('For {name}.', { name: '{id} $&' }).join('')).toBe('For {id} $&.');
  expect(() => sentence('For {name}.', {})).toThrow('{name}');
});

test('only order numbers and short words with a hyphen are kept on one line: a phone would cut a bold sentence', () => {
  const mails = Object.values(everyMail());
  const html = mails.map((mail) => renderMail(mail, SHOP).html).join('');
  const kept = [...html.matchAll(/<(?:strong|span)[^>]*white-space:\s*nowrap[^>]*>([^<]*)</g)];
  expect(kept.length).toBeGreaterThan(3);
  for (const [, words] of kept) expect(words).not.toMatch(/\s|.{17}/);
});
