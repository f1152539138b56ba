import type { CustomEmailView } from '@contracts/views/settings.view.js';

import { Asking, type Person, type Refused } from '../../testing/asking.js';
import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';

let backend: RunningBackend;
let web: Asking;
let admin: Person;
let shipper: Person;
let foreigner: Person;

beforeAll(async () => {
  backend = await startBackend('custom_email');
  await backend.database.query(
    `${someClients} update client set custom_email = true where id = 10;`,
  );
  web = new Asking(backend);
  admin = await web.someone({ role: 'CLIENT_ADMIN', clientId: 10 });
  shipper = await web.someone({ role: 'CLIENT_USER', clientId: 10 });
  foreigner = await web.someone({ role: 'CLIENT_ADMIN', clientId: 20 });
});
afterAll(() => backend.stop());

describe('the custom email', () => {
  const png = Buffer.from('89504e470d0a1a0a00', 'hex').toString('base64');
  const save = (change: object, by = admin) =>
    web.ask<CustomEmailView & Refused>(by, 'PUT', 'custom-email', { clientId: 10, ...change });

  it('SETTINGS-58 SETTINGS-60 is the look of the house until one is saved', async () => {
    const { body: unsaved } = await web.ask<CustomEmailView>(
      admin,
      'GET',
      'custom-email?clientId=10',
    );
    expect(unsaved).toMatchObject({ id: 0, defaultEmailTemplate: true, companyName: null });
    const { body: saved } = await save({
      ...unsaved,
      companyName: 'Acacia',
      logoImage: png,
      customTextArea: 'Dear customer,\n  your  goods left.',
      bannerTextColour: '#fff',
    });

    expect(saved).toMatchObject({
      logoImage: `data:image/png;base64,${png}`,
      customTextArea: 'Dear customer,\nyour goods left.',
    });
    expect((await save(saved)).body).toEqual(saved);
    expect((await web.ask(admin, 'GET', 'custom-email?clientId=10')).body).toEqual(saved);
    expect(await web.audit('custom_email', saved.id)).toHaveLength(2);
  });

  it.each([
    [
      { logoImage: Buffer.from('<svg>').toString('base64') },
      'Unable to upload file, must be a JPEG or PNG file',
    ],
    [{ logoImage: 'A'.repeat(1_450_000) }, 'The image can be at most 1 MB'],
    [{ bannerTextColour: 'red;background:url(x)' }, 'Must enter a colour such as #1A2B3C'],
    [
      { logoImageLink: 'javascript:alert(1)' },
      'Must enter a web address that begins with https:// or http://',
    ],
    [{ contactEmail: 'nobody' }, 'Must enter a valid email'],
  ])('SETTINGS-57 is refused: %#', async (change, message) => {
    expect(await save(change)).toMatchObject({ status: 400, body: { message } });
  });

  it('answers 204 while the setting is off, and is saved by its keepers alone', async () => {
    expect((await web.ask(foreigner, 'GET', 'custom-email?clientId=20')).status).toBe(204);
    expect((await save({ clientId: 20 }, foreigner)).status).toBe(409);
    expect((await save({ clientId: 20 })).status).toBe(403);
    expect((await save({}, shipper)).status).toBe(403);
    expect((await web.ask(shipper, 'GET', 'custom-email?clientId=10')).status).toBe(403);
  });
});
