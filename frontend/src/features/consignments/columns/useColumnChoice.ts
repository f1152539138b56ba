import { useEffect, useMemo, useRef } from 'react';

import type { ListQueryHandle } from '../../../shared/grid/useListQuery';
import { useSavePreferenceMutation } from '../../../shared/session/session.api';
import { useSession } from '../../../shared/session/useSession';
import { lockedColumns, type ConsignmentColumn } from './consignment-columns';
import { columnsOf, hiddenAtFirst } from './tab-columns';
import type { ConsignmentTab } from '../filters/consignment-tabs';

const SAVE_DELAY_MS = 800;

/** Which columns the list shows on a tab: the address, else the user's preference, else the usual ones. */
export function useColumnChoice(tab: ConsignmentTab, list: ListQueryHandle) {
  const { preference } = useSession();
  const [savePreference] = useSavePreferenceMutation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const table = tab === 'OPEN' ? 'openConsignmentFields' : 'allConsignmentFields';

  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  const columns = columnsOf(tab);
  const preferred = preference?.[table].map(({ key }) => key) ?? [];
  const usual = columns.map(({ field }) => field).filter((field) => !hiddenAtFirst(tab).has(field));
  const asked = list.query.cols ?? (preferred.length > 0 ? preferred : usual);
  const visible = [
    ...asked.filter((field) => columns.some((column) => column.field === field)),
    ...usual.filter((field) => lockedColumns.has(field) && !asked.includes(field)),
  ];

  return {
    columns: columns.map(({ field, headerName = field }) => ({
      key: field,
      label: headerName,
      isLocked: lockedColumns.has(field),
    })),
    visible,
    shown: useShown(tab, visible),
    change: (next: readonly string[]) => {
      list.change({ cols: next, page: list.query.page });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const chosen = columns.filter(({ field }) => next.includes(field));
        void savePreference({
          [table]: chosen.map(({ field, headerName = field }) => ({
            key: field,
            label: headerName,
          })),
        });
      }, SAVE_DELAY_MS);
    },
    reset: () => {
      list.change({ cols: null, page: list.query.page });
      void savePreference({ [table]: [] });
    },
  };
}

/** The same array while the same columns are shown: another one would draw every cell again. */
function useShown(tab: ConsignmentTab, visible: readonly string[]): readonly ConsignmentColumn[] {
  const fields = visible.join();
  return useMemo(
    () =>
      fields
        .split(',')
        .flatMap((field) => columnsOf(tab).filter((column) => column.field === field)),
    [tab, fields],
  );
}
