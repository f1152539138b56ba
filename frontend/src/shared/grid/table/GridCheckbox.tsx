import type { GridSlotProps } from '@mui/x-data-grid';

import { AppCheckbox } from '../../forms/AppCheckbox';

/** The grid's checkbox drawn as ours; what the grid alone understands is left out. */
export function GridCheckbox(props: GridSlotProps['baseCheckbox']) {
  const { checked, disabled, indeterminate, name, onChange, slotProps, tabIndex, ref } = props;

  return (
    <AppCheckbox
      {...(checked !== undefined && { checked })}
      {...(disabled !== undefined && { disabled })}
      {...(indeterminate !== undefined && { indeterminate })}
      {...(name !== undefined && { name })}
      {...(onChange && { onChange })}
      {...(tabIndex !== undefined && { tabIndex })}
      {...(ref !== undefined && { ref })}
      // the grid would take the same key for a row of its own, and undo the choice
      onKeyDown={(event) => {
        if (event.key === ' ') event.stopPropagation();
      }}
      slotProps={{ input: slotProps?.htmlInput ?? {} }}
    />
  );
}
