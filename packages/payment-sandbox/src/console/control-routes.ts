import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../context.ts';
import { plain } from '../control/bodies.ts';
import { commands } from '../control/commands.ts';
import type { Control } from '../control/control.ts';
import { readBody } from '../http/body.ts';
import { ApiError } from '../http/errors.ts';
import { decodeForm } from '../http/form.ts';
import { seeOther, sendPage } from '../http/pages.ts';
import { controlPage } from './control-page.ts';

/**
 * Handles requests below `/_control`: a page, and the same commands as JSON.
 * Accepts requests from this machine only.
 */
export async function handleControl(
  context: Context,
  control: Control,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isLoopback(request.socket.remoteAddress ?? '')) throw new ApiError(403, 'From this machine only.');
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const steps = pathname.split('/').slice(2);
  if (steps.length === 0 && request.method === 'GET')
    return sendPage(response, controlPage(context, control));
  const isForm = (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
  try {
    const text = request.method === 'GET' ? '' : await readBody(request, 64 * 1024);
    const body = isForm ? plain(decodeForm(text)) : parse(text);
    const method = request.method ?? 'GET';
    const result = await run(
      control,
      method,
      steps,
      method === 'GET' ? Object.fromEntries(searchParams) : body,
    );
    if (isForm) return seeOther(response, '/_control');
    sendJson(response, 200, result ?? {});
  } catch (error) {
    if (isForm || !(error instanceof ApiError)) throw error;
    sendJson(response, error.status, error.body());
  }
}

async function run(control: Control, method: string, steps: string[], body: unknown): Promise<unknown> {
  for (const [name, command] of Object.entries(commands)) {
    const [wanted = '', path = ''] = name.split(' ');
    const pattern = path.split('/');
    if (wanted !== method || pattern.length !== steps.length) continue;
    if (!pattern.every((step, index) => step === ':id' || step === steps[index])) continue;
    const id = steps[pattern.indexOf(':id')] ?? '';
    return command(control, body, id);
  }
  throw new ApiError(404, `There is no ${method} /_control/${steps.join('/')}.`);
}

function parse(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'The body is not JSON.');
  }
}

function sendJson(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(`${JSON.stringify(value, null, 2)}\n`);
}

function isLoopback(address: string): boolean {
  return /^(::ffff:)?127\.|^::1$/.test(address);
}
