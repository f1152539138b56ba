import { DateTime } from 'luxon';

import { customEmailHtml } from '@contracts/rules/custom-email-html.js';
import {
  customEmailSubject,
  customEmailText,
  type EmailLook,
  type EmailValues,
} from '@contracts/rules/custom-email.js';

import type { ConsignmentRecord } from '../../consignments/index.js';
import type { Mail } from '../../platform/mail/mailer.js';
import type { OutboundManifest } from '../outbound/outbound-manifest.js';

export interface ReceiverNews {
  readonly to: string;
  readonly look: EmailLook;
  readonly consignment: Pick<ConsignmentRecord, 'owner' | 'content' | 'connote'>;
  readonly manifest: Pick<OutboundManifest, 'carrier' | 'dispatchDate' | 'manifestNumber'>;
}

/** SETTINGS-54: what stands in the places of the client's words. */
export function receiverMail({ to, look, consignment, manifest }: ReceiverNews): Mail {
  const { owner, content, connote } = consignment;
  const values: EmailValues = {
    brokerName: look.companyName ?? owner.clientName,
    phone: look.contactPhone ?? '',
    email: look.contactEmail ?? '',
    // a carrier that numbers by itself may not have done so yet (GAP-22)
    consignmentNumber: connote?.connoteNumber ?? manifest.manifestNumber,
    references: content.references.join(', '),
    dispatchDate: DateTime.fromISO(manifest.dispatchDate).toFormat('dd/MM/yyyy'),
    carrier: manifest.carrier.carrierDisplayName,
  };
  return {
    to,
    subject: customEmailSubject(values),
    text: customEmailText(look, values),
    html: customEmailHtml(look, values),
  };
}
