import { SavedViewsMenu } from '../../../shared/filters/SavedViewsMenu';
import { useSavedFilters, type SavedFilters } from './useSavedFilters';

/** The specified "Filters" menu of the list, with Save and Save as while something has changed. */
export const SavedFiltersMenu = ({ saved }: { readonly saved: SavedFilters }) => (
  <SavedViewsMenu {...useSavedFilters(saved)} />
);
