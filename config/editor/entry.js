import CMS from '@sveltia/cms';
import { showDevelopment, showLive } from './live-line.ts';

const config = await (await fetch('/admin/config.json')).json();
if (IS_DEVELOPMENT) showDevelopment();
else {
  const handler = showLive(config.backend);
  // With a review, a save waits in a pull request until somebody publishes it.
  const events = config.publish_mode === 'simple' ? ['postSave'] : ['postPublish', 'postUnpublish'];
  for (const name of events) CMS.registerEventListener({ name, handler });
}
CMS.init({ config: { ...config, load_config_file: false } });
