import { ownReportTexts as words } from '@contracts/texts/own-reports';
import { reportTexts } from '@contracts/texts/tools';

export type FileFormat = 'xlsx' | 'csv';

/** What is typed and chosen; days are yyyy-MM-dd. */
export interface ReportForm {
  /** Null stands for all of them. */
  readonly clientId: number | null;
  readonly carrierId: number | null;
  readonly fromDay: string | null;
  readonly toDay: string | null;
  readonly format: FileFormat;
  readonly showItemDetails: boolean;
}

export interface FinancialReportRequest {
  readonly fromDate: string;
  readonly toDate: string;
  readonly fileFormat: FileFormat;
  readonly clientId?: number;
}

export interface ClientReportRequest extends FinancialReportRequest {
  readonly carrierId?: number;
  readonly showItemDetails: boolean;
}

/** What a field says while it is wrong; `whose` is of client and carrier together. */
export type ReportFaults = Partial<Record<'fromDay' | 'toDay' | 'whose', string>>;

export const emptyForm: Omit<ReportForm, 'clientId'> = {
  carrierId: null,
  fromDay: null,
  toDay: null,
  format: 'xlsx',
  showItemDetails: false,
};

/** REPORT-03 and REPORT-04: both days, in their order. */
export function faultsOfDays({ fromDay, toDay }: ReportForm): ReportFaults {
  if (fromDay === null) return { fromDay: reportTexts.datesRequired };
  if (toDay === null) return { toDay: reportTexts.datesRequired };
  return toDay < fromDay ? { toDay: words.order } : {};
}

/** REPORT-06: besides, a carrier, a client or both. */
export function faultsOfClientReport(form: ReportForm): ReportFaults {
  const isAnyones = form.clientId === null && form.carrierId === null;
  return {
    ...(isAnyones && { whose: reportTexts.carrierOrClientRequired }),
    ...faultsOfDays(form),
  };
}

/** REPORT-05: to the end of the last day, in the user's own time. */
export const toFinancialRequest = (form: ReportForm): FinancialReportRequest => ({
  fromDate: form.fromDay ?? '',
  toDate: `${form.toDay ?? ''}T23:59:59.999`,
  fileFormat: form.format,
  ...(form.clientId !== null && { clientId: form.clientId }),
});

export const toClientRequest = (form: ReportForm): ClientReportRequest => ({
  ...toFinancialRequest(form),
  showItemDetails: form.showItemDetails,
  ...(form.carrierId !== null && { carrierId: form.carrierId }),
});
