import { appReportTexts as texts } from '@contracts/texts/app/reports';

import { retryOf } from '../../shared/api/retry-of';
import { FormField } from '../../shared/forms/FormField';
import { NativeSelectInput } from '../../shared/forms/NativeSelectInput';
import { useListReportCarriersQuery } from './reporting.api';

export interface ReportCarrierFieldProps {
  readonly value: number | null;
  readonly error?: string | undefined;
  readonly onChange: (carrierId: number | null) => void;
}

/** Carrier filter: one carrier or any (REPORT-13). */
export function ReportCarrierField({ value, error, onChange }: ReportCarrierFieldProps) {
  const query = useListReportCarriersQuery(undefined);
  const { data: carriers = [] } = query;
  const onRetry = retryOf(query);
  return (
    <FormField
      label={texts.carrier}
      error={onRetry ? texts.carriersFailed : error}
      onRetry={onRetry}
    >
      {(field) => (
        <NativeSelectInput
          {...field}
          value={String(value ?? '')}
          options={[
            { value: '', label: texts.allCarriers },
            ...carriers.map(({ id, displayName }) => ({ value: String(id), label: displayName })),
          ]}
          onChange={(id) => {
            onChange(id === '' ? null : Number(id));
          }}
        />
      )}
    </FormField>
  );
}
