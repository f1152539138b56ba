import { Injectable } from '@nestjs/common';

import { MinuteWriter } from '../../platform/minute-writer.js';
import { ApiKeyUsageRepository, type CountedCalls } from './api-key-usage.repository.js';

/** At this number calls are written at once; those that cannot be written are dropped. */
const MAX_COUNTED = 20_000;

/** Counts the requests of API keys in memory, and writes them once a minute: a request costs no statement. */
@Injectable()
export class ApiKeyUsageService extends MinuteWriter {
  private counted = new Map<string, CountedCalls>();

  constructor(private readonly usage: ApiKeyUsageRepository) {
    super();
  }

  /** `operation` is method and path, as in the API's description. */
  count(userId: number, operation: string): void {
    this.add({ userId, operation, calls: 1 });
    if (this.counted.size >= MAX_COUNTED) void this.flush();
  }

  /** Writes what has been counted; after a failure it is written the next time. */
  async flush(): Promise<void> {
    const counted = [...this.counted.values()];
    if (counted.length === 0) return;
    this.counted = new Map();
    await this.usage.add(counted).catch((error: unknown) => {
      this.log.warn(`API key calls will be written later: ${String(error)}`);
      if (this.counted.size < MAX_COUNTED) for (const calls of counted) this.add(calls);
    });
  }

  private add({ userId, operation, calls }: CountedCalls): void {
    const key = `${userId} ${operation}`;
    const before = this.counted.get(key)?.calls ?? 0;
    this.counted.set(key, { userId, operation, calls: before + calls });
  }
}
