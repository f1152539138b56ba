import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';

import { appSettingsTexts as texts } from '@contracts/texts/app/settings';

import { useCommand } from '../../shared/commands/useCommand';
import { focusRing } from '../../shared/theme/vars';
import type { SettingsPanel } from './settings-panels';
import { settingsPath } from './settings-paths';

/** List of panels, with a search by name and contents. */
export function SettingsNav({ panels }: { readonly panels: readonly SettingsPanel[] }) {
  const [search, setSearch] = useState('');
  const shown = panels.filter((panel) => matchesSearch(panel, search));

  return (
    <Box component="nav" aria-label={texts.navigation} sx={navSx}>
      <FindBox value={search} onChange={setSearch} />
      {shown.map(({ slug, label, icon: Icon }) => (
        <NavLink key={slug} to={settingsPath(slug)}>
          <Icon size={16} strokeWidth={1.6} aria-hidden />
          {label}
        </NavLink>
      ))}
      {shown.length === 0 && (
        <Box role="status" sx={{ px: 2, color: 'app.textMuted' }}>
          {texts.noneFound}
        </Box>
      )}
    </Box>
  );
}

interface FindBoxProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function FindBox({ value, onChange }: FindBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useCommand({
    id: 'settings.find',
    label: texts.find,
    keys: '/',
    run: () => input.current?.focus(),
  });
  return (
    <OutlinedInput
      type="search"
      fullWidth
      value={value}
      placeholder={texts.find}
      inputRef={input}
      inputProps={{ 'aria-label': texts.find, 'aria-keyshortcuts': '/' }}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      startAdornment={
        <InputAdornment position="start">
          <Search size={14} aria-hidden />
        </InputAdornment>
      }
      sx={{ height: { xs: 48, sm: 30 }, flex: 'none', mb: 2 }}
    />
  );
}

/** Whether every word occurs in the name or keywords. */
function matchesSearch({ label, keywords }: SettingsPanel, search: string): boolean {
  const text = `${label} ${keywords}`.toLowerCase();
  const searchWords = search.toLowerCase().split(/\s+/);
  return searchWords.every((word) => text.includes(word));
}

const navSx: SxProps<Theme> = {
  flex: 'none',
  width: { xs: 1, md: 220 },
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  p: 3,
  borderRight: { xs: 0, md: 1 },
  borderColor: { md: 'divider' },
  bgcolor: { md: 'app.sunken' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: '9px',
    minHeight: { xs: 44, md: 32 },
    px: 2,
    borderRadius: '6px',
    fontWeight: 500,
    textDecoration: 'none',
    color: 'text.secondary',
  },
  '& a > svg': { flex: 'none', color: 'app.textMuted' },
  '& a:hover': { color: 'text.primary', bgcolor: 'app.hover' },
  '& a:focus-visible': (theme) => ({ ...focusRing(theme), outlineOffset: 0 }),
  '& a.active': { color: 'text.primary', bgcolor: 'app.tone.neutral.bg' },
};
