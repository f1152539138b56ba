import { DateTime } from 'luxon';

import { customEmailHtml } from '@contracts/rules/custom-email-html.js';
import {
  customEmailSubject,
  customEmailText,
  type EmailTheme,
  type EmailValues,
} from '@contracts/rules/custom-email.js';

import type { ConsignmentDetails } from '../../consignments/index.js';
import type { Mail } from '../../platform/mail/mailer.js';
import type { OutboundManifest } from '../outbound/outbound-manifest.queries.js';

export interface ReceiverNotification {
  readonly to: string;
  readonly theme: EmailTheme;
  readonly consignment: Pick<ConsignmentDetails, 'owner' | 'content' | 'connote'>;
  readonly manifest: Pick<OutboundManifest, 'carrier' | 'dispatchDate' | 'manifestNumber'>;
}

/** SETTINGS-54: values of the placeholders. */
export function receiverMail({ to, theme, consignment, manifest }: ReceiverNotification): Mail {
  const { owner, content, connote } = consignment;
  const values: EmailValues = {
    brokerName: theme.companyName ?? owner.clientName,
    phone: theme.contactPhone ?? '',
    email: theme.contactEmail ?? '',
    // the carrier may not have issued the connote yet (GAP-22)
    consignmentNumber: connote?.connoteNumber ?? manifest.manifestNumber,
    references: content.references.join(', '),
    dispatchDate: DateTime.fromISO(manifest.dispatchDate).toFormat('dd/MM/yyyy'),
    carrier: manifest.carrier.carrierDisplayName,
  };
  return {
    to,
    subject: customEmailSubject(values),
    text: customEmailText(theme, values),
    html: customEmailHtml(theme, values),
  };
}
