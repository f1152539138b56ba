import type { WebhookDeliveryView } from '@contracts/views/webhook-delivery.view';

/** Quotes text for a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * The call as a shell command, signed with the secret in $SECRET (`whsec_…`), which it never contains. Null if the
 * event is no longer stored.
 */
export function curlCommand({ eventId, url, requestBody }: WebhookDeliveryView): string | null {
  if (requestBody === null) return null;
  return [
    `BODY=${quoted(requestBody)}`,
    'AT=$(date +%s)',
    `KEY=$(printf %s "\${SECRET#whsec_}" | base64 -d | od -An -v -tx1 | tr -d " \\n")`,
    `SIGNATURE=$(printf %s "${eventId}.$AT.$BODY" | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$KEY" -binary | base64)`,
    `curl -X POST ${quoted(url)} -H 'content-type: application/json' \\`,
    `  -H 'webhook-id: ${eventId}' -H "webhook-timestamp: $AT" -H "webhook-signature: v1,$SIGNATURE" \\`,
    '  --data-binary "$BODY"',
  ].join('\n');
}
