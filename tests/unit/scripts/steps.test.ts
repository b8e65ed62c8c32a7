import { describe, expect, test } from 'vitest';
import { countedSteps } from '#scripts/lib/progress.ts';

function written(isTTY: boolean) {
  const texts: string[] = [];
  let time = 0;
  const out = { isTTY, write: (text: string) => texts.push(text) };
  const begin = countedSteps(2, out, () => time);
  return { begin, pass: (ms: number) => (time += ms), text: () => texts.join('') };
}

describe('progress steps', () => {
  test('in a file have one line each: number, name, duration and result', () => {
    const { begin, pass, text } = written(false);
    const content = begin('Content');
    content.note('half of it');
    pass(1_400);
    content.done('121 products');
    const pages = begin('Pages');
    pass(62_000);
    pages.done();
    const [first, second] = text().split('\n');
    expect(first).toMatch(/^ {2}1\/2 {2}Content +1 s {2}121 products$/);
    expect(second).toMatch(/^ {2}2\/2 {2}Pages +62 s$/);
  });

  test('on a terminal show the progress on one line', () => {
    const { begin, text } = written(true);
    const pages = begin('Pages');
    pages.note('1,200 files');
    pages.note('2,400 files');
    pages.done();
    expect(text()).toContain('1,200 files');
    expect(text().split('\n')[0]?.split('\r').at(-1)).toMatch(/1\/2 {2}Pages +0 s {2}2,400 files$/);
  });
});
