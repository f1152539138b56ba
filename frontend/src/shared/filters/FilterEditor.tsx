import type { CriteriaFilter } from '@contracts/requests/list-consignments.request';

import type { FilterConfig } from './filter-config';
import { DateEditor } from './DateEditor';
import { MultiSelectEditor } from './MultiSelectEditor';
import { ValueEditor } from './ValueEditor';

export interface FilterEditorProps {
  readonly config: FilterConfig;
  readonly filter: CriteriaFilter;
  readonly onChange: (filter: CriteriaFilter) => void;
}

/** Editor of a pill, by filter type. */
export function FilterEditor(props: FilterEditorProps) {
  switch (props.config.type) {
    case 'Date':
      return <DateEditor {...props} />;
    case 'MultiSelect':
      return <MultiSelectEditor {...props} />;
    case 'Text':
    case 'Number':
      return <ValueEditor {...props} />;
  }
}
