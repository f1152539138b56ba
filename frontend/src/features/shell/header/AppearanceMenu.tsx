import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { Check } from 'lucide-react';

import { appTexts } from '@contracts/texts/app/common';

import { setDensity, useDensity } from '../../../shared/theme/density';

const modes = [
  { value: 'light', label: appTexts.light },
  { value: 'dark', label: appTexts.dark },
  { value: 'system', label: appTexts.system },
] as const;

const rowHeights = [
  { value: 'compact', label: appTexts.compact },
  { value: 'default', label: appTexts.defaultDensity },
  { value: 'comfortable', label: appTexts.comfortable },
] as const;

/** Theme and density, in the user menu. */
export function AppearanceMenu() {
  const { mode, setMode } = useColorScheme();
  const density = useDensity();

  return [
    <Heading key="theme">{appTexts.theme}</Heading>,
    ...modes.map(({ value, label }) => (
      <Choice
        key={value}
        label={label}
        isChosen={mode === value}
        onClick={() => {
          setMode(value);
        }}
      />
    )),
    <Heading key="density">{appTexts.density}</Heading>,
    ...rowHeights.map(({ value, label }) => (
      <Choice
        key={value}
        label={label}
        isChosen={density === value}
        onClick={() => {
          setDensity(value);
        }}
      />
    )),
  ];
}

const Heading = ({ children }: { readonly children: string }) => (
  <ListSubheader
    component="li"
    role="presentation"
    sx={{ typography: 'subtitle2', px: 2, py: 1, color: 'app.textMuted', bgcolor: 'transparent' }}
  >
    {children}
  </ListSubheader>
);

interface ChoiceProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onClick: () => void;
}

// Forwards the props of the menu, which it needs to move the focus.
const Choice = ({ label, isChosen, ...item }: ChoiceProps) => (
  <MenuItem role="menuitemradio" aria-checked={isChosen} {...item}>
    <Check size={14} aria-hidden style={{ opacity: isChosen ? 1 : 0 }} />
    {label}
  </MenuItem>
);
