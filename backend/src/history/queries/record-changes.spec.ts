import { changesOf, describeAction } from './record-changes.js';

describe('audit entry', () => {
  it.each([
    [null, { id: 1 }, 'ClientIntegrationAdded', 'Client integration added'],
    [{ id: 1 }, { id: 1 }, 'ClientIntegrationChanged', 'Client integration changed'],
    [{ id: 1 }, null, 'ClientIntegrationRemoved', 'Client integration removed'],
    [null, { shown: 'password' }, 'ClientIntegrationShown', 'Client integration shown'],
  ])('reads %j to %j as %s', (before, after, type, summary) => {
    expect(describeAction('client_integration', { before, after })).toEqual({ type, summary });
  });

  it('names exactly the fields that changed', () => {
    const change = { before: { a: 1, b: { c: 1 }, d: null }, after: { a: 1, b: { c: 2 } } };

    expect(changesOf(change)).toEqual([{ path: 'b', from: { c: 1 }, to: { c: 2 } }]);
    expect(changesOf({ before: null, after: { a: 1, d: null } })).toEqual([
      { path: 'a', from: null, to: 1 },
    ]);
  });
});
