import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { estimator, fillIn, offers, openQuote as open } from '../../../test/quick-quote';
import { selectOption } from '../../../test/select-option';

noBrowserLayout();

describe('H50 goods as in the form of a consignment', () => {
  const custom = {
    ...{ id: 9, name: 'Lamp box', itemTypeId: 1, quantity: 4 },
    ...{ length: 0.5, width: 0.4, height: 0.3, weight: 12 },
  };
  const withCustom = {
    'GET item/template': { body: { customItems: [custom] } },
    'GET consignment/un-number': {
      body: {
        id: 1263,
        variants: [
          {
            ...{ id: 1263, hazardClass: '3', shippingName: 'PAINT' },
            ...{ typeOfPackaging: 'III', subRisk: 'None' },
          },
        ],
      },
    },
  };

  it('fills in the sizes of a custom item', async () => {
    const { seen } = open(withCustom, sessionOf([...estimator, 'READ_ITEM_TEMPLATE']));
    await fillIn();
    await selectOption(screen.getByRole('combobox', { name: /^Item type/ }), 'Lamp box');

    await waitFor(() => {
      const offerRequest = seen
        .filter(({ path }) => path === 'consignment/offers/explained')
        .at(-1);
      expect(offerRequest?.body).toMatchObject({
        offer: { items: [{ itemTemplateId: 9, quantity: 4, length: 0.5, weight: 12 }] },
      });
    });
  });

  it('requests no offers before the dangerous goods are declared', async () => {
    const { seen } = open(withCustom);
    await fillIn();
    await offers();
    const before = seen.length;
    await userEvent.click(screen.getByRole('checkbox', { name: 'Dangerous goods, item 1' }));

    expect(
      await screen.findByText('Enter both addresses and the items to see offers.'),
    ).toBeInTheDocument();
    expect(await screen.findByLabelText('UN number')).toBeInTheDocument();
    expect(
      seen.slice(before).filter(({ path }) => path === 'consignment/offers/explained'),
    ).toEqual([]);
  });

  it('keeps a message below the fields until its field is valid', async () => {
    open();
    const length = await screen.findByLabelText(/^Length/);
    await userEvent.type(length, '9999');
    await userEvent.tab();
    expect(screen.getByText(/^Invalid Dimension: The length/)).toBeInTheDocument();
    expect(length).toHaveAccessibleDescription(/^Invalid Dimension: The length/);

    await userEvent.clear(length);
    await userEvent.type(length, '60');
    expect(screen.queryByText(/^Invalid Dimension: The length/)).not.toBeInTheDocument();
  });
});
