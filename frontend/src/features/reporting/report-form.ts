import { appReportTexts as texts } from '@contracts/texts/app/reports';
import { reportTexts } from '@contracts/texts/spec/tools';

export type FileFormat = 'xlsx' | 'csv';

/** Values of the form; days are yyyy-MM-dd. */
export interface ReportForm {
  /** Null means all clients. */
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

/** Errors by field; `clientOrCarrier` applies to both. */
export type ReportErrors = Partial<Record<'fromDay' | 'toDay' | 'clientOrCarrier', string>>;

export const emptyForm: Omit<ReportForm, 'clientId'> = {
  carrierId: null,
  fromDay: null,
  toDay: null,
  format: 'xlsx',
  showItemDetails: false,
};

/** REPORT-03 and REPORT-04: both days are required, in order. */
export function validateDays({ fromDay, toDay }: ReportForm): ReportErrors {
  if (fromDay === null) return { fromDay: reportTexts.datesRequired };
  if (toDay === null) return { toDay: reportTexts.datesRequired };
  return toDay < fromDay ? { toDay: texts.order } : {};
}

/** REPORT-06: additionally requires a carrier, a client or both. */
export function validateClientReport(form: ReportForm): ReportErrors {
  const hasNoFilter = form.clientId === null && form.carrierId === null;
  return {
    ...(hasNoFilter && { clientOrCarrier: reportTexts.carrierOrClientRequired }),
    ...validateDays(form),
  };
}

/** REPORT-05: up to the end of the last day, in the user's zone. */
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
