import { parseTypes } from './subscribed-types.js';

describe('types of a subscription', () => {
  it.each([
    [['*', 'tracking.updated'], ['*']],
    [['consignment.*', 'consignment.*'], ['consignment.*']],
    [
      ['tracking.updated', 'manifest.submitted'],
      ['tracking.updated', 'manifest.submitted'],
    ],
  ])('%j are stored as %j', (names, stored) => {
    expect(parseTypes(names)).toEqual(stored);
  });

  it.each([
    ['consignment.deliverd', 'consignment.delivered'],
    ['consignments.create', 'consignment.created'],
    ['tracking', 'tracking.updated'],
    ['manifest.send', 'manifest.resent'],
    ['CONNOTE_RANGE', 'consignment.created'],
    ['', 'consignment.created'],
  ])("'%s' is rejected, suggesting '%s'", (name, nearest) => {
    expect(() => parseTypes([name])).toThrow(
      `There is no event type '${name}'. Did you mean '${nearest}'?`,
    );
  });

  it('include at least one', () => {
    expect(() => parseTypes([])).toThrow('Select at least one event type.');
  });
});
