import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MapPin } from 'lucide-react';
import { Suspense, useState } from 'react';

import { appZoneTexts as texts } from '@contracts/texts/app/zones';
import type { SuburbView } from '@contracts/views/address.view';
import type { CarrierZoneView } from '@contracts/views/carrier-zone.view';

import { SuburbPicker } from '../../../shared/addresses/SuburbPicker';
import { suburbText } from '../../../shared/addresses/suburb-text';
import { EmptyState } from '../../../shared/feedback/EmptyState';
import type { ListQueryHandle } from '../../../shared/grid/useListQuery';
import { AddButton } from '../../../shared/layout/AddButton';
import { lazy } from '../../../shared/loading/lazy';
import { usePermission } from '../../../shared/session/usePermission';
import { ZonesOfSuburb } from './ZonesOfSuburb';

const SuburbZoneDialog = lazy(() =>
  import('./SuburbZoneDialog').then(({ SuburbZoneDialog: Component }) => ({ default: Component })),
);

/** ZONE-02: a suburb and its zones. */
export function SuburbTab({ list }: { readonly list: ListQueryHandle }) {
  const [suburb, setSuburb] = useState<SuburbView | null>(null);
  const [edited, setEdited] = useState<CarrierZoneView | 'new' | null>(null);
  const canAdd = usePermission('CREATE_CARRIER_ZONE_SYSTEM');
  const close = () => {
    setEdited(null);
  };

  return (
    <>
      <Box sx={searchSx}>
        <Box sx={{ flex: 1, maxWidth: 460 }}>
          <SuburbPicker label={texts.suburb} value={suburb} onChange={setSuburb} />
        </Box>
        {canAdd && (
          <AddButton
            disabled={suburb === null}
            onClick={() => {
              setEdited('new');
            }}
          >
            {texts.add}
          </AddButton>
        )}
      </Box>
      {suburb === null ? (
        <EmptyState icon={MapPin} title={texts.findSuburb} />
      ) : (
        <>
          <Typography variant="h2" sx={{ px: { xs: 3, sm: 5 }, pb: 3 }}>
            {suburbText(suburb)}
          </Typography>
          <ZonesOfSuburb key={suburb.id} suburb={suburb} list={list} onEdit={setEdited} />
        </>
      )}
      {suburb !== null && edited !== null && (
        <Suspense fallback={null}>
          <SuburbZoneDialog
            suburb={suburb}
            zone={edited === 'new' ? null : edited}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

const searchSx = {
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 3,
  px: { xs: 3, sm: 5 },
  py: 3,
} as const;
