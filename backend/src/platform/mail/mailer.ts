/** A mail as its writer knows it; the sender's address belongs to the installation. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Where mail is handed in. Sending it, again and again if need be, is the worker's job. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}
