import { SetMetadata } from '@nestjs/common';

export const READS_FROM = 'reads-from';

/** Names of the projections whose rows the route answers from: X-After-Position waits for these. */
export const ReadsFrom = (...projections: string[]) => SetMetadata(READS_FROM, projections);
