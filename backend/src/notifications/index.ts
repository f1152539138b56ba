export {
  CreateNotifications1764000031000,
  IndexSentMails1764000115700,
  NameMails1764000062000,
  SendBulkMailsLater1764000116400,
} from './create-notifications.migration.js';
export { MailTransport, MailRejected } from './mail-transport.js';
export { NotificationsModule } from './notifications.module.js';
export { SendMailTask } from './send-mail.task.js';
