/** SQL condition on a failed row of `manifest_list`: no user has dismissed it since it last failed. */
export const isNotDismissed = `
  not exists (
    select from issue_dismissal dismissal
     where dismissal.key = 'manifest/' || manifest_list.id
       and dismissal.dismissed_at >= greatest(
             case when data_status = 'FAILED' then integration_updated_at end,
             case when booking_status = 'FAILED' then booking_updated_at end))`;
