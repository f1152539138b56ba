import Box from '@mui/material/Box';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export interface SheetSectionProps {
  readonly title: string;
  /** Chips. */
  readonly children: ReactNode;
}

/** A titled group of chips in a sheet. */
export function SheetSection({ title, children }: SheetSectionProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography id={id} component="h3" sx={titleSx}>
        {title}
      </Typography>
      <Box sx={chipsSx}>{children}</Box>
    </Box>
  );
}

export interface SheetChipProps extends Pick<ButtonBaseProps, 'id' | 'aria-expanded'> {
  readonly isOn: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Toggle, 44 px high and dark while on. */
export const SheetChip = ({ isOn, children, ...button }: SheetChipProps) => (
  <ButtonBase {...button} aria-pressed={isOn} sx={isOn ? { ...chipSx, ...selectedSx } : chipSx}>
    {children}
  </ButtonBase>
);

export interface ChoiceSectionProps<Value extends string> {
  readonly title: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** Section whose chips select one of several values. */
export const ChoiceSection = <Value extends string>(props: ChoiceSectionProps<Value>) => (
  <SheetSection title={props.title}>
    {props.options.map(({ value, label }) => (
      <SheetChip
        key={value}
        isOn={value === props.value}
        onClick={() => {
          props.onChange(value);
        }}
      >
        {label}
      </SheetChip>
    ))}
  </SheetSection>
);

const titleSx = { mb: 2, fontSize: '0.8125rem', color: 'app.textMuted' } as const;

const chipsSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const;

const chipSx = {
  minHeight: 44,
  minWidth: 44,
  maxWidth: 1,
  gap: 2,
  px: '15px',
  py: 1,
  border: 1,
  borderColor: 'app.lineStrong',
  borderRadius: '22px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  typography: 'body1',
  fontSize: '0.875rem',
  fontWeight: 500,
  textAlign: 'left',
  overflowWrap: 'anywhere',
} as const;

const selectedSx = { bgcolor: 'app.ink', borderColor: 'app.ink', color: 'app.onInk' } as const;
