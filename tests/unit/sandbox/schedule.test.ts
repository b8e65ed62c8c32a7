import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isDue, type Job, startSchedule } from '#sandbox/store/schedule.ts';

const at = (time: string) => new Date(`2026-11-22T${time}Z`);

describe('the schedule of the local server', () => {
  test.each([
    ['* * * * *', '09:17', true],
    ['@hourly', '09:00', true],
    ['@hourly', '09:01', false],
    ['@daily', '00:00', true],
    ['@daily', '09:00', false],
    ['*/5 * * * *', '09:15', true],
    ['*/5 * * * *', '09:16', false],
    ['0,30 9 * * *', '09:30', true],
    ['0,30 9 * * *', '10:30', false],
    ['0 0 22 11 0', '00:00', true],
    ['0 0 22 11 1', '00:00', false],
  ])('%s at %s: %s', (schedule, time, expected) => expect(isDue(schedule, at(`${time}:30`))).toBe(expected));

  test.each(['@sometimes', '* * * *', '1-5 * * * *', 'x * * * *'])(
    'refuses an invalid schedule: %s',
    (schedule) => {
      expect(() => isDue(schedule, at('09:00:00'))).toThrow(/not known here/);
    },
  );

  describe('over time', () => {
    beforeEach(() => void vi.useFakeTimers({ now: at('08:58:30') }));
    afterEach(() => void vi.useRealTimers());

    test('runs each job at its minutes, unless it is still running', async () => {
      const ran: string[] = [];
      const noting = (name: string) => async () => {
        ran.push(name);
        return new Response(null, { status: 204 });
      };
      let finish = () => {};
      const jobs: Job[] = [
        {
          name: 'minute',
          schedule: '* * * * *',
          run: noting('minute'),
        },
        {
          name: 'slow',
          schedule: '* * * * *',
          run: () =>
            new Promise((resolve) => {
              ran.push('slow');
              finish = () => resolve(new Response(null, { status: 204 }));
            }),
        },
        {
          name: 'hour',
          schedule: '@hourly',
          run: noting('hour'),
        },
      ];
      const end = startSchedule(jobs);
      expect(ran).toEqual([]);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(ran).toEqual(['minute', 'slow']);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(ran).toEqual(['minute', 'slow', 'minute', 'hour']);
      finish();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(ran).toEqual(['minute', 'slow', 'minute', 'hour', 'minute', 'slow']);
      finish();
      await end();
      await vi.advanceTimersByTimeAsync(600_000);
      expect(ran).toHaveLength(6);
    });

    test('reports a failed job, and calls it again', async () => {
      const said = vi.spyOn(console, 'error').mockImplementation(() => {});
      const run = vi.fn(async () => new Response(null, { status: 500 }));
      const broken = vi.fn(async () => Promise.reject(new Error('gone')));
      const end = startSchedule([
        { name: 'a', schedule: '* * * * *', run },
        { name: 'b', schedule: '* * * * *', run: broken },
      ]);
      await vi.advanceTimersByTimeAsync(120_000);
      expect([run.mock.calls.length, broken.mock.calls.length]).toEqual([2, 2]);
      expect(said).toHaveBeenCalledTimes(4);
      await end();
    });
  });
});
