import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { noBrowserLayout } from '../../../test/layout';
import {
  derived,
  dialog,
  field,
  adminSession,
  markOf,
  openRules,
  own,
  section,
  typeInto,
} from '../../../test/rules';
import { selectOption } from '../../../test/select-option';

noBrowserLayout();

const sides = (group: string, ...names: string[]) => names.map((name) => `${group}${name}`);
const tiers = (group: string, ...parts: string[]) =>
  [1, 2, 3, 4, 5].flatMap((n) => parts.map((part) => `${group}Cat${n}${part}`));
const contents: Record<string, string[]> = {
  Generic: [
    ...['fuelCharge', 'kgCubic', 'dgFee', 'dgFeeFormat', 'securitySurcharge'],
    ...['consignmentMaxVol', 'dgMaxAllowed', 'dgMaxAllowedPer', 'itemMaxAllowedPerConsignment'],
  ],
  Kg: sides('kgMax', 'H', 'W', 'L', 'Kg', 'Vol'),
  Pallet: [
    ...['fullPalletMax', 'halfPalletMax', 'maxPalletMax'].flatMap((group) =>
      sides(group, 'H', 'L', 'W', 'Kg'),
    ),
    'palletOvercharge',
  ],
  Carton: [
    ...['cartonCubic', 'cartonAverageWeight', 'cartonAverageLength'],
    ...sides('cartonMax', 'H', 'W', 'L', 'Kg', 'Vol'),
  ],
  Tailgate: ['tailgateMaxKg', 'tailgateFeePer', 'tailgateFeeFormat', 'tailgateFee'],
  'Manual Handling': [
    ...sides('manualHandling', 'MinKg', 'MaxKg', 'MaxL', 'MaxW', 'MaxH', 'ChargePer', 'Charge'),
  ],
  Oversize: [
    ...tiers('oversize', 'Size', 'Format', 'Fee'),
    ...tiers('oversizeWeight', 'Size', 'Format', 'Fee', 'ChargeableFormat'),
    ...['oversizeChargePer', 'oversizeWeightChargePer'],
  ],
  'Residential/PO box address': [
    ...['residentialAddressFee', 'residentialAddressEnabled', 'residentialAddressOverweightFee'],
    ...['residentialAddressMaxKg', 'poBoxAddressFee', 'poBoxAddressEnabled'],
  ],
};

describe('Rules & Fees form', () => {
  it('RULES-03 RULES-04 RULES-05 RULES-06 RULES-07 RULES-08 RULES-09 RULES-10 RULES-16 RULES-17 RULES-18 RULES-19 RULES-20 RULES-22 RULES-23 RULES-24 RULES-25 RULES-26 RULES-27 RULES-28 RULES-29 has every field in its section, with a label', async () => {
    openRules();

    for (const [name, fields] of Object.entries(contents)) {
      const region = await section(name);
      const inputs = [...region.querySelectorAll<HTMLInputElement>('input, select')];
      expect(inputs.map(({ id }) => id).sort()).toEqual([...fields].sort());
      for (const input of inputs) expect(input).toHaveAccessibleName();
    }
    expect(within(await dialog()).getAllByRole('region')).toHaveLength(8);
  });

  it('RULES-21 RULES-30 RULES-31 RULES-32 RULES-33 offers the specified options', async () => {
    openRules();
    await dialog();
    const valuesOf = (name: string) =>
      [...field(name).querySelectorAll('option')].map(({ value }) => value);

    expect(valuesOf('palletOvercharge')).toEqual(['', 'pro_rata', 'double_rate']);
    for (const name of ['tailgateFeePer', 'dgMaxAllowedPer', 'oversizeChargePer'])
      expect(valuesOf(name)).toEqual(['', 'exempt', 'item', 'consignment']);
    for (const name of ['dgFeeFormat', 'tailgateFeeFormat', 'oversizeWeightCat5Format'])
      expect(valuesOf(name)).toEqual(['', 'dollar', 'percentage']);
    expect(valuesOf('oversizeWeightCat1ChargeableFormat')).toEqual(['', 'DEAD', 'CHARGE']);
    for (const name of ['residentialAddressEnabled', 'poBoxAddressEnabled'])
      expect(valuesOf(name)).toEqual(['', 'true', 'false']);
  });

  it('RULES-38 marks a section as untouched, valid or invalid after blur', async () => {
    openRules();
    await dialog();
    expect(markOf(/^Tailgate/)).toHaveAccessibleName('Tailgate');

    await typeInto('tailgateMaxKg', '500');
    expect(markOf(/^Tailgate/)).toHaveAccessibleName('Tailgate 1 different');
    await userEvent.click(field('cartonCubic'));
    expect(markOf(/^Tailgate/)).toHaveAccessibleName('Tailgate 1 different 3 to correct');
    expect(field('tailgateFee')).toBeInvalid();
    expect(field('tailgateMaxKg').closest('[data-status]')).toHaveAttribute('data-status', 'valid');
    await selectOption(field('tailgateFeePer'), 'item');
    await selectOption(field('tailgateFeeFormat'), 'dollar');
    await typeInto('tailgateFee', '45');
    expect(markOf(/^Tailgate/)).toHaveAccessibleName('Tailgate 4 different complete');
  });

  it('draws the tiers as steps, smallest first', async () => {
    openRules({
      sheet: {
        ...derived,
        rules: { id: null, oversizeCat1Size: 3, oversizeCat1Fee: 75, oversizeCat1Format: 'dollar' },
      },
    });
    const oversize = await section('Oversize');
    await typeInto('oversizeCat2Size', '1.5');
    await typeInto('oversizeCat2Fee', '4');
    await selectOption(field('oversizeCat2Format'), 'percentage');

    expect(oversize).toHaveTextContent(/no fee4 %1.5 m\$753 m/);
  });
});

describe('Rules & Fees permissions', () => {
  it.each([
    ['customer-carrier-7', { customerCarrierId: '7' }],
    ['customer-carrier-account-7', { customerCarrierACId: '7' }],
    ['client-carrier-account-7', { clientCarrierACId: '7' }],
  ])('RULES-01 RULES-02 opens for %s', async (subject, params) => {
    const seen = openRules({ subject });
    await dialog();

    expect(Object.fromEntries(seen[0]!.params)).toEqual(params);
  });

  it('RULES-14 RULES-13 show read-only text without Save', async () => {
    openRules({ sheet: own, permissions: ['READ_RULES_FEES', 'CREATE_RULES_FEES'] });
    const generic = await section('Generic');

    expect(generic).toHaveTextContent('Fuel charge (%)19');
    expect(within(await dialog()).queryAllByRole('textbox')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Reset section/ })).toBeNull();
  });

  it('RULES-13 allow overriding with CREATE_RULES_FEES only', async () => {
    openRules({ permissions: ['READ_RULES_FEES', 'UPDATE_RULES_FEES'] });
    await dialog();

    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it.each([
    ['customer-carrier-account-12', ['CREATE_RULES_FEES']],
    ['customer-carrier-account-0', adminSession],
    ['carrier-1', adminSession],
  ] as const)('RULES-12 does not open for %s with %j', (subject, permissions) => {
    const seen = openRules({ subject, permissions });

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(seen).toEqual([]);
  });

  it('show an error and retry', async () => {
    const response = { status: 404, body: { message: 'Record not found' } };
    const seen = openRules({ more: { 'GET rules': response } });

    expect(await screen.findByText('Record not found')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(seen).toHaveLength(2);
    });
  });

  it('ask before input is discarded', async () => {
    openRules();
    await typeInto('fuelCharge', '1');
    await userEvent.keyboard('{Escape}');

    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });
});
