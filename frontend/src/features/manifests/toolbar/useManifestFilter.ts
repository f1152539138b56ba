import { DateTime } from 'luxon';
import { useSearchParams } from 'react-router-dom';

import { useTimeZone } from '../../../shared/session/useSession';

export interface ManifestFilter {
  /** Calendar days, yyyy-MM-dd. */
  readonly from: string;
  readonly to: string;
  readonly failuresOnly: boolean;
}

/** Spec part 1, section 5: 28 days back through 7 days ahead unless the user says otherwise. */
const WINDOW = { back: 28, ahead: 7 } as const;

/** The dates and the failures switch of the manifests page, kept in the address. */
export function useManifestFilter() {
  const [params, setParams] = useSearchParams();
  const zone = useTimeZone();
  const today = DateTime.now().setZone(zone);
  const from = params.get('from') ?? today.minus({ days: WINDOW.back }).toISODate() ?? '';
  const asked = params.get('to') ?? today.plus({ days: WINDOW.ahead }).toISODate() ?? '';
  const filter: ManifestFilter = {
    from,
    to: asked < from ? from : asked,
    failuresOnly: params.get('failures') === 'true',
  };

  return {
    filter,
    /** From the start of the first day to the end of the last, in the user's zone. */
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
