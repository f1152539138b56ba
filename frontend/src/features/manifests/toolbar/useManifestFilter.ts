import { DateTime } from 'luxon';

import { listWindow } from '../../../shared/grid/local-list';
import { useTimeZone } from '../../../shared/session/useSession';
import { useUrlState } from '../../../shared/navigation/useUrlState';

export interface ManifestFilter {
  /** Calendar days, yyyy-MM-dd. */
  readonly from: string;
  readonly to: string;
  readonly failuresOnly: boolean;
}

/** Date in the URL; undefined if missing or invalid. */
const dayOf = (text: string | null): string | undefined =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text).isValid
    ? text
    : undefined;

/** Dates and failures switch of the manifests page, stored in the URL. */
export function useManifestFilter() {
  const [params, setParams] = useUrlState();
  const zone = useTimeZone();
  const defaults = listWindow(zone);
  const from = dayOf(params.get('from')) ?? defaults.from;
  const requestedTo = dayOf(params.get('to')) ?? defaults.to;
  const filter: ManifestFilter = {
    from,
    to: requestedTo < from ? from : requestedTo,
    failuresOnly: params.get('failures') === 'true',
  };

  const remove = (...keys: readonly string[]) => {
    setParams(
      (current) => {
        for (const key of keys) current.delete(key);
        return current;
      },
      { replace: true },
    );
  };

  return {
    filter,
    /** Whether the days are the defaults of the list. */
    isDefault: filter.from === defaults.from && filter.to === defaults.to,
    reset: () => {
      remove('from', 'to', 'failures', 'page');
    },
    /** Shows all manifests of these days again, not only failures. */
    showSucceeded: () => {
      remove('failures', 'page');
    },
    /** From the start of the first day to the end of the last, in the user's time zone. */
    instants: {
      from: DateTime.fromISO(filter.from, { zone }).startOf('day').toUTC().toISO() ?? '',
      to: DateTime.fromISO(filter.to, { zone }).endOf('day').toUTC().toISO() ?? '',
    },
    change: (part: Partial<ManifestFilter>) => {
      const next = { ...filter, ...part };
      setParams(
        (current) => {
          current.set('from', next.from);
          current.set('to', next.to < next.from ? next.from : next.to);
          if (next.failuresOnly) current.set('failures', 'true');
          else current.delete('failures');
          current.delete('page');
          return current;
        },
        { replace: true },
      );
    },
  };
}
