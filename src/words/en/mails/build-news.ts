/** To the operator: a build of the site failed, did not happen, or succeeded again. */

/** By what happened: a build failed, the host refused to build, no build came, or the site is built again. */
export const subject = {
  failed: 'A change is not on the site: its build failed',
  refused: 'The site is not built: the host refuses the calls of its build hook',
  missing: 'The site is not built: no build came within an hour',
  solved: 'The site is built again',
};
export const title = {
  failed: 'The build of a change failed',
  refused: 'The host does not build the site',
  missing: 'A build of the site is missing',
  solved: 'The site is built again',
};
export const preview = {
  failed: 'The shop still shows the last good build.',
  refused: 'The shop still shows the last good build.',
  missing: 'The shop still shows the last good build.',
  solved: 'There is nothing left to do.',
};
/** `{moment}`: when the build was due, or when the last one started. */
export const opening = {
  failed:
    'The build of a change failed, so the change is not on the site. The shop works, and still shows the last good build.',
  refused:
    'The site was to be built on {moment}. The store called the build hook five times, and no call was accepted. The shop works, and still shows the last good build. Check the setting BUILD_HOOK_URL, and build the site at the host. The store calls again each hour.',
  missing:
    'The site was to be built on {moment}. The host accepted the request, but an hour later the site was still the same. The shop works, and still shows the last good build. Look at the last builds at the host: the log says what went wrong. The store requests a build again.',
  solved:
    'A build succeeded after one had failed. The site shows the build of {moment}. There is nothing left to do.',
};
/** `{day}`: as `22 November 2026`. `{time}`: as `12:04`. */
export const moment = '{day}, {time} UTC';

export const change = 'Change';
export const author = 'By';
export const commit = 'Commit';
export const failedAt = 'Failed on';

export const whatWentWrong = 'What went wrong';
export const contentErrors = 'The content has errors. Each is named with its file and field:';
export const correctThem = 'Correct them in the editor or in the files. The next save is built again.';
export const stepFailed = 'A step of the build ended with an error. The log of the build names it.';
export const tookTooLong =
  'The build took longer than the host allows. Build again at the host; if it fails again, look at the log.';
/** Before the host’s own words. */
export const hostSays = 'The host says:';
export const log = 'Read the log';

export const reason = 'The store sends this to the people who look after its site.';
