import { z } from 'zod';

import { cleanText } from '@contracts/rules/clean-text.js';

import { sendRequest, authHeaders, toServerUrl } from '../../platform/outgoing/http-client.js';
import type { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';

import {
  CarrierTransfer,
  type OutgoingFile,
  type TransferReceipt,
  type TransferTarget,
} from './carrier-transfer.js';

const MAX_REFERENCE = 100;

/** Characters a barcode supports, within the length of a label. */
const connoteNumber = z.string().regex(/^[\x21-\x7e]{1,50}$/);

/** Response of a carrier to a manifest; any other 2xx response means accepted (docs/carrier-manifest.md). */
const manifestResponse = z.object({
  reference: z
    .string()
    .transform((text) => cleanText(text.slice(0, MAX_REFERENCE)) ?? undefined)
    .optional(),
  consignments: z.array(z.object({ consignmentId: z.number(), connoteNumber })).optional(),
});

/** Posts a file to a carrier's web service; the idempotency key lets the carrier recognise a retry. */
export class ApiTransfer extends CarrierTransfer {
  constructor(private readonly policy: OutgoingPolicy) {
    super();
  }

  async send(file: OutgoingFile, target: TransferTarget): Promise<TransferReceipt> {
    const text = await sendRequest(
      {
        method: 'POST',
        url: toServerUrl(target.server, target.path, target.port),
        headers: {
          'Content-Type': file.contentType,
          'Idempotency-Key': file.idempotencyKey,
          'X-File-Name': file.name,
          ...authHeaders(target),
        },
        body: file.body,
      },
      this.policy,
    );
    const { reference = file.name, consignments = [] } = readResponse(text);
    return { reference, connotes: consignments };
  }
}

function readResponse(text: string): z.infer<typeof manifestResponse> {
  try {
    return manifestResponse.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}
