import { useSearchParams } from 'react-router-dom';

import { NewRowsPill } from '../../../shared/grid/NewRowsPill';
import { CutOffStrip } from './CutOffStrip';
import { SavedAlert } from './SavedAlert';
import type { ConsignmentList } from '../useConsignmentList';

/** What is said above the rows: of a saved consignment, of the next cut-off, of what others did. */
export function ListNotices({ consignments }: { readonly consignments: ConsignmentList }) {
  const { tab, steady } = consignments;
  const [params] = useSearchParams();
  return (
    <>
      {params.has('message') && <SavedAlert />}
      {tab === 'OPEN' && <CutOffStrip consignments={consignments} />}
      <NewRowsPill {...steady.drift} onShow={steady.show} />
    </>
  );
}
