import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { fillSlot } from '#functions/platform/fill-slot.ts';
import Island from '#src/islands/Island.tsx';

type ViewProps = { name: string; tags?: string[] };
const View = ({ name, tags = [] }: ViewProps) => createElement('p', null, 'For ', name, ...tags);
const page = (built: string) => `<main><!--slot:view-->${built}<!--/slot:view--><p>end</p></main>`;

describe('a view in the slot of a page', () => {
  test('takes the place of what the build left there, escaped', () => {
    const view = createElement(View, { name: '<b>Ana</b> & $1' });
    expect(fillSlot(page('as built'), 'view', view)).toBe(
      '<main><p>For &lt;b&gt;Ana&lt;/b&gt; &amp; $1</p><p>end</p></main>',
    );
  });

  test('that is an island carries its own props, and the marks that hydration needs', () => {
    const view = createElement(Island<ViewProps>, {
      of: View,
      props: { name: '"$&', tags: ['a'] },
      'data-enhance': 'view',
    });
    expect(fillSlot(page('<div data-props="{}"><p>For x</p></div>'), 'view', view)).toBe(
      '<main><div data-enhance="view" data-props="{&quot;name&quot;:&quot;\\&quot;$&amp;&quot;,&quot;tags&quot;:[&quot;a&quot;]}">' +
        '<p>For <!-- -->&quot;$&amp;<!-- -->a</p></div><p>end</p></main>',
    );
  });

  test('needs a slot of that name', () => {
    expect(() => fillSlot('<main></main>', 'view', createElement(View, { name: 'x' }))).toThrow(
      /no slot named view/,
    );
  });
});
