import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openAccounts, press, select } from '../../test/carrier-accounts';
import { openCarriers, selectCarrier } from '../../test/carriers-page';
import { customerCarrierOf, prefixOf } from '../../test/carriers';
import { openClientAccounts, rateCard } from '../../test/client-accounts';
import { openClients } from '../../test/clients';
import { noBrowserLayout } from '../../test/layout';
import { currentUrl } from '../../test/render-app';
import { openSettings } from '../../test/settings';
import { nell, openUsers } from '../../test/users-page';

noBrowserLayout();

const show = async (name: string) =>
  userEvent.click(await screen.findByText(name, { selector: 'button' }));
const tasman = customerCarrierOf();

const dialogs = {
  [`user-${nell.id}`]: async () => {
    openUsers({ permissions: ['READ_USER', 'UPDATE_USER', 'READ_HISTORY'] });
    await show('Nell Newcomer');
  },
  'client-2': async () => {
    openClients({ permissions: ['READ_CLIENT', 'UPDATE_CLIENT', 'READ_HISTORY'] });
    await show('Banksia');
  },
  [`customer-carrier-${tasman.id}`]: async () => {
    openCarriers({ carriers: [tasman], permissions: ['READ_CUSTOMER_CARRIER', 'READ_HISTORY'] });
    await selectCarrier('Tasman Linehaul');
    await press('View');
  },
  'account-5': async () => {
    openAccounts({
      permissions: [
        'READ_CUSTOMER_CARRIER_ACCOUNT',
        'UPDATE_CUSTOMER_CARRIER_ACCOUNT',
        'READ_HISTORY',
      ],
    });
    await select('COAST1');
    await press('EDIT');
  },
};

const details = async (name: string) => userEvent.click(await screen.findByLabelText(name));
const rows = {
  [`prefix-${prefixOf().id}`]: async () => {
    openAccounts({
      permissions: ['READ_CUSTOMER_CARRIER_ACCOUNT', 'READ_PREFIX', 'READ_HISTORY'],
    });
    await details('Details of Tasman Linehaul COAST1');
  },
  [`rate-card-${rateCard.id}`]: async () => {
    openClientAccounts({
      permissions: ['READ_CLIENT_CARRIER_ACCOUNT', 'READ_RATECARD', 'READ_HISTORY'],
    });
    await details('Details of Tasman Linehaul COAST1');
  },
  'category-8': async () => {
    openSettings('categories', {
      permissions: ['READ_CATEGORY', 'READ_HISTORY'],
      results: {
        'GET category': {
          body: {
            categories: [{ id: 8, clientId: 1, categoryDesc: 'Project' }],
            categoryEntries: [],
          },
        },
      },
    });
    await screen.findAllByText('Project');
  },
};

describe('history buttons of inline-edited records', () => {
  it.each(Object.entries(rows))('%s opens over the list', async (subject, open) => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^History / }));

    expect(currentUrl()).toContain(`history=${subject}`);
  });
});

describe('history of the record in a dialog', () => {
  it.each(Object.entries(dialogs))('%s opens over it', async (subject, open) => {
    await open();
    await press('History');

    expect(currentUrl()).toContain(`history=${subject}`);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('is not offered to those who may not read it', async () => {
    openUsers({ permissions: ['READ_USER', 'UPDATE_USER'] });
    await show('Nell Newcomer');

    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'History' })).not.toBeInTheDocument();
  });

  it('is not offered for unsaved records', async () => {
    openAccounts({
      permissions: [
        'READ_CUSTOMER_CARRIER_ACCOUNT',
        'CREATE_CUSTOMER_CARRIER_ACCOUNT',
        'READ_HISTORY',
      ],
    });
    await press('ADD');

    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'History' })).not.toBeInTheDocument();
  });
});
