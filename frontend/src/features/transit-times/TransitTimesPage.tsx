import Box from '@mui/material/Box';
import { skipToken } from '@reduxjs/toolkit/query';
import { Route } from 'lucide-react';
import { Suspense, useState } from 'react';

import { appTransitTexts as texts } from '@contracts/texts/app/zones';
import { shellTexts } from '@contracts/texts/spec/shell';
import { transitTexts, zoneTexts } from '@contracts/texts/spec/zones';

import { ContextStrip } from '../../shared/feedback/ContextStrip';
import { EmptyState } from '../../shared/feedback/EmptyState';
import { Page } from '../../shared/layout/Page';
import { lazy } from '../../shared/loading/lazy';
import { LaneEditing } from './LaneEditing';
import { LaneGrid } from './LaneGrid';
import { TransitToolbar } from './TransitToolbar';
import { useListFromZonesQuery } from './transit-times.api';
import { useShading } from './useShading';
import { useTransitTimes, type TransitTimes } from './useTransitTimes';

const PasteDialog = lazy(() =>
  import('./PasteDialog').then(({ PasteDialog: Component }) => ({ default: Component })),
);

/** TRANSIT: business days of each lane. */
export function TransitTimesPage() {
  const times = useTransitTimes();
  const [isChangedOnly, setChangedOnly] = useState(false);
  const [pasteTarget, setPasteTarget] = useState<string | null>(null);
  const shading = useShading();
  return (
    <Page title={shellTexts.transitTimes} subtitle={texts.subtitle}>
      <TransitToolbar
        times={times}
        isChangedOnly={isChangedOnly}
        onShowChangedOnly={setChangedOnly}
        shading={shading}
        onPaste={() => {
          setPasteTarget(times.selection.key);
        }}
      />
      {times.hasInvalid && <ContextStrip tone="bad" lead={zoneTexts.invalidEta} />}
      <LaneEditing value={times}>
        {times.selection.fromZone === null ? (
          <NothingSelected times={times} />
        ) : (
          <Box sx={gridSx} data-shaded={shading[0]}>
            <LaneGrid times={times} isChangedOnly={isChangedOnly} />
          </Box>
        )}
      </LaneEditing>
      {pasteTarget === times.selection.key && times.lanes.data && (
        <Suspense fallback={null}>
          <PasteDialog
            lanes={times.lanes.data}
            onApply={times.type}
            onClose={() => {
              setPasteTarget(null);
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}

const gridSx = { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' } as const;

/** TRANSIT-09 if the group has no lanes, else the first step. */
function NothingSelected({ times }: { readonly times: TransitTimes }) {
  const { serviceGroupId, owner } = times.selection;
  const { currentData: zones } = useListFromZonesQuery(
    serviceGroupId === null ? skipToken : { serviceGroupId, ...owner },
  );
  return (
    <EmptyState icon={Route} title={zones?.length === 0 ? transitTexts.empty : texts.selectFirst} />
  );
}
