import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

import type { AddressView } from '@contracts/views/address.view';

import { useFindAddressQuery } from './address-book.api';
import { parseRecordId } from '../../shared/navigation/record-id';
import { useUrlState } from '../../shared/navigation/useUrlState';

/** Query parameter of the open address. */
export const ADDRESS_PARAM = 'address';
const NEW = 'new';

/**
 * Address open beside the list; stored in the URL, so that links and reloads restore it, whichever page of the list it
 * is on.
 */
export function useAddressPanel(rows: readonly AddressView[] | undefined) {
  const [params, setParams] = useUrlState();
  const value = params.get(ADDRESS_PARAM);
  const found = useAddress(value, rows);
  const set = (next: string | null) => {
    setParams((current) => {
      if (next === null) current.delete(ADDRESS_PARAM);
      else current.set(ADDRESS_PARAM, next);
      return current;
    });
  };

  return {
    /** The address to edit, null for a new one, undefined while the panel is closed. */
    shown: value === NEW ? null : found,
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

type Rows = readonly AddressView[] | undefined;

/**
 * The address with this id: it stays while an update moves its row to another page, so that the panel keeps its input.
 */
function useAddress(value: string | null, rows: Rows): AddressView | undefined {
  const found = useFoundAddress(value, rows);
  const [last, setLast] = useState<AddressView>();
  if (found && found !== last) setLast(found);
  return found ?? (String(last?.id) === value ? last : undefined);
}

/** The address from the list, or fetched separately if the list does not contain it. */
function useFoundAddress(value: string | null, rows: Rows): AddressView | null | undefined {
  const listed = rows?.find(({ id }) => String(id) === value);
  const unlistedId = rows === undefined || listed ? null : parseRecordId(value);
  const { data: unlisted } = useFindAddressQuery(unlistedId ?? skipToken);
  return listed ?? (unlistedId === null ? null : unlisted);
}
