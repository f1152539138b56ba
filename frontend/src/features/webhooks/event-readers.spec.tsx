import { screen, within } from '@testing-library/react';

import type { EventReaderView } from '@contracts/views/public-event.view';

import { serverError } from '../../../test/fake-server';
import { openWebhooks, press } from '../../../test/webhooks-page';

const erp: EventReaderView = {
  apiKeyId: 7,
  name: 'ERP',
  clientName: 'Harbour & Pine Homewares',
  readAt: '2026-11-20T03:14:00.000Z',
  behind: 0,
  behindSince: null,
};
const stale = { ...erp, apiKeyId: 8, name: 'Old ERP', behindSince: '2026-11-19T03:14:00.000Z' };

const readers = async () =>
  within(await screen.findByRole('region', { name: 'Readers of the event feed' }));

describe('the readers of the event feed', () => {
  it('are listed with when they last read and how far behind they are', async () => {
    const list = [erp, { ...stale, behind: 1 }, { ...stale, apiKeyId: 9, behind: 500 }];
    openWebhooks({ more: { 'GET events/reader': { body: list } } });
    const region = await readers();

    const [current, one, many] = await region.findAllByRole('listitem');
    expect(current).toHaveTextContent(/^ERPUp to dateLast read 20\/11\/2026/);
    expect(one).toHaveTextContent(/1 event unread since 19\/11\/2026/);
    expect(many).toHaveTextContent(/500 or more events unread/);
  });

  it('are explained while there are none, even without a webhook', async () => {
    openWebhooks({ list: [] });

    expect(await (await readers()).findByText(/No API key reads events/)).toBeVisible();
  });

  it('can be reloaded after an error, while the webhooks stay', async () => {
    let isDown = true;
    openWebhooks({
      more: { 'GET events/reader': () => (isDown ? serverError : { body: [erp] }) },
    });
    const region = await readers();
    await region.findByRole('alert');
    expect(await screen.findByRole('region', { name: 'Warehouse system' })).toBeVisible();

    isDown = false;
    await press('Try again');

    expect(await region.findByText('ERP')).toBeVisible();
  });
});
