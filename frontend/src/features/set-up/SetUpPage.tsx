import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { Building2, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { appSetUpTexts as texts } from '@contracts/texts/app/set-up';
import type { SetUpView } from '@contracts/views/set-up.view';

import { messageOf } from '../../shared/api/api-error';
import { EmptyState } from '../../shared/feedback/EmptyState';
import { ErrorState } from '../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../shared/feedback/SkeletonLines';
import { Page } from '../../shared/layout/Page';
import { useIsPhone } from '../../shared/layout/useIsPhone';
import { CustomerSelect } from '../../shared/session/CustomerSelect';
import { useListCustomerNamesQuery } from '../../shared/session/customers.api';
import { useFindSetUpQuery } from '../../shared/session/set-up.api';
import { useSetUpCustomer } from '../../shared/session/useCustomer';
import { CellDrawer } from './CellDrawer';
import { PhoneSetUp } from './PhoneSetUp';
import type { SelectedCell } from './SetUpTable';
import { WideSetUp } from './WideSetUp';

const LINES = 8;

/** Missing steps of carriers and clients, until the first consignment is delivered. */
export function SetUpPage() {
  const { customerId } = useSetUpCustomer();
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <Box tabIndex={0} role="region" aria-label={texts.title} sx={scrollerSx}>
        <CustomerSelect />
        {customerId === null ? (
          <SelectCustomer />
        ) : (
          <CustomerSetUp key={customerId} customerId={customerId} />
        )}
      </Box>
    </Page>
  );
}

/** A new installation starts with its first customer. */
function SelectCustomer() {
  const { data: customers } = useListCustomerNamesQuery(undefined);
  if (customers?.length !== 0) return <EmptyState icon={ListChecks} title={texts.selectCustomer} />;
  return (
    <EmptyState
      icon={Building2}
      title={texts.noCustomer}
      reason={texts.noCustomerReason}
      action={
        <Button component={Link} to="/customer/list" variant="contained">
          {texts.addCustomer}
        </Button>
      }
    />
  );
}

function CustomerSetUp({ customerId }: { readonly customerId: number }) {
  const [page, setPage] = useState(0);
  const [selected, choose] = useState<SelectedCell | null>(null);
  const isPhone = useIsPhone();
  const { data, error, refetch } = useFindSetUpQuery(
    { customerId, page },
    { refetchOnMountOrArgChange: true },
  );
  if (!data)
    return error ? (
      <ErrorState message={messageOf(error, texts.loadFailed)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={LINES} />
    );
  const View = isPhone ? PhoneSetUp : WideSetUp;
  return (
    <>
      <View setUp={data} page={page} onPage={setPage} onSelect={choose} />
      {selected && (
        <CellDrawer
          selected={latestCell(data, selected)}
          customerId={customerId}
          onClose={() => {
            choose(null);
          }}
        />
      )}
    </>
  );
}

/** The selected cell as last loaded, so that it updates when the step is completed. */
function latestCell({ carriers, clients }: SetUpView, selected: SelectedCell): SelectedCell {
  for (const row of [...carriers, ...clients]) {
    const cell = row.cells.find(({ step }) => step === selected.cell.step);
    if (row.id === selected.row.id && cell) return { row, cell };
  }
  return selected;
}

const scrollerSx: SxProps<Theme> = {
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: '18px',
  px: { xs: 3, sm: 5 },
  pt: '6px',
  pb: '20px',
  // above the main button of a phone
  scrollPaddingBottom: { xs: '80px', sm: 0 },
  outlineOffset: -2,
  '& > *': { flexShrink: 0 },
};
