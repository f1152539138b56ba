import { createHmac } from 'node:crypto';
import { spawnSync } from 'node:child_process';

import type { WebhookDeliveryView } from '@contracts/views/webhook-delivery.view';

import { curlCommand } from './curl-command';

const delivery = {
  eventId: 'evt_01K3B9X7QJ8M2N4P6R8T0V2W4Y',
  url: "https://wms.harbour.example/it's?a=1&b=$(false)",
  requestBody: `{"type":"consignment.delivered","note":"it's $HOME"}`,
} as WebhookDeliveryView;

const SECRET = 'whsec_bGluZWhhdWwtZGVtby1lbmRwb2ludC1zZWNyZXQtMDE=';

describe('a delivery as a shell command', () => {
  it('posts the body to the URL, re-signed with the secret from the shell', () => {
    const script = `curl() { printf '%s\\n' "$@"; }\n${curlCommand(delivery) ?? ''}`;
    const { stdout, status } = spawnSync('bash', ['-c', script], {
      env: { ...process.env, SECRET },
      encoding: 'utf8',
    });
    const lines = stdout.split('\n');
    const timestamp = lines.find((line) => line.startsWith('webhook-timestamp: '))?.slice(19) ?? '';
    const key = Buffer.from(SECRET.slice(6), 'base64');
    const message = `${delivery.eventId}.${timestamp}.${delivery.requestBody ?? ''}`;
    const signature = createHmac('sha256', key).update(message).digest('base64');

    expect(status).toBe(0);
    expect(lines).toContain(delivery.url);
    expect(lines).toContain(delivery.requestBody);
    expect(lines).toContain(`webhook-signature: v1,${signature}`);
  });

  it('never contains the secret', () => {
    expect(curlCommand(delivery)).toContain('$');
    expect(curlCommand(delivery)).not.toContain('whsec_b');
  });

  it('is null when the event is no longer stored', () => {
    expect(curlCommand({ ...delivery, requestBody: null })).toBeNull();
  });
});
