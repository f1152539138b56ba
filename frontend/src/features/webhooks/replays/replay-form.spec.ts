import { warehouse } from '../../../../test/webhooks-page';
import { replayForm, validateReplay, replayToSend } from './replay-form';

const now = new Date('2026-11-20T03:00:00Z'); // 2 pm in Sydney
const today = '2026-11-20';
const zone = 'Australia/Sydney';
const form = replayForm(warehouse, now, zone);

describe('the form of a replay', () => {
  it('begins with the last week and the types of the webhook', () => {
    expect(form).toEqual({
      ...{ from: '2026-11-13', to: null, perSecond: '100' },
      types: 'consignment.*,tracking.updated',
    });
    expect(validateReplay(form, today)).toEqual({});
  });

  it("sends whole days in the user's time zone, and up to now if there is no last day", () => {
    expect(replayToSend(form, today, zone)).toEqual({
      ...{ from: '2026-11-12T13:00:00.000Z', to: undefined, perSecond: 100 },
      types: ['consignment.*', 'tracking.updated'],
    });
    expect(replayToSend({ ...form, to: '2026-11-14' }, today, zone).to).toBe(
      '2026-11-14T12:59:59.999Z',
    );
    expect(replayToSend({ ...form, to: today }, today, zone).to).toBeUndefined();
  });

  it.each([
    ['no first day', { from: null }, ['from']],
    ['a first day in the future', { from: '2026-11-21' }, ['from']],
    ['a last day before the first', { to: '2026-11-01' }, ['to']],
    ['no types', { types: '' }, ['types']],
  ])('is rejected with %s', (_, changes, fields) => {
    expect(Object.keys(validateReplay({ ...form, ...changes }, today))).toEqual(fields);
  });
});
