import { costs, figures, warehouse } from '../../../../test/webhooks-page';
import { activityText, shareText } from './activity-text';
import { durationText, logTime, spanBetween } from './times';

const context = { zone: 'Australia/Sydney', now: '2026-11-20T03:45:00.000Z' };
const none = { ...figures, delivered: 0, givenUp: 0, held: 0, heldSince: null };
const held = { ...none, held: 214, heldSince: '2026-11-17T22:40:00.000Z' };
const failing = { ...warehouse, failingSince: '2026-11-20T03:14:00.000Z' };
const disabled = { ...failing, status: 'DISABLED' } as const;

describe('the line about a webhook', () => {
  it.each([
    [
      'what it sent',
      warehouse,
      { ...figures, delivered: 1_284, givenUp: 3 },
      '1,284 in 24 h · 99.8%',
    ],
    ['that it was quiet', warehouse, none, 'Nothing in 24 h'],
    ['what a paused one holds', costs, held, '214 held since 18/11 9:40 am'],
    [
      'a count that stopped',
      costs,
      { ...held, held: 1_000, hasMoreHeld: true },
      '1,000+ held since 18/11 9:40 am',
    ],
    ['that a paused one holds nothing', costs, none, 'Nothing held'],
    [
      'a server that does not respond',
      failing,
      { ...held, held: 96 },
      'No response since 2:14 pm · 96 held',
    ],
    ['the same of a disabled one', disabled, none, 'No response since 2:14 pm'],
    [
      'one disabled by its server',
      { ...disabled, failingSince: null },
      held,
      '214 held since 18/11 9:40 am',
    ],
  ] as const)('names %s', (_, webhook, activity, expected) => {
    expect(activityText(webhook, activity, context)).toBe(expected);
  });

  it('has a share of 100% only if nothing was given up', () => {
    expect(shareText({ ...figures, delivered: 100_000, givenUp: 1 })).toBe('99.9%');
    expect(shareText({ ...figures, delivered: 100_000, givenUp: 0 })).toBe('100%');
    expect(shareText(none)).toBe('—');
  });
});

describe('times', () => {
  it.each([
    ['2026-11-20T03:44:50.000Z', '1 min'],
    ['2026-11-20T03:41:00.000Z', '4 min'],
    ['2026-11-20T00:30:00.000Z', '3 h'],
    ['2026-11-15T00:30:00.000Z', '5 days'],
  ])('since %s are %s', (from, expected) => {
    expect(spanBetween(from, context.now)).toBe(expected);
  });

  it.each([
    [212, '212 ms'],
    [1_300, '1.3 s'],
    [15_000, '15.0 s'],
  ])('of %d ms are %s', (ms, expected) => {
    expect(durationText(ms)).toBe(expected);
  });

  it('have seconds today, and a date on earlier days', () => {
    expect(logTime('2026-11-20T03:41:31.000Z', context)).toBe('02:41:31 pm');
    expect(logTime('2026-11-18T03:41:31.000Z', context)).toBe('18/11 02:41 pm');
  });
});
