import { receiver, sender } from '../../../../test/freight';
import { emptyForm } from './consignment-form';
import { withConsignmentType, toFormAddresses, consignmentTypeOf } from './form-addresses';

const form = (part = {}) => ({
  ...emptyForm({ consignmentType: 'DEFAULT', types: [], senderState: null }),
  ...part,
});

describe('addresses of a consignment', () => {
  it.each([
    ['CON-24 include the default address as the sender', 'DEFAULT', sender, receiver],
    ['CON-26 include the default address as the receiver of a return', 'RETURN', receiver, sender],
    ['CON-25 are both selected for a third party', 'THIRD_PARTY', receiver, receiver],
  ] as const)('%s', (_case, consignmentType, from, to) => {
    const selected = form({ consignmentType, sender: receiver, receiver });

    expect(toFormAddresses(selected, sender)).toEqual({ sender: from, receiver: to });
  });

  it('swaps sender and receiver when a consignment becomes a return, and back', () => {
    const goods = form({ receiver, references: ['PO-1'] });
    const back = withConsignmentType(goods, 'RETURN');

    expect(back).toMatchObject({ sender: receiver, receiver: null, references: ['PO-1'] });
    expect(withConsignmentType(back, 'DEFAULT')).toMatchObject({ sender: null, receiver });
  });

  it.each(['DEFAULT', 'RETURN'] as const)(
    'H52 both addresses of a third party are restored after %s',
    (type) => {
      const selected = form({ consignmentType: 'THIRD_PARTY', sender, receiver });
      const changed = withConsignmentType(selected, type);

      expect(withConsignmentType(changed, 'THIRD_PARTY')).toMatchObject({ sender, receiver });
    },
  );

  it.each([
    ['CON-35', { sender, receiver }, 'DEFAULT'],
    ['CON-36', { sender: receiver, receiver: sender }, 'RETURN'],
    ['CON-37', { sender: receiver, receiver }, 'THIRD_PARTY'],
  ])('%s fits a quote between two addresses', (_id, addresses, type) => {
    expect(consignmentTypeOf(addresses)).toBe(type);
  });
});
