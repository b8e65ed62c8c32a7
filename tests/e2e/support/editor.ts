import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';

/** The content's folder as the editor names it: from the root of the repository. */
const FOLDER = path.relative(process.cwd(), contentFolder());

/**
 * Opens the editor with a copy of the shop's content. The copy is in the browser's own storage, since no test
 * can choose a folder in the browser's dialog.
 */
export async function openEditor(page: Page): Promise<void> {
  await page.exposeFunction('copyOfContent', copyOfContent);
  await page.addInitScript(chooseCopy);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page
    .getByRole('link', { name: /Products/ })
    .or(page.getByText('Products'))
    .first()
    .waitFor();
}

/** The text of a content file after the editor saved it. */
export function savedFile(page: Page, file: string): Promise<string> {
  return page.evaluate(async (names) => {
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('shop');
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    return (await (await folder.getFileHandle(names.at(-1) ?? '')).getFile()).text();
  }, `${FOLDER}/${file}`.split('/'));
}

/** Writes all that the editor has, also pictures, over a folder of content on this computer. */
export async function writeOut(page: Page, folder: string): Promise<void> {
  const files = await page.evaluate(async (names) => {
    const found: [string, string][] = [];
    const look = async (directory: FileSystemDirectoryHandle, above: string) => {
      for await (const [name, handle] of directory.entries())
        if (handle instanceof FileSystemDirectoryHandle) await look(handle, `${above}${name}/`);
        else {
          const bytes = new Uint8Array(
            await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer(),
          );
          found.push([above + name, bytes.toBase64()]);
        }
    };
    let content = await (await navigator.storage.getDirectory()).getDirectoryHandle('shop');
    for (const name of names) content = await content.getDirectoryHandle(name);
    await look(content, '');
    return found;
  }, FOLDER.split('/'));
  for (const [name, bytes] of files) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), Buffer.from(bytes, 'base64'));
  }
}

/** The texts of all content files by their path in the repository. */
async function copyOfContent(): Promise<Record<string, string>> {
  const names = (await readdir(FOLDER, { recursive: true })).filter((name) => /\.(md|yaml)$/.test(name));
  const files = names.map(async (name) => [
    path.join(FOLDER, name),
    await readFile(path.join(FOLDER, name), 'utf8'),
  ]);
  return Object.fromEntries(await Promise.all(files));
}

/** Runs in the page: puts the copy where the editor asks for a folder. */
function chooseCopy() {
  const choose = async () => {
    const shop = await (await navigator.storage.getDirectory()).getDirectoryHandle('shop', { create: true });
    // By this folder the editor knows a repository.
    await shop.getDirectoryHandle('.git', { create: true });
    const { copyOfContent: copy } = window as unknown as { copyOfContent(): Promise<Record<string, string>> };
    for (const [file, text] of Object.entries(await copy())) {
      const names = file.split('/');
      let folder = shop;
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const handle = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
      const stream = await handle.createWritable();
      await stream.write(text);
      await stream.close();
    }
    return shop;
  };
  Object.assign(window, { showDirectoryPicker: choose });
}

/** The fields of a Markdown file and the text below them. */
// biome-ignore lint/suspicious/noExplicitAny: the fields of any kind of content
export function frontMatter(text: string): { data: any; body: string } {
  const [, fields = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return { data: parse(fields), body };
}
