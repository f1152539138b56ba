/** Sheet on a phone that sorts and filters a list. Not from the specification. */
export const appListSheetTexts = {
  sort: 'Sort',
  sortAndFilter: 'Sort and filter',
  /** Appended to the button's name for screen readers. */
  filterOn: '{n} filter applied',
  filtersOn: '{n} filters applied',
  direction: 'Direction',
  ascending: 'Ascending',
  descending: 'Descending',
  show: 'Show {n}',
  counting: 'Show',
  nothing: 'Nothing matches',
  today: 'Today',
  todayAndTomorrow: 'Today and tomorrow',
  thisWeek: 'This week',
  last28Days: 'Last 28 days',
  otherDates: 'Dates…',
  moreFilters: 'More filters',
  dates: 'Dates',
} as const;
