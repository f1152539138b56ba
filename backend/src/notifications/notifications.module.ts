import { Module, type OnApplicationShutdown } from '@nestjs/common';

import { Environment } from '../platform/config/environment.js';
import { MailDelivery } from './mail-delivery.js';
import { SendMailTask } from './send-mail.task.js';
import { SmtpDelivery } from './smtp-delivery.js';

/** Mail on its way out: what contexts hand to the `Mailer` leaves the house here. */
@Module({
  providers: [
    {
      provide: MailDelivery,
      inject: [Environment],
      useFactory: ({ SMTP_URL, MAIL_FROM, CARRIER_TIMEOUT_SECONDS }: Environment) =>
        new SmtpDelivery({
          smtpUrl: SMTP_URL,
          from: MAIL_FROM,
          timeoutMs: CARRIER_TIMEOUT_SECONDS * 1000,
        }),
    },
    SendMailTask,
  ],
  exports: [MailDelivery, SendMailTask],
})
export class NotificationsModule implements OnApplicationShutdown {
  constructor(private readonly delivery: MailDelivery) {}

  onApplicationShutdown(): void {
    this.delivery.close();
  }
}
