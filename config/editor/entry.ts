import CMS, { type CmsConfig, type EntryCollection } from '@sveltia/cms';
import { formatOf } from './formats.ts';
import type { Repository } from './last-change.ts';
import { showDevelopment, showLive } from './live-line.ts';
import { showProblems } from './problem-list.ts';

/** The library's events after which a change is built. */
const [SAVED, PUBLISHED] = [['postSave'], ['postPublish', 'postUnpublish']] as const;

/** Set by the build of this page. */
declare const IS_DEVELOPMENT: boolean;

type Config = CmsConfig & { backend: Repository; collections: EntryCollection[] };
const config: Config = await (await fetch('/admin/config.json')).json();
for (const collection of config.collections) {
  const format = formatOf(collection);
  if (format) CMS.registerCustomFormat(collection.format ?? '', collection.extension ?? '', format);
}
if (IS_DEVELOPMENT) {
  showDevelopment();
  void showProblems();
  // The file is written before the editor says so. A file may also be changed or deleted elsewhere.
  for (const name of SAVED) CMS.registerEventListener({ name, handler: showProblems });
  addEventListener('focus', showProblems);
} else {
  const handler = showLive(config.backend);
  // With a review, a save waits in a pull request until somebody publishes it.
  const events = config.publish_mode === 'simple' ? SAVED : PUBLISHED;
  for (const name of events) CMS.registerEventListener({ name, handler });
}
CMS.init({ config: { ...config, load_config_file: false } });
