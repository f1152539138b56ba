/** Recipients named in the subscription `s`, or else the active administrators of its owner, as an array. */
export const noticeRecipients = `
  case when cardinality(s.notification_emails) > 0 then s.notification_emails else array(
    select distinct u.email from user_role r join user_account u on u.id = r.user_id
     where u.kind = 'USER' and u.status = 'ACTIVE'
       and (r.role = 'CLIENT_ADMIN' and r.client_id = s.client_id
            or s.customer_id is not null and r.role = 'CUSTOMER_ADMIN' and r.customer_id = s.customer_id)
     order by 1) end`;

/** In Sydney time, as the texts state: the reader's time zone is unknown. */
export const NOTICE_TIME_ZONE = 'Australia/Sydney';
