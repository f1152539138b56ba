import { formatDay } from '@contracts/rules/calendar-day.js';
import { pluralise } from '@contracts/texts/pluralise.js';

import type { Mail } from '../../platform/mail/mailer.js';
import type { OutboundManifest } from '../outbound/outbound-manifest.queries.js';

type MailedManifest = Pick<
  OutboundManifest,
  'manifestNumber' | 'carrier' | 'consignments' | 'dispatchDate'
>;

/** Email to a client about a submitted manifest (GAP-62). */
export function manifestMail(manifest: MailedManifest, to: string): Mail {
  const { manifestNumber, carrier, consignments, dispatchDate } = manifest;
  return {
    to,
    subject: `Manifest ${manifestNumber} - ${carrier.carrierDisplayName}`,
    text: [
      `Manifest ${manifestNumber} was submitted to ${carrier.carrierDisplayName}, ${carrier.displayServiceType}.`,
      `Dispatch date: ${formatDay(dispatchDate)}`,
      `Consignments: ${consignments.length}`,
      '',
      ...consignments.map(
        ({ connoteNumber, items }) => `${connoteNumber}  ${pluralise(items, 'item')}`,
      ),
    ].join('\n'),
  };
}
