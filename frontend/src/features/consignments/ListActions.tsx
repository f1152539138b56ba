import { SavedViewsMenu } from '../../shared/filters/SavedViewsMenu';
import { useSavedFilters } from './filters/useSavedFilters';
import { ReportButton } from './ReportButton';
import { useStateCounts, type AskedList } from './useConsignmentList';

/** The report of the open tab, and the specified "Filters" menu with Save and Save as. */
export function ListActions({ asked }: { readonly asked: AskedList }) {
  const { tab, saved } = asked;
  const hasOpen = (useStateCounts(asked)?.OPEN ?? 0) > 0;
  return (
    <>
      {tab === 'OPEN' && hasOpen && <ReportButton />}
      <SavedViewsMenu {...useSavedFilters(saved)} />
    </>
  );
}
