import { impossible, ImpossibleHistory } from './impossible-history.js';

describe('impossible history', () => {
  it('names the state and the event', () => {
    const fold = () => impossible({ phase: 'DELETED' }, { type: 'ConsignmentManifested' });

    expect(fold).toThrow(ImpossibleHistory);
    expect(fold).toThrow('ConsignmentManifested is not possible in the state DELETED');
  });
});
