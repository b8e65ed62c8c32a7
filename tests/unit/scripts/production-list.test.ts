import { describe, expect, test } from 'vitest';
import { newOrderId } from '#functions/orders/order-id.ts';
import type { ProductionJob } from '#functions/orders/production-jobs.ts';
import { productionRecord } from '#functions/orders/production-record.ts';
import { jobIds, productionSentence } from '#scripts/lib/production-list.ts';
import { productionCsv } from '#src/core/orders/production.ts';

const JOB: ProductionJob = {
  orderId: newOrderId(),
  position: 1,
  productId: 'the-named-apron',
  formatId: 'apron',
  name: 'The Named Apron',
  sku: null,
  formatName: 'Apron',
  quantity: 2,
  customization: '=HYPERLINK("https://evil.example")',
  isGift: false,
  previewUrl: '/pictures/abc/320.webp',
  status: 'new',
  createdAt: new Date('2026-11-22T10:20:30Z'),
  changedAt: new Date('2026-11-22T10:20:30Z'),
};

describe('the list for production', () => {
  test('has each job with its customization, its picture’s full URL and the ID to mark it with', () => {
    const record = productionRecord(JOB, 'https://found.example');
    expect(record).toMatchObject({
      id: `${JOB.orderId}/2`,
      quantity: 2,
      preview: 'https://found.example/pictures/abc/320.webp',
    });
    expect(productionSentence(record)).toContain('2 × The Named Apron (Apron)  “=HYPERLINK');
    expect(productionRecord(JOB, '').preview).toBe('/pictures/abc/320.webp');
  });

  test('has no picture from another host, which an older order may have', () => {
    for (const previewUrl of ['https://evil.example/a.png', '/order?link=x', '//evil.example/1.webp'])
      expect(productionRecord({ ...JOB, previewUrl }, 'https://found.example').preview).toBe('');
  });

  test('[A17] has a column for each fact, and no formula', () => {
    const [head, line] = productionCsv([productionRecord(JOB, '')]).split('\r\n');
    expect(head).toBe(
      '"id","status","createdAt","productId","formatId","name","formatName","sku","quantity","customization","preview","isGift"',
    );
    expect(line).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  });

  test('has IDs that are verified by their check character', () => {
    const id = `${JOB.orderId}/2`;
    expect(jobIds([id])).toEqual([{ orderId: JOB.orderId, position: 1 }]);
    for (const wrong of ['F-11111-11111/1', JOB.orderId, `${JOB.orderId}/0`, `${JOB.orderId}/x`])
      expect(() => jobIds([wrong])).toThrow(/is not a job ID/);
  });
});
