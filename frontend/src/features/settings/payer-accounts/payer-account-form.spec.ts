import { payerAccountForm, withCarrier } from './payer-account-form';

const saved = {
  id: 3,
  clientId: 1,
  version: 1,
  carrier: { id: 1, displayName: 'Southern Star Express' },
  whoPays: 'RECEIVER',
  description: 'They pay',
  accountNumber: 'X1',
} as const;

describe('carrier of a payer account', () => {
  it('H70 clears its entered number, and restores the saved one', () => {
    const other = withCarrier(payerAccountForm(saved), '2', saved);

    expect(other).toMatchObject({ carrierId: '2', accountNumber: '', description: 'They pay' });
    expect(withCarrier(other, '1', saved)).toMatchObject({ carrierId: '1', accountNumber: 'X1' });
  });

  it('keeps a number typed before a carrier was selected', () => {
    const typed = { ...payerAccountForm(null), accountNumber: 'B-7' };

    expect(withCarrier(typed, '2', null)).toMatchObject({ carrierId: '2', accountNumber: 'B-7' });
  });
});
