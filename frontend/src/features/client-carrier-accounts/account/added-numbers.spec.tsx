import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { VERSION_CONFLICT_CODE } from '@contracts/views/version-conflict.view';

import { clientAccountOf, openClientAccounts, press } from '../../../../test/client-accounts';
import { renderPart } from '../../../../test/render-app';
import { VersionConflictProvider } from '../../../shared/forms/VersionConflictProvider';

const conflict = {
  status: 409,
  body: {
    message: 'Changed by Priya N. since you opened it',
    code: VERSION_CONFLICT_CODE,
    details: {
      record: 'client_carrier_account',
      version: 2,
      changedBy: { id: 1, name: 'Priya N.' },
      changedAt: '2026-11-18T03:49:00Z',
      changes: [],
    },
  },
};

/** The second save succeeds, if it is sent. */
function open() {
  renderPart(<VersionConflictProvider />);
  let saves = 0;
  return openClientAccounts({
    more: {
      'PUT client-carrier-account/7': () => {
        saves += 1;
        return saves === 1 ? conflict : { body: clientAccountOf() };
      },
    },
  });
}

describe('saving an account that was changed since it was opened', () => {
  it('does not add connotes again without confirmation: the previous save may have added them', async () => {
    const { sent } = open();
    await press('Tasman Linehaul');
    await userEvent.type(await screen.findByLabelText(/^Connotes to add/), '20');
    await press('Update');

    expect(await screen.findByText('Changed by Priya N. since you opened it')).toBeVisible();
    expect(sent('PUT')).toHaveLength(1);
  });

  it('is merged if it only changes the booking', async () => {
    const { sent } = open();
    await press('Tasman Linehaul');
    await userEvent.click(await screen.findByLabelText('Permanent booking'));
    await press('Update');

    expect(await screen.findByText('Carrier account updated')).toBeInTheDocument();
    expect(sent('PUT').map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 2 }]);
  });
});
