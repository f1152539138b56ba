import { trackingTexts } from '@contracts/texts/spec/tracking';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view';

import { isApiError, rejectionOf } from '../api/api-error';
import { useLazyFindByConnoteQuery } from './connote.api';

/** Letters, digits and common separators. */
const connotePattern = /^[A-Za-z0-9][A-Za-z0-9\-/_.]{2,49}$/;

interface Texts {
  /** No such connote in scope, or not a connote. */
  readonly missing: string;
  readonly invalid: string;
}

const specified: Texts = {
  missing: trackingTexts.invalidNumber,
  invalid: trackingTexts.invalidConnote,
};

/** The result, or the reason why nothing was found. */
export type FoundConnote =
  | { readonly tracking: ConsignmentTrackingView }
  | {
      readonly reason: string;
      /** The carrier of the connote has no tracking (TRK-25). */
      readonly isUntracked: boolean;
    };

/** Finds a consignment by an entered or scanned connote; the server strips a piece number from its end. */
export function useFindConnote() {
  const [query, { isFetching }] = useLazyFindByConnoteQuery();

  async function find(typed: string, texts = specified): Promise<FoundConnote> {
    const connote = typed.trim();
    if (!connotePattern.test(connote)) return { reason: texts.invalid, isUntracked: false };
    const { data, error } = await query(connote);
    if (data && !error) return { tracking: data };
    return {
      reason: reasonOf(error, texts),
      isUntracked: isApiError(error) && error.status === 409,
    };
  }

  return { find, isFetching };
}

/** TRK-24 */
const reasonOf = (error: unknown, { missing }: Texts): string =>
  isApiError(error) && error.status === 404 ? missing : rejectionOf(error, missing);
