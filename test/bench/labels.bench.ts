import { performance } from 'node:perf_hooks';

import PDFDocument from 'pdfkit';

import type { CreatedConsignmentView } from '@contracts/views/consignment.view.js';

import { ApiClient, prepareConsignment, withOffer } from '../support/api-client.js';
import type { BenchLine, BenchContext } from './bench-context.js';

const CONSIGNMENTS = 200;
const LABELS = 2 * CONSIGNMENTS;
/** About as many strings as one label has. */
const TEXTS = 16;
const BARS = 200;

/** Labels of 200 consignments in one document over HTTP, compared with as many pages drawn without logic. */
export async function benchLabels({ product }: BenchContext): Promise<BenchLine[]> {
  const client = await ApiClient.signIn(product.url, 'sydney@banksia.example');
  const request = await withOffer(client, await prepareConsignment(client));
  const ids: number[] = [];
  while (ids.length < CONSIGNMENTS) {
    const { id } = await client.expect<CreatedConsignmentView>('POST', 'consignment', request);
    ids.push(id);
  }
  const headers = { authorization: `Bearer ${client.token ?? ''}` };
  const printed = await timed(async () => {
    const url = `${product.url}/api/v1/paperwork/label?ids=${ids.join(',')}`;
    const response = await fetch(url, { headers });
    if (!response.ok) throw new Error(`the response to labels was ${response.status}`);
    await response.arrayBuffer();
  });
  const drawn = await timed(drawPages);
  return [
    {
      what: `labels of ${CONSIGNMENTS} consignments, ${LABELS} pages, over HTTP`,
      measured: `${printed} ms`,
      floor: `${drawn} ms`,
      ratio: printed / drawn,
    },
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round(performance.now() - start);
}

async function drawPages(): Promise<void> {
  const pdf = new PDFDocument({ autoFirstPage: false, size: 'A6', margin: 0 });
  for (let page = 0; page < LABELS; page += 1) {
    pdf.addPage();
    for (let line = 0; line < TEXTS; line += 1) pdf.text('Brunswick Clinic', 10, 10 + line * 20);
    for (let bar = 0; bar < BARS; bar += 1) pdf.rect(bar, 350, 0.5, 50);
    pdf.fill('black');
  }
  pdf.end();
  await pdf.toArray();
}
