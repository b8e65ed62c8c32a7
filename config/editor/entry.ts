import CMS, { type CmsConfig } from '@sveltia/cms';
import type { Repository } from './last-change.ts';
import { showDevelopment, showLive } from './live-line.ts';

/** The library's events after which a change is built. */
const [SAVED, PUBLISHED] = [['postSave'], ['postPublish', 'postUnpublish']] as const;

/** Set by the build of this page. */
declare const IS_DEVELOPMENT: boolean;

const config: CmsConfig & { backend: Repository } = await (await fetch('/admin/config.json')).json();
if (IS_DEVELOPMENT) showDevelopment();
else {
  const handler = showLive(config.backend);
  // With a review, a save waits in a pull request until somebody publishes it.
  const events = config.publish_mode === 'simple' ? SAVED : PUBLISHED;
  for (const name of events) CMS.registerEventListener({ name, handler });
}
CMS.init({ config: { ...config, load_config_file: false } });
