export {
  CreateNotifications1764000031000,
  NameMails1764000062000,
} from './create-notifications.migration.js';
export { MailDelivery, MailNotTaken } from './mail-delivery.js';
export { NotificationsModule } from './notifications.module.js';
export { SendMailTask } from './send-mail.task.js';
