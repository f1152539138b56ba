import type { z } from 'zod';

import { type LabelFile, Rejected, Unavailable } from '../kit/index.js';
import { requestJson, type AustraliaPostCall } from './call-api.js';
import { readAccount } from './check.js';
import { labelsBody } from './wire.js';

type Label = z.infer<typeof labelsBody>['labels'][number];

const MAX_POLLS = 20;
const PAUSE_MS = 1000;

/** Requests the labels of shipments, waits until they are ready, and downloads the file. */
export async function fetchLabels(
  carrierReferences: readonly string[],
  format: LabelFile['format'],
  call: AustraliaPostCall,
): Promise<LabelFile> {
  const { products } = await readAccount(call);
  const groups = new Set(products.flatMap(({ group }) => group ?? []));
  const request = await requestJson(
    call,
    {
      name: 'labels',
      method: 'POST',
      path: '/labels',
      body: {
        wait_for_label_url: true,
        preferences: [
          {
            type: 'PRINT',
            format,
            groups: [...groups].map((group) => ({
              group,
              layout: call.settings.labelLayout,
              branded: true,
              left_offset: 0,
              top_offset: 0,
            })),
          },
        ],
        shipments: carrierReferences.map((shipment_id) => ({ shipment_id })),
      },
      isChange: false, // a repeated request produces the same labels
    },
    labelsBody,
  );
  return { format, bytes: await call.download(await waitForUrl(request, call)) };
}

async function waitForUrl(
  { labels: [request] }: { readonly labels: readonly Label[] },
  call: AustraliaPostCall,
): Promise<string> {
  let label = request;
  for (let poll = 0; poll < MAX_POLLS && label; poll += 1) {
    if (label.status === 'ERROR')
      throw new Rejected({
        code: 'LABEL',
        message: label.errors?.[0]?.message ?? 'Australia Post could not create the label',
      });
    if (label.status === 'AVAILABLE' && label.url) return label.url;
    await call.pause(PAUSE_MS);
    const path = `/labels/${encodeURIComponent(label.request_id)}`;
    const response = await requestJson(
      call,
      { name: 'label', method: 'GET', path, isChange: false },
      labelsBody,
    );
    label = response.labels[0];
  }
  throw new Unavailable('Australia Post is still creating the labels');
}
