import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export interface CompactSelectProps<Value extends string> {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
}

/** A small select for toolbars and pagers. */
export function CompactSelect<Value extends string>(props: CompactSelectProps<Value>) {
  const { value, options, onChange, ...aria } = props;
  return (
    <Select
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
      displayEmpty
      SelectDisplayProps={aria}
      sx={{
        typography: 'body2',
        '& .MuiSelect-select.MuiOutlinedInput-input': { py: { xs: '11px', sm: '3px' }, pl: '9px' },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'app.lineStrong' },
      }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </Select>
  );
}
