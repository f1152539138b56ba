/** A mail as its writer knows it; the sender's address belongs to the installation. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Where mail is handed in. Sending it, again and again if need be, is the worker's job. */
export abstract class Mailer {
  /** @param about what may be told once only: a second mail about the same is not taken, however often it is tried */
  abstract send(mail: Mail, about?: string): Promise<void>;
}
