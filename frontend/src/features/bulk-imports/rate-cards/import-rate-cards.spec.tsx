import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeServer, heldResponse, type FakeEndpoint } from '../../../../test/fake-server';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { ImportRateCardsDialog } from './ImportRateCardsDialog';
import { clean, csv, press, fieldOf } from '../bulk-imports.fixture';

describe('rate card import', () => {
  function open(result: FakeEndpoint) {
    const seen = fakeServer({
      'POST rate-card/bulk-rate-card-upload': result,
      'GET client-carrier-account': {
        body: {
          accounts: [
            { id: 31, accountNumber: '8841203', carrierId: 4, carrierDisplayName: 'Southern Star' },
          ],
        },
      },
    });
    const session = sessionOf(['CREATE_RATECARD', 'READ_CLIENT_CARRIER_ACCOUNT']);
    renderPart(<ImportRateCardsDialog onClose={() => undefined} />, { session });
    return seen;
  }

  async function uploadFor(account: string) {
    const option = await screen.findByRole('option', { name: account });
    await userEvent.selectOptions(screen.getByLabelText('Account'), option);
    await userEvent.upload(screen.getByLabelText('File'), csv());
    await press('Upload');
  }

  it('BULK-17 SHELL-55 requires a file and an account', async () => {
    const seen = open({ body: clean });
    await press('Upload');

    expect(screen.getByText('Must select an account.')).toBeVisible();
    expect(
      screen.getByText('No file detected. Please supply a file before uploading.'),
    ).toBeVisible();
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('BULK-18 BULK-21 sends the file for the account, and offers a template and an example', async () => {
    const seen = open({ body: clean });
    for (const name of ['RateCardTemplate.xlsx', 'RateCardExample.xlsx'])
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
        `/static/templates/${name}`,
      );
    await uploadFor('Southern Star, 8841203');

    expect(await screen.findByText('3 rates added')).toBeVisible();
    expect(fieldOf(seen, 'clientCarrierAccountId')).toBe('31');
  });

  it('keeps its account during the upload, so that the report is not mistaken for another account’s', async () => {
    const held = heldResponse();
    open(held.endpoint);
    await uploadFor('Southern Star, 8841203');

    expect(screen.getByLabelText('Account')).toBeDisabled();
    held.send({ body: clean });
    expect(await screen.findByText('3 rates added')).toBeVisible();
  });

  it('BULK-19 warns when nothing was imported', async () => {
    open({ body: { ...clean, inserted: 0 } });
    await uploadFor('Southern Star, 8841203');

    expect(await screen.findByText('No rate cards were inserted')).toBeVisible();
  });

  it('says that an unchanged file has nothing to change', async () => {
    open({ body: { ...clean, inserted: 0, unchanged: 240 } });
    await uploadFor('Southern Star, 8841203');

    expect(await screen.findByText('Nothing to change: 240 rows unchanged')).toBeVisible();
  });

  it("BULK-20 shows the server's message", async () => {
    open({ status: 400, body: { message: 'The file has no sheet' } });
    await uploadFor('Southern Star, 8841203');

    expect(await screen.findByText('The file has no sheet')).toBeVisible();
  });
});
