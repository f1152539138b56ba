import { Injectable } from '@nestjs/common';

/** How patient flows are. */
@Injectable()
export class FlowTiming {
  /** How long a file must stay as it is before it is read: it may still be growing. */
  readonly steadyMs: number = 10_000;
}
