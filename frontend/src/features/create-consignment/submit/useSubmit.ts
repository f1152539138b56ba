import { DRAFT_CONNOTE, PENDING_CONNOTE } from '@contracts/rules/consignment';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request';
import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment';

import { useSubmissionKey } from '../../../shared/api/idempotency';
import { unsentKeys } from '../../../shared/session/unsent';
import { useSession } from '../../../shared/session/useSession';
import { interpolate } from '../../../shared/text/format';
import {
  useAmendConsignmentMutation,
  useCreateConsignmentMutation,
} from '../create-consignment.api';
import { toSubmitError, type SubmitError } from './submit-error';

export interface Submitted {
  readonly id: number;
  readonly clientId: number;
  readonly connoteNumber: string;
  /** Set if a return was manifested in the same request (GAP-23). */
  readonly manifestId: number | null;
}

/** Submits the consignment; a repeated submission of the client's form creates it once, even after a reload. */
export function useSubmit(clientId: number) {
  const [create, { isLoading: isCreating }] = useCreateConsignmentMutation();
  const [amend, { isLoading: isAmending }] = useAmendConsignmentMutation();
  const userId = useSession().claims?.id ?? 0;
  // stored with the unsent form (saved-form.ts) until there is a response
  const submission = useSubmissionKey([unsentKeys.submission, userId, clientId].join('.'));

  return {
    isBusy: isCreating || isAmending,
    /** Resolves to the result or the error. */
    send: async (request: SaveConsignmentRequest): Promise<Submitted | SubmitError> => {
      const { data, error } = request.id
        ? await amend(request)
        : await create({ request, idempotencyKey: submission.keyFor(request) });
      if (!data) return toSubmitError(error);

      submission.renew();
      return data;
    },
  };
}

/** CON-67 to CON-69; a connote the carrier has yet to issue reads DRAFT (GAP-23). */
export function createdText({ connoteNumber, manifestId }: Submitted): string {
  const isPending = connoteNumber === DRAFT_CONNOTE || connoteNumber === PENDING_CONNOTE;
  const connote = isPending ? DRAFT_CONNOTE : connoteNumber;
  return interpolate(
    manifestId ? createConsignmentTexts.createdAndManifested : createConsignmentTexts.created,
    { connote },
  );
}

/** CON-64: names the connote only if it changed. */
export const savedText = (before: string, { connoteNumber: after, manifestId }: Submitted) =>
  `Consignment updated ${manifestId ? 'and manifested ' : ''}successfully${after === before ? '' : `. Connote: ${after}`}`;
