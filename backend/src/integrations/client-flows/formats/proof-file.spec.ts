import { SaxesParser } from 'saxes';

import { fileFormats } from '@contracts/file-formats/file-formats.js';

import type { PositionedEvent } from '../../../event-feed/index.js';
import { jsonErrors, xmlErrors } from '../../../../../test/support/schema-errors.js';
import { type SentProof, writeProofFiles } from './proof-file.js';

const event = (consignmentId: number, connoteNumber: string | null): PositionedEvent => ({
  id: `evt_${consignmentId}`,
  type: 'consignment.proof_recorded',
  version: 1,
  subjectKind: 'consignment',
  subjectId: consignmentId,
  sequence: 9,
  clientId: 11,
  occurredAt: '2026-11-25T02:55:00.000Z',
  recordedAt: '2026-11-25T02:56:00.000Z',
  facts: {
    consignmentId,
    connoteNumber,
    references: ['PE-1', 'PE-2'],
    receiver: null,
    kind: 'DELIVERY',
    hasSignature: true,
  },
  position: String(consignmentId),
  ordinal: 0,
});
const proof = (consignmentId: number, connoteNumber: string | null): SentProof => ({
  event: event(consignmentId, connoteNumber),
  carrier: 'Coast & <co>',
  signedBy: '=J. Maher',
  signature: Buffer.from(`image ${consignmentId}`),
});
const unsigned = { ...proof(4712, 'LKIZ2'), signature: null };
const batch = { flowId: 7, number: 12, isResend: false, proofs: [proof(4711, 'LKIZ1'), unsigned] };
const errorsOf = (json: string) => jsonErrors(json, fileFormats.proofs.jsonSchema);

const elementsOf = (text: string): string[] => {
  const names: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => names.push(name));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
  return names;
};

describe('a file of proofs', () => {
  it('has an entry for each proof, which names its image, and matches its schema', () => {
    const { document, images } = writeProofFiles(batch, 'JSON');
    const content: unknown = JSON.parse(document.body);

    expect(document.name).toBe('POD_7_000012.json');
    expect(content).toEqual({
      ...{ format: 'linehaul.pod.v1', flowId: 7, batch: 12 },
      proofs: [
        {
          ...{ eventId: 'evt_4711', consignmentId: 4711, connoteNumber: 'LKIZ1' },
          ...{ references: ['PE-1', 'PE-2'], carrier: 'Coast & <co>', signedBy: '=J. Maher' },
          ...{ deliveredAt: '2026-11-25T02:55:00.000Z', signature: 'POD_7_000012_LKIZ1.png' },
        },
        expect.objectContaining({ eventId: 'evt_4712', signature: null }),
      ],
    });
    expect(errorsOf(document.body)).toEqual([]);
    expect(errorsOf(JSON.stringify({ ...(content as object), proofs: [{}] }))).not.toEqual([]);
    expect(images).toEqual([
      {
        name: 'POD_7_000012_LKIZ1.png',
        contentType: 'image/png',
        body: Buffer.from('image 4711'),
      },
    ]);
  });

  it('matches its schema in XML', async () => {
    const { document } = writeProofFiles(batch, 'XML');
    const elements = elementsOf(document.body);

    expect(document.name).toBe('POD_7_000012.xml');
    expect(await xmlErrors(document.body, fileFormats.proofs.xsd)).toEqual([]);
    expect(elements[0]).toBe('pod');
    expect(elements.filter((name) => name === 'proof')).toHaveLength(2);
    expect(elements.filter((name) => name === 'signature')).toHaveLength(1);
    expect(document.body).toContain('<carrier>Coast &amp; &lt;co&gt;</carrier>');
  });

  it('has a line for each proof in CSV, with formulas escaped', () => {
    const { document } = writeProofFiles(batch, 'CSV');

    expect(document.body.split('\r\n')).toEqual([
      'eventId,consignmentId,connoteNumber,references,carrier,signedBy,deliveredAt,signature',
      "evt_4711,4711,LKIZ1,PE-1 PE-2,Coast & <co>,'=J. Maher,2026-11-25T02:55:00.000Z,POD_7_000012_LKIZ1.png",
      "evt_4712,4712,LKIZ2,PE-1 PE-2,Coast & <co>,'=J. Maher,2026-11-25T02:55:00.000Z,",
      '',
    ]);
  });

  it('marks a resent file in each format, and only those', () => {
    const bodies = (isResend: boolean) =>
      (['JSON', 'XML', 'CSV'] as const).map(
        (type) => writeProofFiles({ ...batch, isResend }, type).document.body,
      );
    const [json = '', xml, csv = ''] = bodies(true);

    expect(JSON.parse(json)).toMatchObject({ resend: true });
    expect(errorsOf(json)).toEqual([]);
    expect(xml).toContain('<pod resend="true">');
    expect(csv.split('\r\n').map((line) => line.split(',').at(-1))).toEqual([
      ...['resend', 'true', 'true', ''],
    ]);
    for (const body of bodies(false)) expect(body).not.toContain('resend');
  });

  it('gives each image a safe name of its own', () => {
    const connotes = ['../a\n/b', 'X1', 'x1', 'X1_2', 'X1', null];
    const proofs = connotes.map((connote, index) => proof(index + 1, connote));
    const { document, images } = writeProofFiles({ ...batch, proofs }, 'JSON');
    const names = images.map(({ name }) => name);

    expect(names).toEqual([
      'POD_7_000012_..-a--b.png',
      'POD_7_000012_X1.png',
      'POD_7_000012_x1_2.png',
      'POD_7_000012_X1_2_2.png',
      'POD_7_000012_X1_3.png',
      'POD_7_000012_6.png',
    ]);
    const { proofs: lines } = JSON.parse(document.body) as { proofs: { signature: string }[] };
    expect(lines.map(({ signature }) => signature)).toEqual(names);
  });
});
