import { flowForm, validateFlow, flowToSave, withKind } from './flow-form';

describe('the form of a flow', () => {
  it('drops the fields of incoming orders when the flow becomes an outgoing one', () => {
    const typed = { ...flowForm(null), connection: '5', pattern: 'a/b', leavesFiles: true };

    const outgoing = withKind(typed, 'TRACKING_OUT');

    expect(validateFlow(outgoing)).toEqual({});
    expect(flowToSave(outgoing)).toMatchObject({
      pattern: '*',
      options: flowToSave(flowForm(null)).options,
    });
  });
});
