import { DRAFT_CONNOTE } from '@contracts/rules/consignment';
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
}

/** Sends the consignment; the same one sent twice is created once. */
export function useSubmit() {
  const [create, { isLoading: isCreating }] = useCreateConsignmentMutation();
  const [amend, { isLoading: isAmending }] = useAmendConsignmentMutation();
  const submission = useSubmissionKey();

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

/** CON-67, CON-69 */
export const createdText = (connote: string): string =>
  connote === DRAFT_CONNOTE
    ? createConsignmentTexts.createdDraft
    : fillText(createConsignmentTexts.created, { connote });
