import { Injectable } from '@nestjs/common';

/** Time limits of flows. */
@Injectable()
export class FlowTiming {
  /** Time a file must be unchanged before it is read: it may still be growing. */
  readonly minUnchangedMs: number = 10_000;
}
