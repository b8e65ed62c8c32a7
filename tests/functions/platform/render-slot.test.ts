import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { renderSlot } from '#functions/platform/render-slot.ts';
import Island from '#src/ui/islands/Island.tsx';

type ViewProps = { name: string; tags?: string[] };
const View = ({ name, tags = [] }: ViewProps) => createElement('p', null, 'For ', name, ...tags);
const page = (built: string) => `<main><!--slot:view-->${built}<!--/slot:view--><p>end</p></main>`;

describe('a view in the slot of a page', () => {
  test('replaces the build’s content, escaped', () => {
    const view = createElement(View, { name: '<b>Ana</b> & $1' });
    expect(renderSlot(page('as built'), 'view', view)).toBe(
      '<main><p>For &lt;b&gt;Ana&lt;/b&gt; &amp; $1</p><p>end</p></main>',
    );
  });

  test('that is an island has its own props, and the markers for hydration', () => {
    const view = createElement(Island<ViewProps>, {
      of: View,
      props: { name: '"$&', tags: ['a'] },
      'data-enhance': 'view',
    });
    expect(renderSlot(page('<div data-props="{}"><p>For x</p></div>'), 'view', view)).toBe(
      '<main><div data-enhance="view" data-props="{&quot;name&quot;:&quot;\\&quot;$&amp;&quot;,&quot;tags&quot;:[&quot;a&quot;]}">' +
        '<p>For <!-- -->&quot;$&amp;<!-- -->a</p></div><p>end</p></main>',
    );
  });

  test('needs a slot with that name', () => {
    expect(() => renderSlot('<main></main>', 'view', createElement(View, { name: 'x' }))).toThrow(
      /no slot named view/,
    );
  });
});
