import { Injectable } from '@nestjs/common';

/** Maximum entries of caches, as configured; tests use fewer. */
@Injectable()
export class CacheSize {
  limit(maxEntries: number): number {
    return maxEntries;
  }
}
