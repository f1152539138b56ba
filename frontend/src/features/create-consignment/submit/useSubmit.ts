import { DRAFT_CONNOTE, PENDING_CONNOTE } from '@contracts/rules/consignment';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request';
import { createConsignmentTexts } from '@contracts/texts/create-consignment';

import { useSubmissionKey } from '../../../shared/api/idempotency';
import { fillText } from '../../../shared/text/fill-text';
import {
  useAmendConsignmentMutation,
  useCreateConsignmentMutation,
} from '../create-consignment.api';
import { refusalOf, type Refusal } from './refusal';

export interface Submitted {
  readonly id: number;
  readonly connoteNumber: string;
  /** Set when a return was manifested in the same call (GAP-23). */
  readonly manifestId: number | null;
}

/** What was sent last and not answered, beside the form that is kept until it was (unsent-form.ts). */
const KEPT_AS = 'linehaul.submission';

/** Sends the consignment; the same one sent twice is created once, also after a reload. */
export function useSubmit() {
  const [create, { isLoading: isCreating }] = useCreateConsignmentMutation();
  const [amend, { isLoading: isAmending }] = useAmendConsignmentMutation();
  const submission = useSubmissionKey(KEPT_AS);

  return {
    isBusy: isCreating || isAmending,
    /** What was saved, or why it was not. */
    send: async (request: SaveConsignmentRequest): Promise<Submitted | Refusal> => {
      const { data, error } = request.id
        ? await amend(request)
        : await create({ request, idempotencyKey: submission.keyFor(request) });
      if (!data) return refusalOf(error);

      submission.renew();
      return data;
    },
  };
}

/** CON-67 to CON-69; a number that the carrier has yet to give reads DRAFT (GAP-23). */
export function createdText({ connoteNumber, manifestId }: Submitted): string {
  const isPending = connoteNumber === DRAFT_CONNOTE || connoteNumber === PENDING_CONNOTE;
  const connote = isPending ? DRAFT_CONNOTE : connoteNumber;
  return fillText(
    manifestId ? createConsignmentTexts.createdAndManifested : createConsignmentTexts.created,
    { connote },
  );
}
