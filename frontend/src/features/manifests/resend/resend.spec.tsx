import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import {
  fakeServer,
  heldResponse,
  keysOf,
  lostResponse,
  type FakeEndpoint,
} from '../../../../test/fake-server';
import { operator } from '../../../../test/freight';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { manifestsDialogs } from '../manifests.dialogs';
import { ResendData } from './ResendData';
import { ResendDialog } from './ResendDialog';

afterEach(() => {
  jest.useRealTimers();
});

function resend(ids: string, result: FakeEndpoint = { status: 204 }) {
  const seen = fakeServer({ 'POST admin/resend': result });
  renderPart(<ResendDialog onClose={jest.fn()} />, { session: sessionOf(['RESEND_DATA']) });
  fireEvent.change(screen.getByLabelText('Manifest IDs'), { target: { value: ids } });
  fireEvent.click(screen.getByRole('button', { name: 'Resend' }));
  return seen;
}

describe('Resend Data', () => {
  it('MAN-46 MAN-48 MAN-49 resends a list of manifest ids', async () => {
    const seen = resend('118202, 118203');

    expect(
      await screen.findByText('Successfully sent to SQS, Check Manifest page for updates'),
    ).toBeVisible();
    expect(
      seen.map(({ method, path, params }) => [method, path, params.get('manifestIdList')]),
    ).toEqual([['POST', 'admin/resend', '118202,118203']]);
  });

  it('MAN-52 hides the success message after five seconds', async () => {
    jest.useFakeTimers();
    resend('7');
    await screen.findByText(/^Successfully sent/);
    act(() => {
      jest.advanceTimersByTime(4_900);
    });
    expect(screen.getByText(/^Successfully sent/)).toBeVisible();
    act(() => {
      jest.advanceTimersByTime(200);
    });

    expect(screen.queryByText(/^Successfully sent/)).toBeNull();
  });

  it('keeps ids that were typed while others are sent', async () => {
    const sending = heldResponse();
    resend('118202', sending.endpoint);
    fireEvent.change(screen.getByLabelText('Manifest IDs'), { target: { value: '118203' } });
    sending.send({ status: 204 });
    await screen.findByText(/^Successfully sent/);

    expect(screen.getByLabelText('Manifest IDs')).toHaveValue('118203');
  });

  it('is sent once if it is repeated after a lost response', async () => {
    const responses = [lostResponse, () => ({ status: 204 }), () => ({ status: 204 })];
    const seen = resend('118202', () => responses.shift()!());
    await screen.findByText(/^Can't reach Linehaul/);
    fireEvent.click(screen.getByRole('button', { name: 'Resend' }));
    await screen.findByText(/^Successfully sent/);
    fireEvent.change(screen.getByLabelText('Manifest IDs'), { target: { value: '118202' } });
    fireEvent.click(screen.getByRole('button', { name: 'Resend' }));
    await waitFor(() => {
      expect(seen).toHaveLength(3);
    });

    const [first, repeated, later] = keysOf(seen, 'admin/resend');
    expect(first).not.toBeNull();
    expect(repeated).toBe(first);
    expect(later).not.toBe(first);
  });

  it('MAN-47 requires ids and sends nothing without them', () => {
    const seen = resend('');

    expect(screen.getByText('Enter Manifest ID list comma seperated')).toBeVisible();
    expect(seen).toEqual([]);
  });

  it("MAN-50 shows the server's message", async () => {
    resend('99', {
      status: 404,
      body: { statusCode: 404, message: 'Manifest not found: 99' },
    });

    expect(await screen.findByText('Manifest not found: 99')).toBeVisible();
  });

  it('MAN-51 requires RESEND_DATA only', () => {
    renderPart(<ResendData />, { session: sessionOf(operator) });

    expect(screen.queryByRole('button', { name: 'Resend Data' })).toBeNull();
    expect(manifestsDialogs.find(({ name }) => name === 'resend-data')?.anyOf).toEqual([
      'RESEND_DATA',
    ]);
  });
});
