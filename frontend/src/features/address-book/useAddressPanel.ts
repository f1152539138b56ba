import { skipToken } from '@reduxjs/toolkit/query';

import type { AddressView } from '@contracts/views/address.view';

import { useFindAddressQuery } from './address-book.api';
import { parseRecordId } from '../../shared/navigation/record-id';
import { useUrlState } from '../../shared/navigation/useUrlState';

const KEY = 'address';
const NEW = 'new';

/**
 * Address open beside the list; stored in the URL, so that links and reloads restore it, whichever page of the list it
 * is on.
 */
export function useAddressPanel(rows: readonly AddressView[] | undefined) {
  const [params, setParams] = useUrlState();
  const value = params.get(KEY);
  const listed = rows?.find(({ id }) => String(id) === value);
  const elsewhereId = rows === undefined || listed ? null : parseRecordId(value);
  const { data: other } = useFindAddressQuery(elsewhereId ?? skipToken);
  const set = (next: string | null) => {
    setParams((current) => {
      if (next === null) current.delete(KEY);
      else current.set(KEY, next);
      return current;
    });
  };

  return {
    /** The address to edit, null for a new one, undefined while the panel is closed. */
    shown:
      value === NEW ? null : (listed ?? (elsewhereId === null ? undefined : (other ?? undefined))),
    add: () => {
      set(NEW);
    },
    edit: ({ id }: AddressView) => {
      set(String(id));
    },
    close: () => {
      set(null);
    },
  };
}
