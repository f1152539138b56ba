import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { appReportTexts as texts } from '@contracts/texts/app/reports';

import { DateField } from '../../shared/forms/DateField';
import { SegmentedControl } from '../../shared/forms/SegmentedControl';
import type { ReportState } from './useReport';

/** Date range and format (REPORT-03, REPORT-07). */
export function ReportDays({ state }: { readonly state: ReportState }) {
  const { form, change, errors } = state;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <DateField
          label={texts.fromDate}
          value={form.fromDay}
          error={errors.fromDay}
          onChange={(fromDay) => {
            change({ fromDay });
          }}
        />
        <DateField
          label={texts.toDate}
          value={form.toDay}
          error={errors.toDay}
          onChange={(toDay) => {
            change({ toDay });
          }}
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Typography variant="label" sx={{ color: 'text.secondary' }}>
          {texts.format}
        </Typography>
        <SegmentedControl
          label={texts.format}
          value={form.format}
          segments={[
            { value: 'xlsx', label: texts.formats.xlsx },
            { value: 'csv', label: texts.formats.csv },
          ]}
          onChange={(format) => {
            change({ format });
          }}
        />
      </Box>
    </>
  );
}
