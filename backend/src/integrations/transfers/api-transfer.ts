import { z } from 'zod';

import {
  CarrierTransfer,
  type OutgoingFile,
  type TransferReceipt,
  type TransferTarget,
} from './carrier-transfer.js';
import { callHttp, signIn, webAddress } from './http-call.js';
import type { OutgoingPolicy } from './outgoing-socket.js';

/** What a barcode can carry, and a label has room for. */
const connoteNumber = z.string().regex(/^[\x21-\x7e]{1,50}$/);

/** What a carrier may answer to a manifest; anything else means 'taken' (docs/carrier-manifest.md). */
const answer = z.object({
  reference: z.string().min(1).optional(),
  consignments: z.array(z.object({ consignmentId: z.number(), connoteNumber })).optional(),
});

/** Posts a file to a carrier's web service; the idempotency key lets the carrier know a second try. */
export class ApiTransfer extends CarrierTransfer {
  constructor(private readonly policy: OutgoingPolicy) {
    super();
  }

  async send(file: OutgoingFile, target: TransferTarget): Promise<TransferReceipt> {
    const text = await callHttp(
      {
        method: 'POST',
        url: webAddress(target.server, target.path, target.port),
        headers: {
          'Content-Type': file.contentType,
          'Idempotency-Key': file.idempotencyKey,
          'X-File-Name': file.name,
          ...signIn(target),
        },
        body: file.body,
      },
      this.policy,
    );
    const { reference = file.name, consignments = [] } = readAnswer(text);
    return { reference, connotes: consignments };
  }
}

function readAnswer(text: string): z.infer<typeof answer> {
  try {
    return answer.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}
