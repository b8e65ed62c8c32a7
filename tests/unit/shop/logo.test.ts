import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { brokenLogo } from '#src/catalogue/reading/check-logo.ts';
import { readLogo } from '#src/catalogue/settings/logo.ts';

const svg = (content: string, attributes = 'viewBox="0 0 240 60"') =>
  `<?xml version="1.0"?>\n<!-- Made by hand -->\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>\n`;

describe('the logo of a shop', () => {
  test('has its shapes and box, and no notes of the program that wrote it', () => {
    const logo = readLogo(
      svg('<title>Logo</title>\n  <g fill="currentColor" data-name="Layer 1"><path d="M0 0h240v60z"/></g>'),
    );
    expect(logo).toEqual({
      viewBox: '0 0 240 60',
      width: 240,
      height: 60,
      content: '<g fill="currentColor"><path d="M0 0h240v60z"></path></g>',
    });
  });

  test('has ids that no page has', () => {
    const logo = readLogo(
      svg(
        '<defs><linearGradient id="main"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
          '<path id="a" d="M0 0z" fill="url(#main)"/><use href="#a" xlink:href="#a"/>',
      ),
    );
    expect(logo).toMatchObject({
      content: expect.stringMatching(
        /<linearGradient id="logo-main">.*fill="url\(#logo-main\)".*<use href="#logo-a"><\/use>$/,
      ),
    });
  });

  test('may have its size in width and height', () => {
    expect(readLogo(svg('<path d="M0 0z"/>', 'width="120px" height="40"'))).toMatchObject({
      viewBox: '0 0 120 40',
    });
  });

  test.each([
    ['<script>alert(1)</script>', /shapes only; there is <script> in it/],
    ['<g onload="alert(1)"></g>', /no attribute onload, which <g> has/],
    ['<a href="javascript:alert(1)"><path d="M0 0z"/></a>', /shapes only; there is <a>/],
    ['<use href="https://x.example/a.svg#b"/>', /nothing from elsewhere; href is “https:\/\/x\.example/],
    ['<use xlink:href="data:image/svg+xml,x"/>', /nothing from elsewhere; xlink:href/],
    ['<image href="a.png"/>', /shapes only; there is <image>/],
    ['<foreignObject><p>a</p></foreignObject>', /shapes only; there is <foreignObject>/],
    ['<path d="M0 0z" fill="url(https://x.example/a)"/>', /nothing from elsewhere; fill/],
    ['<style>path { fill: red }</style>', /colours as attributes/],
    ['<path class="a" d="M0 0z"/>', /colours as attributes/],
    ['<path style="fill: red" d="M0 0z"/>', /colours as attributes/],
    ['<text>Kiln Street</text>', /letters as shapes/],
    ['<animate attributeName="href" to="javascript:alert(1)"/>', /shapes only; there is <animate>/],
    [`<path d="${'M0 0'.repeat(2500)}"/>`, /at most 8000 bytes.*this one has \d+/],
  ])('with %.40s is refused', (content, expected) => {
    expect(readLogo(svg(content))).toEqual({ expected: expect.stringMatching(expected) });
  });

  test.each([
    ['', /begins with <svg/],
    ['a text', /begins with <svg/],
    ['<p>a</p>', /begins with <svg/],
    [svg('') + svg(''), /begins with <svg/],
    [svg('<path d="M0 0z"/>', ''), /with a viewBox/],
    [svg('<path d="M0 0z"/>', 'viewBox="0 0 a 60"'), /with a viewBox/],
    [svg('<path d="M0 0z"/>', 'viewBox="0 0 0 60"'), /with a viewBox/],
    [svg('<path d="M0 0z"/>', 'viewBox="0 0 3000 60"'), /12 times as wide; this one is 3000 by 60/],
    [svg('<path d="M0 0z"/>', 'viewBox="0 0 10 60"'), /half as wide as tall/],
  ])('is refused as the file %.60j', (text, expected) => {
    expect(readLogo(text)).toEqual({ expected: expect.stringMatching(expected) });
  });
});

test('a logo that is missing or refused is named with file, field and reason', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'found-logo-'));
  mkdirSync(path.join(folder, 'settings'));
  const content = {
    settings: [{ file: 'settings/store.yaml', data: { brand: { logo: './logo.svg' } } }],
  } as never;
  const problem = (expected: string) => [{ file: 'settings/store.yaml', field: 'brand.logo', expected }];
  const write = (text: string) => writeFileSync(path.join(folder, 'settings/logo.svg'), text);
  expect(brokenLogo(content, folder)).toEqual(problem('an SVG file; there is none at settings/logo.svg'));
  write(svg('<script></script>'));
  expect(brokenLogo(content, folder)).toEqual(
    problem('shapes only; there is <script> in it (settings/logo.svg)'),
  );
  write(svg('<path d="M0 0z"/>'));
  expect(brokenLogo(content, folder)).toEqual([]);
  const icon = {
    settings: [{ file: 'settings/store.yaml', data: { brand: { icon: './logo.svg' } } }],
  } as never;
  expect(brokenLogo(icon, folder)).toEqual([
    {
      file: 'settings/store.yaml',
      field: 'brand.icon',
      expected: 'a square; this one is 240 by 60 (settings/logo.svg)',
    },
  ]);
  rmSync(folder, { recursive: true });
});
