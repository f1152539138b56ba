import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { fileFormats } from '@contracts/file-formats/file-formats.js';

import { xmlErrors } from '../../../test/support/schema-errors.js';
import { orderFile } from './order-files.js';
import { orderFolders, OrderSystem } from './order-system.js';

let folder: string;
let seconds: number;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'order-system-'));
  seconds = 0;
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

const open = () =>
  new OrderSystem({
    ...{ folder, served: path.join(folder, 'inbox') },
    now: () => new Date(Date.UTC(2026, 10, 20, 4, 0, (seconds += 1))),
  });
const filesOf = (client: keyof typeof orderFolders) => {
  const served = path.join(folder, 'inbox', orderFolders[client]);
  return fs
    .readdirSync(served, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => fs.readFileSync(path.join(served, name), 'utf8'));
};

describe('the order systems of the demo', () => {
  it('export valid orders, and continue after a restart', async () => {
    open().exportNext();
    open().exportNext();

    const files = filesOf('kookaburra');
    expect(files).toHaveLength(2);
    for (const file of [...files, ...filesOf('banksia')])
      expect(await xmlErrors(file, fileFormats.orders.xsd)).toEqual([]);
    const references = files.flatMap((file) => file.match(/KP-\d+/g) ?? []);
    expect(new Set(references).size).toBe(references.length);
    expect(filesOf('banksia')).toHaveLength(1);
  });

  it('export a file twice now and then, and stop after sixty', () => {
    const system = open();
    for (let count = 0; count < 70; count += 1) system.exportNext();

    const files = filesOf('kookaburra');
    expect(files).toHaveLength(60);
    expect(new Set(files).size).toBe(56);
  });

  it('misspell a suburb now and then', () => {
    expect(orderFile(1, 'KP')).toContain('<suburb>BRUNSWIC</suburb>');
    expect(orderFile(2, 'KP')).not.toContain('<suburb>BRUNSWIC<');
  });
});
