import { buildFailedOperation, deploy as deploySchema } from '#src/contracts/build-failed.ts';
import { storeNow } from '#src/lib/clock.ts';
import * as problemWords from '#src/words/en/problems.ts';
import { database } from '../db/open.ts';
import { drainSoon } from '../jobs/drain-soon.ts';
import {
  failedBuildOf,
  isFailureOfSite,
  isFromNetlify,
  requestedAt,
} from '../jobs/publishing/deploy-notification.ts';
import { noteFailedBuild } from '../jobs/publishing/failed-builds.ts';
import { handle, routes } from '../platform/app.ts';
import { env } from '../platform/env.ts';
import { json } from '../platform/http.ts';
import { check, parseJson, readText } from '../platform/input.ts';
import { logThrottled } from '../platform/log-throttled.ts';
import { isProblem, problem } from '../platform/problem.ts';
import { reportOnce } from '../platform/report-once.ts';

/**
 * `POST /api/build-failed`: Netlify's notification of a failed deploy. The operator is mailed if it was one
 * of the published site. Without the secret in the settings, every call is refused.
 */
export const buildFailedRoutes = routes().post(
  buildFailedOperation.path,
  handle(
    async (request, { context, requestId }) => {
      const body = await readText(request, buildFailedOperation.body.limit);
      if (isProblem(body)) return body;
      const signature = request.headers.get('x-webhook-signature') ?? '';
      const secret = env().DEPLOY_NOTIFICATION_SECRET;
      if (!secret || !(await isFromNetlify(body, signature, secret))) {
        logThrottled('deploy_signature', 'warn', 'deploy_signature', { requestId });
        // Random callers send no signature. If our own secret is wrong, every notification is one of these.
        if (signature)
          await reportOnce(
            'deploy_signature',
            'A deploy notification is refused: its signature does not fit',
            {
              requestId,
              context,
            },
          );
        return problem('invalid_signature', problemWords.signatureWrong, { field: 'x-webhook-signature' });
      }
      const input = parseJson(body);
      if (isProblem(input)) return input;
      const deploy = check(deploySchema, input, undefined, { isAnyText: true });
      if (isProblem(deploy)) return deploy;
      if (!isFailureOfSite(deploy)) return json({ received: true });
      const now = storeNow();
      const begunAt = requestedAt(deploy, now);
      await noteFailedBuild(database(), { id: deploy.id, begunAt }, failedBuildOf(deploy), now);
      drainSoon(context);
      return json({ received: true });
    },
    { isForMachines: true, isForScripts: true },
  ),
);
