import { appReportTexts as texts } from '@contracts/texts/app/reports';

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
  const { data: carriers = [], isError, refetch } = useListReportCarriersQuery(undefined);
  return (
    <FormField
      label={texts.carrier}
      error={isError ? texts.carriersFailed : error}
      onRetry={isError ? () => void refetch() : undefined}
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
