import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  ApiError,
  decodeForm,
  guard,
  listen,
  readBody,
  seeOther,
  sendAsset,
  sendPage,
} from 'payment-sandbox/http';
import { captchaPage } from './page.ts';
import { CAPTCHA_FAULTS, type CaptchaProvider, captchaProvider } from './provider.ts';
import { CAPTCHA_SCRIPT } from './script.ts';

/**
 * The keys that the store and the local captcha share. They are not secret: they work on this machine only.
 */
export const LOCAL_CAPTCHA = {
  RECAPTCHA_SITE_KEY: 'local-captcha-site-key',
  RECAPTCHA_SECRET_KEY: 'local-captcha-secret-key',
  RECAPTCHA_VERSION: '3',
} as const;

export type CaptchaSandbox = {
  /** The address of the page that shows and changes its behaviour. */
  url: string;
  /** The value of `RECAPTCHA_VERIFY_URL`. */
  verifyUrl: string;
  provider: CaptchaProvider;
  close(): Promise<void>;
};

const HOST = '127.0.0.1';

/**
 * Starts a local replacement for reCAPTCHA: its script, its tokens, and their verification.
 * @throws if the port is in use
 */
export async function startCaptcha(
  options: { port?: number; now?: () => number } = {},
): Promise<CaptchaSandbox> {
  const { port = 0, now = Date.now } = options;
  const provider = captchaProvider(LOCAL_CAPTCHA.RECAPTCHA_SECRET_KEY, now);
  const server = await listen((request, response) => void answer(provider, request, response), port, HOST);
  const url = `http://localhost:${server.port}`;
  return { url, verifyUrl: `${url}/recaptcha/api/siteverify`, provider, close: server.close };
}

async function answer(
  provider: CaptchaProvider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    guard(request, HOST);
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (sendAsset(url.pathname, response)) return;
    // A browser sends a preflight request when extra headers are set on every request, as tests do.
    if (request.method === 'OPTIONS') return send(response, 200, 'text/plain', '');
    if (request.method === 'POST') return await answerPost(provider, url.pathname, request, response);
    if (url.pathname === '/') return sendPage(response, captchaPage(provider));
    if (url.pathname === '/recaptcha/api.js') return send(response, 200, 'text/javascript', CAPTCHA_SCRIPT);
    if (url.pathname === '/recaptcha/token') return sendToken(provider, url, request, response);
    send(response, 404, 'text/plain', 'Not found');
  } catch (error) {
    send(response, error instanceof ApiError ? error.status : 500, 'text/plain', (error as Error).message);
  }
}

/** Sends a token for the page that asks, which its `Origin` identifies. */
function sendToken(
  { judgement, issue }: CaptchaProvider,
  url: URL,
  { headers }: IncomingMessage,
  response: ServerResponse,
): void {
  if (judgement.fault === 'mute') {
    send(response, 503, 'text/plain', 'No tokens today');
    return;
  }
  const hostname = URL.canParse(headers.origin ?? '') ? new URL(headers.origin ?? '').hostname : '';
  send(response, 200, 'text/plain', issue(url.searchParams.get('action') ?? '', hostname));
}

async function answerPost(
  provider: CaptchaProvider,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = decodeForm(await readBody(request, 64 * 1024));
  if (pathname === '/_control') {
    const score = Number(form.score);
    if (!(score >= 0 && score <= 1)) throw new ApiError(400, 'A score is a number from 0 to 1.');
    const fault = CAPTCHA_FAULTS.find((one) => one === form.fault);
    Object.assign(provider.judgement, { score, fault });
    return seeOther(response, '/');
  }
  if (pathname !== '/recaptcha/api/siteverify') return send(response, 404, 'text/plain', 'Not found');
  const { fault } = provider.judgement;
  if (fault === 'hang') return;
  if (fault === 'broken') return send(response, 500, 'text/html', '<h1>500</h1>');
  if (fault === 'garbage') return send(response, 200, 'application/json', '<html>{"success": true');
  const verdict = provider.verify(String(form.secret ?? ''), String(form.response ?? ''));
  send(response, 200, 'application/json; charset=utf-8', JSON.stringify(verdict));
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    // The store's pages are on another port. They load the script and request tokens.
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  response.end(body);
}
