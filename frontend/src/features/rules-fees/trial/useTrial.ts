import { skipToken } from '@reduxjs/toolkit/query';

import type { TryRulesRequest } from '@contracts/requests/try-rules.request';
import { appRulesTexts } from '@contracts/texts/app/rules-fees';

import { messageOf } from '../../../shared/api/api-error';
import { useDebounced } from '../../../shared/commands/useDebounced';
import type { RulesSubject } from '../../../shared/navigation/useRecordDialog';
import { useTryRulesQuery } from '../rules-fees.api';

/** As for offers: requested half a second after the last change. */
const DEBOUNCE_MS = 500;

/** Price of the sample; the old one stays until the new one arrives. Null sends no request. */
export function useTrial(subject: RulesSubject, request: TryRulesRequest | null) {
  const requestKey = request && JSON.stringify(request);
  const debounced = useDebounced(requestKey, DEBOUNCE_MS);
  const requested = requestKey === null ? null : debounced;
  const { data, error, isFetching } = useTryRulesQuery(
    requested === null ? skipToken : { subject, request: JSON.parse(requested) as TryRulesRequest },
  );
  if (requestKey === null) return notRequested;

  const isCalculating = isFetching || debounced !== requestKey;
  const isRejected = error !== undefined && !isCalculating;
  return {
    isRequested: true,
    isCalculating,
    result: isRejected ? undefined : data,
    message: isRejected ? messageOf(error, appRulesTexts.trial.failed) : null,
  };
}

const notRequested = { isRequested: false, isCalculating: false, result: undefined, message: null };

export type Trial = ReturnType<typeof useTrial>;
