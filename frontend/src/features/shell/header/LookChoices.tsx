import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { Check } from 'lucide-react';

import { ownTexts } from '@contracts/texts/own';

import { setDensity, useDensity } from '../../../shared/theme/density';

const modes = [
  { value: 'light', label: ownTexts.light },
  { value: 'dark', label: ownTexts.dark },
  { value: 'system', label: ownTexts.system },
] as const;

const rowHeights = [
  { value: 'compact', label: ownTexts.compact },
  { value: 'default', label: ownTexts.defaultDensity },
  { value: 'comfortable', label: ownTexts.comfortable },
] as const;

/** Theme and density, as choices of the user menu. */
export function LookChoices() {
  const { mode, setMode } = useColorScheme();
  const density = useDensity();

  return [
    <Heading key="theme">{ownTexts.theme}</Heading>,
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
    <Heading key="density">{ownTexts.density}</Heading>,
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

// Without forwarding, the menu could not move its focus here.
const Choice = ({ label, isChosen, ...item }: ChoiceProps) => (
  <MenuItem role="menuitemradio" aria-checked={isChosen} {...item}>
    <Check size={14} aria-hidden style={{ opacity: isChosen ? 1 : 0 }} />
    {label}
  </MenuItem>
);
