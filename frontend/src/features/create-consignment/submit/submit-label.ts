import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment';
import type { OfferView } from '@contracts/views/offer.view';

import type { FormType } from '../../../shared/navigation/consignment-paths';

export interface SubmitLabelOptions {
  readonly consignmentType: FormType;
  readonly offer: OfferView | null;
  readonly isDraft: boolean;
}

/** CON-56 to CON-59; a connote the carrier issues later reads as a draft (GAP-23). */
export function submitLabel({ consignmentType, offer, isDraft }: SubmitLabelOptions): string {
  if (isDraft) return createConsignmentTexts.submitDraft;
  if (consignmentType === 'RETURN') return createConsignmentTexts.submitAndManifest;
  return offer?.apiBasedConnoteCarrier
    ? createConsignmentTexts.submitDraft
    : createConsignmentTexts.submit;
}
