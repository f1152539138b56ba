import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { CheckboxProps } from '@mui/material/Checkbox';
import { Check, Minus } from 'lucide-react';

const icons = { checked: Check, mixed: Minus } as const;

/** The 16 px box of a checkbox: outline with a contrast of 3 to 1, accent colour when checked. */
function CheckboxBox({ state }: { readonly state?: keyof typeof icons }) {
  const Icon = state && icons[state];
  return (
    <Box
      component="span"
      sx={{
        width: 16,
        height: 16,
        display: 'grid',
        placeItems: 'center',
        borderRadius: '4px',
        border: '1.5px solid',
        color: 'primary.contrastText',
        borderColor: state ? 'primary.main' : 'app.lineInput',
        bgcolor: state ? 'primary.main' : 'background.paper',
      }}
    >
      {Icon && <Icon size={11} strokeWidth={3} aria-hidden />}
    </Box>
  );
}

/** Checkbox in the style of the lists, with a 24 px target, 44 px on a phone. */
export const AppCheckbox = (props: Omit<CheckboxProps, 'sx'>) => (
  <Checkbox
    disableRipple
    icon={<CheckboxBox />}
    checkedIcon={<CheckboxBox state="checked" />}
    indeterminateIcon={<CheckboxBox state="mixed" />}
    {...props}
    sx={{ p: { xs: '14px', sm: 1 }, '&.Mui-disabled': { opacity: 0.45 } }}
  />
);
