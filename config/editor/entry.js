import CMS from '@sveltia/cms';

const config = await (await fetch('/admin/config.json')).json();
CMS.init({ config: { ...config, load_config_file: false } });
