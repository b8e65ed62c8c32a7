import { readFile } from 'node:fs/promises';
import { money, writtenPrice } from './support/catalogue.ts';
import { expectThanks, fillIn, pay, sessionOnPage } from './support/hosted-page.ts';
import { add, agreeToDigital, EBOOK, openBasket, readyPayButton } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

const COURSE = { id: 'dashi', name: 'Dashi' };

test.describe('a course, from basket to file', () => {
  test('it is paid once the box is ticked; its video plays, and its hand-out is a PDF @wide', async ({
    page,
    allow,
  }) => {
    allow(/404/);
    await add(page, COURSE);
    await openBasket(page);
    await expect(page.getByText('There is nothing to deliver')).toBeVisible();
    await readyPayButton(page).click();
    const box = page.getByRole('checkbox', { name: /Send my digital copies at once/ });
    await expect(page.getByRole('alert').filter({ hasText: 'Please tick the box' })).toBeVisible();
    await expect(box).toBeFocused();
    await expect(box).not.toBeChecked();
    await box.check();
    await expect(readyPayButton(page)).toHaveText(
      `Pay ${money(await writtenPrice(COURSE.id, 'film', 'GB'), 'GB')}`,
    );
    await readyPayButton(page).click();
    await sessionOnPage(page);
    await fillIn(page, { country: 'United Kingdom', isPosted: false });
    await pay(page);
    await expectThanks(page);
    await expect(page.getByText(/you agreed: “Send my digital copies at once/)).toBeVisible();

    const film = await downloaded(page, /^Film dashi\.webm/);
    expect(film.name).toBe('dashi.webm');
    expect(film.bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    const handOut = await downloaded(page, /^PDF dashi\.pdf/);
    expect(handOut.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    const captions = await downloaded(page, /^Captions dashi\.vtt/);
    expect(captions.bytes.toString('utf8')).toMatch(/^WEBVTT\n/);

    // An empty page, so that no content security policy blocks the video.
    await page.goto('about:blank');
    await page.setContent(
      `<video muted src="data:video/webm;base64,${film.bytes.toString('base64')}"></video>`,
    );
    const video = page.locator('video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
      .toBeGreaterThan(1);
    const seen = await video.evaluate(async (element: HTMLVideoElement) => {
      const seeked = new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
      element.currentTime = element.duration / 2;
      await seeked;
      return {
        width: element.videoWidth,
        height: element.videoHeight,
        duration: element.duration,
        error: element.error,
      };
    });
    expect(seen).toMatchObject({ width: 640, height: 360, error: null });
    expect(seen.duration).toBeGreaterThan(20);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an ebook gets its consent, is paid and downloaded, and the file is an EPUB @wide @long', async ({
    page,
    allow,
  }) => {
    allow(/status of 422/, /answer 422/);
    await page.goto(`/products/${EBOOK.id}`);
    await page.getByRole('button', { name: 'Buy now' }).click();
    await expect(page.getByRole('alert')).toContainText('Please tick the box');
    await page.goto(`/products/${EBOOK.id}`);
    await agreeToDigital(page);
    await page.getByRole('button', { name: 'Buy now' }).click();
    await sessionOnPage(page);
    await fillIn(page, { country: 'United Kingdom', isPosted: false });
    await pay(page);
    await expectThanks(page);
    const { name, bytes } = await downloaded(page, /^EPUB/);
    expect(name).toBe(`${EBOOK.id}.epub`);
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
    expect(bytes.subarray(30, 58).toString('latin1')).toBe('mimetypeapplication/epub+zip');
  });

  test('a printed book needs no consent for files @wide @long', async ({ page }) => {
    await page.goto('/products/a-slow-loaf');
    const box = page.getByRole('checkbox', { name: /Send my digital copies at once/ });
    await expect(box).toBeHidden();
    await page.getByRole('radio', { name: /^Ebook/ }).check();
    await expect(box).toBeVisible();
  });
});

/** Clicks a link to a file and returns the download. */
async function downloaded(page: import('@playwright/test').Page, name: RegExp) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('main').getByRole('link', { name }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
