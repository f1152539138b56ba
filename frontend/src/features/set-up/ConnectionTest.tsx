import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PlugZap } from 'lucide-react';

import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests';
import type { CustomerCarrierView } from '@contracts/views/carrier.view';
import type { ConnectionTestKind } from '@contracts/views/connection-test.view';
import type { SetUpCellView } from '@contracts/views/set-up.view';

import { messageOf } from '../../shared/api/api-error';
import { useListCustomerCarriersQuery } from '../../shared/carriers/carriers.api';
import { useTestConnectionMutation } from '../../shared/carriers/connection-tests.api';
import { TestResult } from '../../shared/carriers/TestResult';
import { usePermission } from '../../shared/session/usePermission';
import type { SelectedCell } from './SetUpTable';

interface ConnectionTestProps {
  readonly selected: SelectedCell;
  readonly customerId: number;
}

/** Tests the saved connection, for users who may change it; renders nothing for other steps. */
export function ConnectionTest({ selected, customerId }: ConnectionTestProps) {
  const canTest = usePermission('UPDATE_CUSTOMER_CARRIER_ACCOUNT');
  const { step } = selected.cell;
  if (!canTest || (step !== 'CONNECTION' && step !== 'TRACKING')) return null;
  return <SavedConnection selected={selected} customerId={customerId} />;
}

function SavedConnection({ selected: { cell, row }, customerId }: ConnectionTestProps) {
  const { data, error } = useListCustomerCarriersQuery(customerId);
  if (!data) return error ? <Failure error={error} /> : null;
  const record = data.find(({ id }) => id === row.id);
  const kind = record && testKind(cell, record);
  // a result belongs to the tested version, and is still there when the panel is reopened
  return kind ? <Test key={`${kind}-${record.version}`} kind={kind} record={record} /> : null;
}

/** Null for a connection that has not been entered, or cannot be tested. */
function testKind(
  { step }: SetUpCellView,
  { carrier, transferType, server, difotServer }: CustomerCarrierView,
): ConnectionTestKind | null {
  if (carrier.adapter !== null) return step === 'CONNECTION' ? 'ACCOUNT' : null;
  if (step === 'TRACKING') return difotServer ? 'FEED' : null;
  return transferType && server ? 'TRANSFER' : null;
}

interface TestProps {
  readonly kind: ConnectionTestKind;
  readonly record: CustomerCarrierView;
}

function Test({ kind, record }: TestProps) {
  const { id, version, customerId } = record;
  const [test, { data, error, isLoading }] = useTestConnectionMutation({
    fixedCacheKey: `set-up-${kind}-${id}-${version}`,
  });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography sx={{ color: 'text.secondary' }}>{texts.savedNote}</Typography>
      <Box>
        <Button
          startIcon={<PlugZap size={14} aria-hidden />}
          aria-disabled={isLoading} // a button disabled while focused would lose the focus
          onClick={() => {
            if (!isLoading) void test({ customerId, body: { ...record, kind } });
          }}
        >
          {isLoading ? texts.testing : data ? texts.testAgain : texts.test}
        </Button>
      </Box>
      <Box role="status">
        {data && <TestResult title={texts.kinds[data.kind]} result={data} />}
        {error && <Failure error={error} />}
      </Box>
    </Box>
  );
}

const Failure = ({ error }: { readonly error: unknown }) => (
  <Typography color="error">{messageOf(error, texts.failed)}</Typography>
);
