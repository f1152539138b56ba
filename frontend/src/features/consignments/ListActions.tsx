import { SavedViewsMenu } from '../../shared/filters/SavedViewsMenu';
import { useSavedFilters } from './filters/useSavedFilters';
import { ReportButton } from './ReportButton';
import type { ConsignmentList } from './useConsignmentList';

/** The report of the open tab, and the specified "Filters" menu with Save and Save as. */
export function ListActions({ consignments }: { readonly consignments: ConsignmentList }) {
  const { tab, answer, saved } = consignments;
  const hasOpen = (answer.data?.counts.OPEN ?? 0) > 0;
  return (
    <>
      {tab === 'OPEN' && hasOpen && <ReportButton />}
      <SavedViewsMenu {...useSavedFilters(saved)} />
    </>
  );
}
