import { randomUUID } from 'node:crypto';

import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests.js';

import { MailRejected, type MailTransport } from '../../notifications/index.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import { interpolate } from '../../platform/interpolate.js';
import { type Probe } from './probe.js';

/** Sends one email to the address that receives pickup requests. */
export const mailProbe = (mailTransport: MailTransport, to: string, carrier: string): Probe => ({
  plan: ['MAIL'],
  run: async (log) => {
    if (to === '') throw new TransferFailed(texts.mailNotSet);
    const mail = { to, subject: texts.mailSubject, text: interpolate(texts.mailText, { carrier }) };
    try {
      await mailTransport.deliver(mail, `test-${randomUUID()}`);
    } catch (error) {
      if (error instanceof MailRejected) throw new TransferFailed(error.message, { cause: error });
      throw error;
    }
    log.pass(interpolate(texts.mailSent, { address: to }));
  },
});
