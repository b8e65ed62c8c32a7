import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { fillSlot } from '#functions/platform/fill-slot.ts';

const View = ({ name, tags = [] }: { name: string; tags?: string[] }) =>
  createElement('p', null, 'For ', name, ...tags);
const page = (built: string) => `<main><!--slot:view-->${built}<!--/slot:view--><p>end</p></main>`;

describe('a view in the slot of a page', () => {
  test('takes the place of what the build left there, escaped', () => {
    const view = createElement(View, { name: '<b>Ana</b> & $1' });
    expect(fillSlot(page('as built'), 'view', view)).toBe(
      '<main><p>For &lt;b&gt;Ana&lt;/b&gt; &amp; $1</p><p>end</p></main>',
    );
  });

  test('stays an island where there was one, with the script before it and with its own props', () => {
    const built =
      '<script>start()</script><astro-island uid="1" props="{&quot;name&quot;:[0,&quot;x&quot;]}" ssr await-children><p>For x</p><!--astro:end--></astro-island>';
    const view = createElement(View, { name: '"$&', tags: ['a'] });
    expect(fillSlot(page(built), 'view', view)).toBe(
      '<main><script>start()</script><astro-island uid="1" props="{&#34;name&#34;:[0,&#34;\\&#34;$&#38;&#34;],&#34;tags&#34;:[1,[[0,&#34;a&#34;]]]}" ssr await-children>' +
        '<p>For <!-- -->&quot;$&amp;<!-- -->a</p><!--astro:end--></astro-island><p>end</p></main>',
    );
  });

  test('needs a slot of that name', () => {
    expect(() => fillSlot('<main></main>', 'view', createElement(View, { name: 'x' }))).toThrow(
      /no slot named view/,
    );
  });
});
