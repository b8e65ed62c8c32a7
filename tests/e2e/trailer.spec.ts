import { expect, test } from './support/test.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

/** The paths of films and captions that the page asks for. */
function filmsOf(page: import('@playwright/test').Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/films/')) films.push(pathname);
  });
  return films;
}

test('a course has its trailer, which loads when it is played and shows its captions @narrow-long', async ({
  page,
}) => {
  const films = filmsOf(page);
  await page.goto('/products/dashi');
  await page.getByRole('link', { name: 'Watch the trailer' }).click();
  const film = page.locator('video');
  await expect(film).toBeInViewport();
  await expect(film).toHaveAccessibleName('The first minutes');
  await expect(film).toHaveJSProperty('controls', true);
  expect(films.filter((path) => path.endsWith('.webm'))).toEqual([]);
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  const captions = () => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0);
  await expect.poll(captions).toBeGreaterThan(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the trailer is there, with its poster and the browser’s controls @narrow-long', async ({
    page,
    request,
  }) => {
    const films = filmsOf(page);
    await page.goto('/products/dashi');
    const film = page.locator('video[controls][preload="none"][playsinline][poster^="/pictures/"]');
    await expect(film).toBeVisible();
    expect(films.filter((path) => path.endsWith('.webm'))).toEqual([]);
    const address = await film.locator('source').getAttribute('src');
    const answer = await request.get(address!);
    expect(answer.headers()['content-type']).toBe('video/webm');
    expect(answer.headers()['cache-control']).toContain('immutable');
  });
});
