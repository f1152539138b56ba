import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';

/** Purpose of calls to a customer's carrier. */
export interface OutgoingUse {
  readonly customerCarrierId: number;
  readonly use: 'TRANSFER' | 'BOOKING' | 'FEED';
}

/** Stores which carriers' servers are failing, for screens and metrics; a successful call clears it. */
@Injectable()
export class OutgoingFailureRepository {
  private readonly log = new Logger('Outgoing');

  constructor(private readonly database: DataSource) {}

  /** Runs a call and records its outcome. @throws the call's own errors */
  async track<Result>(purpose: OutgoingUse, call: () => Promise<Result>): Promise<Result> {
    try {
      const result = await call();
      await this.logErrorsOf(this.clearFailure(purpose));
      return result;
    } catch (error) {
      if (error instanceof TransferFailed)
        await this.logErrorsOf(this.recordFailure(purpose, error));
      throw error;
    }
  }

  private async clearFailure({ customerCarrierId, use }: OutgoingUse): Promise<void> {
    await this.database.query(
      'delete from outgoing_failure where customer_carrier_id = $1 and use = $2',
      [customerCarrierId, use],
    );
  }

  private async recordFailure(
    { customerCarrierId, use }: OutgoingUse,
    { message, unresponsiveServer }: TransferFailed,
  ): Promise<void> {
    await this.database.query(
      `insert into outgoing_failure (customer_carrier_id, use, customer_id, reason, silent_server)
       select id, $2, customer_id, $3, $4 from customer_carrier where id = $1
       on conflict (customer_carrier_id, use) do update
         set failures = outgoing_failure.failures + 1, last_at = now(),
             reason = excluded.reason, silent_server = excluded.silent_server`,
      [customerCarrierId, use, message, unresponsiveServer],
    );
  }

  /** A failure to record does not fail the call. */
  private async logErrorsOf(write: Promise<void>): Promise<void> {
    await write.catch((error: unknown) => {
      this.log.warn(error);
    });
  }
}
