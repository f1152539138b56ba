import { skipToken } from '@reduxjs/toolkit/query';
import { DateTime } from 'luxon';

import { addressStartPattern } from '@contracts/rules/address-start';
import {
  securityEventKinds,
  type SecurityEventKind,
  type SecurityOutcome,
} from '@contracts/views/security-log.view';

import { parseLogId } from '../../../shared/navigation/record-id';
import { useUrlState } from '../../../shared/navigation/useUrlState';
import {
  useListSecurityEventsQuery,
  type SecurityLogFilter,
} from '../../../shared/security-log/security-log.api';

/** Maximum length accepted by the server. */
export const MAX_WHO = 100;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const outcomes: readonly SecurityOutcome[] = ['DONE', 'REFUSED'];
const fields = ['who', 'kind', 'outcome', 'address', 'fromDay', 'toDay'] as const;
export type LogField = (typeof fields)[number];

/** Entries that match the URL, fifty at a time. */
export function useSecurityLog() {
  const [params, change] = useUrlState();
  const filter = filterOf(params);
  const before = parseLogId(params.get('before')) ?? undefined;
  const isReversed = areReversed(filter);
  const query = useListSecurityEventsQuery(
    isReversed ? skipToken : { ...filter, ...(before !== undefined && { before }) },
    { refetchOnMountOrArgChange: true },
  );

  /** A changed filter starts at the newest entry. */
  function set(field: LogField | 'before', value: string) {
    change(
      (now) => {
        if (field !== 'before') now.delete('before');
        if (value === '') now.delete(field);
        else now.set(field, value);
        return now;
      },
      { replace: field !== 'before' },
    );
  }

  return {
    query,
    filter,
    /** The last day is before the first: nothing is requested. */
    isReversed,
    before,
    set,
    clear: () => {
      change((now) => {
        for (const field of [...fields, 'before']) now.delete(field);
        return now;
      });
    },
    isFiltered: Object.keys(filter).length > 0 || before !== undefined,
  };
}

export type SecurityLogState = ReturnType<typeof useSecurityLog>;

function filterOf(params: URLSearchParams): SecurityLogFilter {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const kind = securityEventKinds.find((name): name is SecurityEventKind => name === text('kind'));
  const outcome = outcomes.find((name) => name === text('outcome'));
  const address = text('address');
  return {
    ...(text('who') && { who: text('who').slice(0, MAX_WHO) }),
    ...(kind && { kind }),
    ...(outcome && { outcome }),
    ...(addressStartPattern.test(address) && { address }),
    ...(isDay(text('fromDay')) && { fromDay: text('fromDay') }),
    ...(isDay(text('toDay')) && { toDay: text('toDay') }),
  };
}

const areReversed = ({ fromDay, toDay }: SecurityLogFilter): boolean =>
  fromDay !== undefined && toDay !== undefined && toDay < fromDay;

const isDay = (text: string): boolean => DAY.test(text) && DateTime.fromISO(text).isValid;
