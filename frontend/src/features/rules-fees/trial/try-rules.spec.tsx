import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { TryRulesRequest } from '@contracts/requests/try-rules.request';
import type { ServicePriceView } from '@contracts/views/offer.view';

import { noBrowserLayout } from '../../../../test/layout';
import { dialog, own, openRules, savedRules, typeInto } from '../../../../test/rules';
import { selectOption } from '../../../../test/select-option';

noBrowserLayout();

const suburb = (id: number, name: string) => ({ id, name, postcode: '3000', state: 'VIC' });
const offer: Partial<ServicePriceView> = {
  carrierServiceTypeId: 1,
  displayServiceType: 'Road Express',
  pricingMethod: 'KG',
  chargeableWeight: 25,
  freightCost: 40,
  category1Fees: 65,
  category2Fees: 0,
  feeDetails: [{ code: 'DANGEROUS_GOODS', category: 1, amount: 65, why: 'dangerous goods' }],
  fuelSurcharge: 4,
  gst: 10.9,
  totalCost: 119.9,
  explanation: null,
};
const account = { clientName: 'Merri Creek', accountNumber: '8841203', connotePrefix: 'SSBK' };
const accounts = [
  { ...account, id: 5, isOverridden: false },
  { ...account, id: 6, clientName: 'Banksia', isOverridden: true },
];
const more = {
  'GET rules/trial': { body: accounts },
  'POST rules/trial': { body: { offers: [offer], rejections: [], hints: [] } },
  'GET address/locality': { body: [suburb(1, 'MELBOURNE'), suburb(2, 'GEELONG')] },
};

/** The saved record is priced as well, for comparison. */
const isOfSaved = ({ record }: TryRulesRequest) => record['dgFee'] === 65;

async function tryIt() {
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Try it' }));
  return screen.findByRole('complementary', { name: 'Try it' });
}

async function select(label: string, name: RegExp) {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.paste('melb');
  await userEvent.click(await screen.findByRole('option', { name }));
}

describe('Try it', () => {
  it('prices a sample with the current input, saved or not, and saves nothing', async () => {
    const seen = openRules({ sheet: own, more });
    await typeInto('dgFee', '1,065');
    const panel = await tryIt();

    expect(within(panel).getByRole('heading', { name: 'Try it' })).toHaveFocus();
    expect(await within(panel).findByText(/once both suburbs and the item/)).toBeVisible();
    await select('From suburb', /Melbourne/);
    await select('To suburb', /Geelong/);
    await userEvent.type(within(panel).getByLabelText('Dangerous goods (kg)'), '2{Enter}');

    const service = await screen.findByRole('region', { name: 'Road Express' });
    expect(within(service).getByText('Dangerous goods')).toBeVisible();
    expect(service).toHaveTextContent(/Total cost\$119\.90/);
    const lastTrial = () =>
      seen.findLast(
        ({ path, method, body }) =>
          path === 'rules/trial' && method === 'POST' && !isOfSaved(body as TryRulesRequest),
      )!;
    // a slow machine may send a first request before the weight is entered
    await waitFor(() => {
      expect(lastTrial().body).toMatchObject({
        clientCarrierAccountId: 5,
        record: { dgFee: 1065, fuelCharge: 19 },
        senderSuburbId: 1,
        deliverySuburbId: 2,
        items: [{ itemType: 'Carton', quantity: 1, dangerousGoodsWeight: 2 }],
      });
    });
    expect(Object.fromEntries(lastTrial().params)).toEqual({ customerCarrierACId: '12' });
    expect(savedRules(seen)).toEqual([]);

    await userEvent.clear(within(panel).getByLabelText('Weight (kg)'));
    expect(within(panel).getByLabelText('Weight (kg)')).toBeInvalid();
    await selectOption(within(panel).getByLabelText('Rates for'), 'Banksia, SSBK');
    expect(within(panel).getByText(/saving these doesn't change its prices/)).toBeVisible();
    await typeInto('dgFee', '-5');
    expect(within(panel).getByText(/must be corrected first/)).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Close Try it' }));
    expect(screen.getByRole('button', { name: 'Try it' })).toHaveFocus();
  });

  it('H63 shows what the price was before the changes', async () => {
    openRules({
      sheet: own,
      more: {
        ...more,
        'POST rules/trial': ({ body }) => {
          const totalCost = isOfSaved(body as TryRulesRequest) ? 119.9 : 109.9;
          return { body: { offers: [{ ...offer, totalCost }], rejections: [], hints: [] } };
        },
      },
    });
    const panel = await tryIt();
    await select('From suburb', /Melbourne/);
    await select('To suburb', /Geelong/);
    const service = await within(panel).findByRole('region', { name: 'Road Express' });
    expect(service).not.toHaveTextContent('was');

    await typeInto('dgFee', '55');
    await waitFor(() => {
      expect(service).toHaveTextContent(/was \$119\.90\$109\.90/);
    });
  });

  it('says when nothing can be priced', async () => {
    openRules({ more: { ...more, 'GET rules/trial': { body: [] } } });
    const panel = await tryIt();

    await waitFor(() => {
      expect(panel).toHaveTextContent(/has a rate card yet/);
    });
  });

  it('is hidden from read-only users', async () => {
    openRules({ permissions: ['READ_RULES_FEES'] });
    await dialog();

    expect(screen.queryByRole('button', { name: 'Try it' })).toBeNull();
  });
});
