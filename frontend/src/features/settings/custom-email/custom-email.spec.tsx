import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';

import type { CustomEmailView } from '@contracts/views/settings.view';

import { fakeServer, type FakeResponse } from '../../../../test/fake-server';
import { listed, listPage } from '../../../../test/freight';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { contrast } from './contrast';
import { CustomEmailPanel } from './CustomEmailPanel';

afterEach(() => {
  toast.dismiss();
});

const template: CustomEmailView = {
  id: 4,
  version: 1,
  clientId: 1,
  companyName: 'Wattle Medical',
  logoImageFilename: null,
  logoImageLink: null,
  logoImage: null,
  footerImageFilename: null,
  footerImageLink: null,
  footerImage: null,
  customTextArea: 'Dear receiver, ',
  contactPhone: null,
  contactEmail: null,
  bannerTextColour: null,
  bannerBackgroundColour: null,
  bodyHeadingColour: null,
  bodyTextColour: null,
  bodyBackgroundColour: null,
  logoAndTitle: false,
  defaultEmailTemplate: false,
  isDeleted: false,
};

function open(responses: Readonly<Record<string, FakeResponse>> = {}) {
  const seen = fakeServer({
    'GET custom-email': { body: template },
    'PUT custom-email': { body: template },
    ...responses,
  });
  renderPart(
    <>
      <CustomEmailPanel clientId={1} />
      <Toaster />
    </>,
    { session: sessionOf(['CREATE_EMAIL_TEMPLATE', 'READ_EMAIL_TEMPLATE', 'READ_CONSIGNMENT']) },
  );
  return seen;
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const preview = () => screen.getByTitle<HTMLIFrameElement>('Preview');
const png = () =>
  new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])], 'logo.png', { type: 'image/png' });
const choose = (field: HTMLElement, file: File) =>
  // `userEvent.upload` respects `accept`; drag and drop does not
  fireEvent.change(field, { target: { files: [file] } });

describe('custom email', () => {
  it('SETTINGS-53, SETTINGS-61 is saved with all its fields', async () => {
    const seen = open();
    await userEvent.type(await screen.findByLabelText(/^Contact phone/), '02 7010 0100');
    await save();

    expect(await screen.findByText('Custom Email updated successfully')).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...template,
      contactPhone: '02 7010 0100',
    });
  });

  it('reports a mistyped placeholder at its field, and is not saved with it', async () => {
    const seen = open();
    const field = await screen.findByLabelText('Custom message');
    await userEvent.type(field, 'from {{brokerNme}');
    await save();

    expect(field).toHaveAccessibleDescription(/Unknown placeholder: \{brokerNme\}/);
    await waitFor(() => {
      expect(field).toHaveFocus();
    });
    expect(seen.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it("is previewed with the client's latest consignment", async () => {
    open({ 'POST consignment/list': { body: listPage([listed(501)]) } });

    expect(await screen.findByText(/^Using data from /)).toBeVisible();
    expect(preview().srcdoc).toContain(listed(501).connoteNumber);
  });

  it('SETTINGS-61 shows an error when it could not be saved', async () => {
    open({ 'PUT custom-email': { status: 500, body: { message: '' } } });
    await userEvent.type(await screen.findByLabelText(/^Contact phone/), '1');
    await save();
    expect(await screen.findByText('Error updating Custom Email')).toBeInTheDocument();
  });

  it("SETTINGS-59 warns that the client's setting is off", async () => {
    open({ 'GET custom-email': { status: 204 } });
    expect(
      await screen.findByText('Selected Client does not have the Custom Email setting turned on'),
    ).toBeVisible();
  });

  it('SETTINGS-54 inserts placeholders and previews their values', async () => {
    open();
    const textArea = await screen.findByLabelText<HTMLTextAreaElement>('Custom message');
    textArea.setSelectionRange(textArea.value.length, textArea.value.length);
    await userEvent.click(screen.getByRole('button', { name: 'Consignment number' }));

    expect(textArea).toHaveValue('Dear receiver, {consignmentNumber}');
    expect(preview().srcdoc).toContain('Dear receiver, SSEX00000042');
  });

  it('SETTINGS-55, SETTINGS-56, SETTINGS-57 previews images in their final width', async () => {
    open();
    choose(await screen.findByLabelText(/^Logo image/), png());
    choose(screen.getByLabelText(/^Footer image/), png());

    await waitFor(() => {
      expect(preview().srcdoc).toMatch(/<img[^>]* width="120"/);
      expect(preview().srcdoc).toMatch(/<img[^>]* width="700"/);
    });
    expect(preview()).toHaveAttribute('sandbox', '');
  });

  it('H82 SETTINGS-57 rejects files that are not images, whatever their name and type', async () => {
    open();
    const text = new File(['a text'], 'logo.png', { type: 'image/png' });
    choose(await screen.findByLabelText(/^Logo image/), text);
    expect(
      await screen.findByText('Unable to upload file, must be a JPEG or PNG file'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('warns of unreadable colours', async () => {
    open();
    fireEvent.change(await screen.findByLabelText('Banner background'), {
      target: { value: '#ffffff' },
    });
    expect(
      screen.getByText(/The banner text is hard to read: its contrast is 1\.0:1/),
    ).toBeVisible();
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  });
});
