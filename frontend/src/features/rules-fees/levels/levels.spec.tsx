import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { noBrowserLayout } from '../../../../test/layout';
import {
  dialog,
  field,
  levelOf,
  levelsOf,
  markOf,
  openRules,
  own,
  section,
  typeInto,
} from '../../../../test/rules';

noBrowserLayout();

/** The row of a field. */
const row = (name: string) => field(name).closest<HTMLElement>('[data-differs]');

describe('levels of Rules & Fees', () => {
  it('compares each value with the level above, whose values can be copied one by one or by section', async () => {
    openRules({ sheet: own });
    const generic = await section('Generic');

    expect(row('fuelCharge')).toHaveTextContent(/Differs21.5Use 21.5$/);
    expect(row('dgFee')).toHaveTextContent('Same as default');
    expect(screen.getByText('Nothing to save yet')).toBeVisible();
    expect(markOf(/^Generic/)).toHaveAccessibleName('Generic 1 different');
    await typeInto('consignmentMaxVol', '2');
    expect(row('consignmentMaxVol')).toHaveTextContent('Differs, unsaved');
    expect(screen.getByText('1 unsaved change')).toBeVisible();

    await userEvent.click(
      within(generic).getByRole('button', { name: 'Use 21.5: Fuel charge (%)' }),
    );
    expect(field('fuelCharge')).toHaveValue('21.5');
    expect(row('fuelCharge')).toHaveTextContent('Same as default, unsaved');
    await userEvent.click(screen.getByRole('button', { name: 'Reset section: Generic' }));
    expect(field('consignmentMaxVol')).toHaveValue('');
    expect(markOf(/^Generic/)).toHaveAccessibleName('Generic');
  });

  it('H63 shows each level, which one applies, and on request only the differences from one', async () => {
    const carrier = { ...own.rules, id: 5, fuelCharge: 20, kgCubic: 333 };
    openRules({
      sheet: {
        ...own,
        levelAbove: 'CUSTOMER_CARRIER',
        levels: levelsOf(levelOf('CUSTOMER_CARRIER', carrier), own.levels.at(-1)!),
      },
    });
    await dialog();
    const levels = within(screen.getByRole('list', { name: 'Levels of Rules & Fees' }));

    expect(levels.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Carrier defaultversion 3, 01/07/2026',
      'Customer carrierversion 3, 01/07/2026',
      'Account 8841203appliesversion 3, 01/07/2026 · 2 differ',
    ]);
    await userEvent.click(screen.getByRole('switch', { name: 'Only differences' }));
    expect(screen.getAllByRole('textbox').map(({ id }) => id)).toEqual(['fuelCharge', 'kgCubic']);
    await userEvent.click(levels.getByRole('button', { name: /^Carrier default/ }));
    expect(screen.getAllByRole('textbox').map(({ id }) => id)).toEqual(['fuelCharge']);
    await userEvent.click(screen.getByRole('button', { name: 'Use 21.5: Fuel charge (%)' }));
    expect(screen.getByText('Nothing differs')).toBeVisible();
  });

  it('H63 shows what changed above since the record was saved, and which records override it', async () => {
    const before = { ...own.rules, id: 5, fuelCharge: 20 };
    openRules({
      sheet: {
        ...own,
        levelAbove: 'CUSTOMER_CARRIER',
        levels: levelsOf(
          { ...levelOf('CUSTOMER_CARRIER', { ...before, fuelCharge: 22 }), recordBefore: before },
          own.levels.at(-1)!,
        ),
      },
      more: {
        'GET rules/trial': {
          body: [
            { id: 1, clientName: 'Wattle Medical', isOverridden: true },
            { id: 2, clientName: 'Banksia Melbourne', isOverridden: false },
          ],
        },
      },
    });

    expect(
      await screen.findByText(
        'Since this record was saved, carrier Southern Star Express has changed Fuel charge (%). This record is unchanged.',
      ),
    ).toBeVisible();
    expect(row('fuelCharge')).toHaveTextContent('22, was 20');
    expect(
      await screen.findByText('Separate Rules & Fees that do not follow these: Wattle Medical.'),
    ).toBeVisible();
  });
});
