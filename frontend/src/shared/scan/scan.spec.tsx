import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { currentUrl, renderPart } from '../../../test/render-app';
import { scannedNumber } from './code-reader';
import { ScanButton, type ScanButtonProps } from './ScanButton';
import { stub } from '../../../test/stub';

const stopped = jest.fn();
const stream = () =>
  stub<MediaStream>({
    getTracks: () => [{ stop: stopped }],
    getVideoTracks: () => [{}],
  });

/** Codes that the camera sees; undefined in a browser without a reader. */
let inView: string[];

function browser({
  reads = true,
  camera,
}: {
  reads?: boolean;
  camera?: () => Promise<MediaStream>;
}) {
  inView = [];
  class BarcodeDetector {
    static getSupportedFormats = () => Promise.resolve(['code_128', 'data_matrix', 'ean_13']);
    detect = () => Promise.resolve(inView.map((rawValue) => ({ rawValue })));
  }
  Object.assign(window, { BarcodeDetector: reads ? BarcodeDetector : undefined });
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: camera && { getUserMedia: jest.fn(camera) },
  });
}
const cameraRequest = () => navigator.mediaDevices.getUserMedia;

async function open(props: Partial<ScanButtonProps> = {}) {
  const onCode = jest.fn<Promise<{ reason: string }>, [string]>(() =>
    Promise.resolve({ reason: 'Not one of yours' }),
  );
  renderPart(<ScanButton onCode={onCode} {...props} />, { at: '/list' });
  await userEvent.click(screen.getByRole('button', { name: 'Scan' }));
  await screen.findByRole('dialog', { name: 'Scan to find' });
  return onCode;
}
const type = (text: string) => userEvent.type(screen.getByLabelText('Number on the label'), text);
const close = () => userEvent.click(screen.getByRole('button', { name: 'Close' }));
const rejectWith = (name: string) => () => Promise.reject(new DOMException('no', name));
const gone = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

beforeEach(() => {
  stopped.mockClear();
});

describe('scanning', () => {
  it('opens what the camera sees, once, and releases the camera', async () => {
    browser({ camera: () => Promise.resolve(stream()) });
    const found = jest.fn();
    const onCode = jest.fn(() => Promise.resolve({ open: found }));
    await open({ onCode });
    await screen.findByText('Point the camera at the barcode on the label.');
    inView = [']C1GBK000021300001', 'GBK000021300001'];

    await waitFor(() => {
      expect(found).toHaveBeenCalledTimes(1);
    });
    expect(onCode.mock.calls).toEqual([['GBK000021300001']]);
    await gone();
    expect(stopped).toHaveBeenCalled();
    expect(currentUrl()).toBe('/list');
  });

  it('shows that a code is not found, and does not ask again while it stays in view', async () => {
    browser({ camera: () => Promise.resolve(stream()) });
    const onCode = await open();
    inView = ['ZZ1'];

    expect(await screen.findByText('Not one of yours')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(onCode).toHaveBeenCalledTimes(1);
  });

  it('releases the camera when it is closed', async () => {
    browser({ camera: () => Promise.resolve(stream()) });
    await open();
    await screen.findByText(/Point the camera/);
    await close();
    await gone();

    expect(stopped).toHaveBeenCalledTimes(1);
    expect(currentUrl()).toBe('/list');
  });

  it('releases a camera that was allowed after it was closed', async () => {
    let allow: (stream: MediaStream) => void = () => undefined;
    browser({
      camera: () =>
        new Promise((resolve) => {
          allow = resolve;
        }),
    });
    await open();
    await waitFor(() => {
      expect(cameraRequest()).toHaveBeenCalled();
    });
    await close();
    await gone();
    await act(async () => {
      allow(stream());
      await Promise.resolve();
    });

    expect(stopped).toHaveBeenCalledTimes(1);
  });

  it('opens nothing after it was closed', async () => {
    browser({});
    let respond: (result: { open: () => void }) => void = () => undefined;
    const found = jest.fn();
    await open({
      onCode: () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    });
    await type('SCF71{Enter}');
    expect(await screen.findByText('Looking for SCF71…')).toBeVisible();
    await close();
    await gone();
    await act(async () => {
      respond({ open: found });
      await Promise.resolve();
    });

    expect(found).not.toHaveBeenCalled();
  });

  it('drops a late response about an earlier number', async () => {
    browser({});
    const results: ((result: { reason: string }) => void)[] = [];
    await open({
      onCode: () =>
        new Promise((resolve) => {
          results.push(resolve);
        }),
    });
    await type('SCF71{Enter}');
    await type('2{Enter}');
    await act(async () => {
      results[1]?.({ reason: 'Not one of your consignments: SCF712' });
      results[0]?.({ reason: 'Not one of your consignments: SCF71' });
      await Promise.resolve();
    });

    expect(screen.getByText('Not one of your consignments: SCF712')).toBeVisible();
  });

  it.each<[string, Parameters<typeof browser>[0], RegExp]>([
    ['without a camera', {}, /^No camera found/],
    [
      'with a camera that was unplugged',
      { camera: rejectWith('NotFoundError') },
      /^No camera found/,
    ],
    [
      'when access to the camera was denied',
      { camera: rejectWith('NotAllowedError') },
      /^The camera is blocked/,
    ],
    [
      'when the camera is busy',
      { camera: rejectWith('NotReadableError') },
      /^The camera is in use/,
    ],
  ])('accepts a typed number %s', async (_when, number, words) => {
    browser(number);
    const onCode = await open();

    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText('Number on the label')).toHaveFocus();
    await type(' SCF71 {Enter}');
    expect(onCode).toHaveBeenCalledWith('SCF71');
  });

  it('does not request a camera whose picture cannot be read', async () => {
    browser({ reads: false, camera: () => Promise.resolve(stream()) });
    await open();

    expect(await screen.findByText(/^This browser can't read barcodes/)).toBeVisible();
    expect(cameraRequest()).not.toHaveBeenCalled();
  });

  it('shows hints when no code is found for a while', async () => {
    browser({ camera: () => Promise.resolve(stream()) });
    await open();

    expect(await screen.findByText(/^No barcode found yet/, {}, { timeout: 12_000 })).toBeVisible();
  });

  it('offers a search for a code that was not found', async () => {
    browser({});
    const onSearch = jest.fn();
    await open({ onSearch });
    await type('PO 4711{Enter}');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Search the list for PO 4711' }),
    );

    expect(onSearch).toHaveBeenCalledWith('PO 4711');
    await gone();
  });
});

describe('scanned number', () => {
  it.each([
    ['GBK000021300001', 'GBK000021300001'],
    [']C100393123450000000019', '393123450000000019'],
    ['\u001d00393123450000000019', '393123450000000019'],
    ['393123450000000019', '393123450000000019'],
    [' SCF71\r\n', 'SCF71'],
  ])('%j is %s', (raw, number) => {
    expect(scannedNumber(raw)).toBe(number);
  });
});
