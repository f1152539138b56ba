import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

import { useCommand } from '../commands/useCommand';

export interface PageTab {
  readonly value: string;
  readonly label: string;
  readonly count?: number | undefined;
}

export interface PageTabsProps {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly PageTab[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether the tabs are in a dialog, so that the keys belong to them while it is open. */
  readonly isInDialog?: boolean;
}

/** Views of a list or a record; keys 1 to 9 switch between them. */
export function PageTabs({ label, tabs, value, onChange, isInDialog = false }: PageTabsProps) {
  return (
    <>
      <Tabs
        aria-label={label}
        value={value}
        variant="scrollable"
        scrollButtons={false}
        onChange={(_event, next: string) => {
          onChange(next);
        }}
        sx={{ flex: 'none' }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            value={tab.value}
            label={<TabLabel tab={tab} isCurrent={tab.value === value} />}
          />
        ))}
      </Tabs>
      {tabs.map((tab, index) => (
        <TabCommand
          isInDialog={isInDialog}
          key={tab.value}
          tab={tab}
          number={index + 1}
          onChange={onChange}
        />
      ))}
    </>
  );
}

interface TabCommandProps {
  readonly tab: PageTab;
  readonly number: number;
  readonly isInDialog: boolean;
  readonly onChange: (value: string) => void;
}

function TabCommand({ tab, number, isInDialog, onChange }: TabCommandProps) {
  useCommand({
    id: `tab.${number}`,
    label: tab.label,
    group: 'List',
    keys: String(number),
    isInDialog,
    run: () => {
      onChange(tab.value);
    },
  });
  return null;
}

function TabLabel({ tab, isCurrent }: { readonly tab: PageTab; readonly isCurrent: boolean }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: '7px' }}>
      {tab.label}
      {tab.count !== undefined && (
        <Box component="span" sx={isCurrent ? { ...countSx, ...currentCountSx } : countSx}>
          {tab.count.toLocaleString('en-AU')}
        </Box>
      )}
    </Box>
  );
}

const countSx = {
  px: '6px',
  borderRadius: '9px',
  fontSize: '0.71875rem',
  lineHeight: '1.125rem',
  fontWeight: 500,
  color: 'text.secondary',
  bgcolor: 'app.tone.neutral.bg',
} as const;

const currentCountSx = { color: 'app.onInk', bgcolor: 'app.ink' } as const;
