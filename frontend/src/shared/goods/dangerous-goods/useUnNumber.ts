import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useState } from 'react';

import { itemTexts } from '@contracts/texts/spec/items';
import type { UnNumberView } from '@contracts/views/un-number.view';

import { isApiError, rejectionOf } from '../../api/api-error';
import { useFindUnNumberQuery } from '../goods.api';
import { afterPress } from '../../forms/after-press';
import { withEntry, withoutEntry, type DangerousGoodRow } from '../dangerous-good-row';

/** UN numbers have four digits; the lowest is 1 (CON-118). */
const UN_NUMBER = /^\d{1,4}$/;

const isUnNumber = (typed: string): boolean => UN_NUMBER.test(typed) && Number(typed) >= 1;

/** Looks up the typed UN number and fills in its entry (CON-119 to CON-121). */
export function useUnNumber(good: DangerousGoodRow, onChange: (good: DangerousGoodRow) => void) {
  const [searched, setSearched] = useState<number | 'malformed' | null>(null);
  const { currentData, error, isFetching } = useFindUnNumberQuery(
    typeof searched === 'number' ? searched : skipToken,
  );
  const fillIn = useEffectEvent((found: UnNumberView) => {
    onChange(withEntry(good, found));
  });
  useEffect(() => {
    if (currentData) fillIn(currentData);
  }, [currentData]);

  const variants = currentData?.variants ?? [];
  return {
    isLookingUp: isFetching,
    message: messageFor(searched, isFetching ? undefined : error),
    /** Several entries: the number covers different goods or packing groups. */
    variants,
    lookUp: () => {
      const typed = good.unNumber.trim();
      if (typed === '' || String(good.entry?.id) === typed) return;
      afterPress(() => {
        setSearched(isUnNumber(typed) ? Number(typed) : 'malformed');
      });
    },
    enter: (unNumber: string) => {
      setSearched(null);
      onChange(withoutEntry(good, unNumber));
    },
    choose: (index: number) => {
      const variant = variants[index];
      if (variant) onChange(withEntry({ ...good, commonName: '' }, variant));
    },
  };
}

function messageFor(searched: number | 'malformed' | null, error: unknown): string | undefined {
  const isUnknown = isApiError(error) && error.status === 404;
  if (searched === 'malformed' || isUnknown) return itemTexts.unNumberNotFound;
  return error && searched !== null ? rejectionOf(error, itemTexts.unNumberNotFound) : undefined;
}
