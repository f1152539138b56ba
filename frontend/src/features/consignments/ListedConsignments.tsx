import { Suspense, useEffect, useState } from 'react';

import { consignmentListTexts } from '@contracts/texts/consignment-list';

import { KeysKept } from '../../shared/commands/KeysKept';
import { lazy } from '../../shared/loading/lazy';
import { LazyManifestBooking } from '../../shared/manifesting/LazyManifestBooking';
import { useManifesting } from '../../shared/manifesting/useManifesting';
import type { ConsignmentColumn } from './columns/consignment-columns';
import { ConsignmentGrid } from './ConsignmentGrid';
import { useConsignmentList, type AskedList } from './useConsignmentList';

/** Needed with the first selection, fetched once the list is drawn. */
const loadSelection = () => import('./selection/ConsignmentSelection');
const ConsignmentSelection = lazy(async () => {
  const { ConsignmentSelection: selection } = await loadSelection();
  return { default: selection };
});

/** The rows come first: what is said above them follows. */
const ListNotices = lazy(async () => {
  const { ListNotices: notices } = await import('./notices/ListNotices');
  return { default: notices };
});

export interface ListedConsignmentsProps {
  readonly asked: AskedList;
  readonly columns: readonly ConsignmentColumn[];
}

/** All that news of rows draws again: the rows, what is said above them and what is done with them. */
export function ListedConsignments({ asked, columns }: ListedConsignmentsProps) {
  const consignments = useConsignmentList(asked);
  const manifesting = useManifesting();
  const hasSelected = useOnceTrue(consignments.selected.length > 0);
  useEffect(() => void loadSelection(), []);

  return (
    <>
      <Suspense fallback={null}>
        <ListNotices consignments={consignments} />
      </Suspense>
      <ConsignmentGrid consignments={consignments} columns={columns} />
      {hasSelected && (
        <Suspense fallback={<KeysKept />}>
          <ConsignmentSelection consignments={consignments} manifesting={manifesting} />
        </Suspense>
      )}
      {manifesting.consignments && (
        <LazyManifestBooking
          consignments={manifesting.consignments}
          texts={{
            done: consignmentListTexts.manifested,
            failed: consignmentListTexts.manifestFailed,
          }}
          onDone={() => {
            manifesting.stop();
            consignments.steady.settle();
            consignments.clearSelection();
          }}
          onClose={manifesting.stop}
        />
      )}
    </>
  );
}

/** Stays true: what can be undone of a selection outlives it. */
function useOnceTrue(is: boolean): boolean {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return was || is;
}
