/** LIST: saved filters and the search box (spec part 1, sections 2.10, 5 and 8). `{name}` is replaced. */
export const filterTexts = {
  filters: 'Filters',
  save: 'Save',
  saveAs: 'Save as',
  nameRequired: 'Please provide filter name',
  nameTaken: 'Filter with provided name already exists',
  saved: 'Filter saved successfully',
  saveFailed: 'Failed to save filter',
  deleted: "'{name} filter is deleted successfully'",
  deleteFailed: "Failed to delete filter '{name}'",
  madeDefault: "'{name} is set as default filter'",
  makeDefaultFailed: 'Failed to set {name} as default filter',
} as const;
