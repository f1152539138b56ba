import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';

import { editOf } from '../../backend/src/platform/audit/expected-versions.js';
import type { RunningBackend } from '../../backend/src/testing/start-backend.js';

/** POST routes that do not edit a versioned record, each with what it does instead. */
export const postsWithoutVersion: Readonly<Record<string, readonly string[]>> = {
  'creates a record': [
    'address',
    'category',
    'category/entry',
    'carrier-zone/suburb-zone',
    'client',
    'client-carrier-account',
    'client-integration',
    'client-payer-account',
    'consignment',
    'consignment/filter',
    'customer',
    'customer-carrier',
    'customer-carrier-account',
    'customer-carrier-account/prefix',
    'customer-carrier/generic',
    'import',
    'import/sample',
    'integration-flow',
    'item/template',
    'manifest',
    'notice',
    'order-file',
    'address-file',
    'quote',
    'rules',
    'test-environment/reset',
    'tracking',
    'tracking/events',
    'user',
    'user/b2b-key',
    'user/role',
    'webhook',
    'webhook/:id/replay',
    'browser-failure',
  ],
  'only reads': [
    'address/search',
    'consignment/list',
    'consignment/offers',
    'client-integration/:id/test',
    'consignment/offers/explained',
    'customer-carrier/decryptString',
    'customer-carrier/test',
    'import/columns',
    'rules/trial',
    'webhook/:id/reveal-secret',
    'webhook/:id/test',
  ],
  'creates records from a file, which names the version it was checked against': [
    'address/bulk-address-upload',
    'carrier-zone/bulk-carrier-zone-upload',
    'consignment/bulk-consignment-upload',
    'rate-card/bulk-rate-card-upload',
  ],
  'decided based on the current state, and done once': [
    'admin/resend',
    'import/:id/cancel',
    'import/:id/commit',
    'import/:id/discard',
    'integration-file/:id/ignore',
    'integration-file/:id/retry',
    'integration-file/:id/take-again',
    'integration-flow/:id/pause',
    'integration-flow/:id/resend',
    'integration-flow/:id/resend/stop',
    'integration-flow/:id/resume',
    'integration-flow/:id/run',
    'needs-person/dismiss',
    'needs-person/release',
    'needs-person/retry',
    'needs-person/take',
    'notice/read',
    'set-aside-scan/discard',
    'set-aside-scan/retry',
    'user/b2b-key/:id/rotate',
    'user/resend-verification-email',
    'webhook/:id/delivery/:number/redeliver',
    'webhook/:id/delivery/:number/skip',
    'webhook/:id/pause',
    'webhook/:id/replay/:number/cancel',
    'webhook/:id/replay/:number/pause',
    'webhook/:id/replay/:number/resume',
    'webhook/:id/resume',
  ],
  'belongs to the caller only': [
    'auth/login',
    'auth/logout',
    'auth/reset-password',
    'auth/reset-password/confirm',
    'auth/reset-password/email',
    'user-preference',
  ],
};

/** Routes by the declarations of their handlers. */
export function routesOf({ app }: RunningBackend) {
  const containers = [...app.get(ModulesContainer).values()];
  const controllers = new Set(
    containers.flatMap((module) =>
      [...module.controllers.values()].map(({ metatype }) => metatype),
    ),
  );
  return [...controllers].flatMap((controller) => {
    const prototype = (controller as { prototype: object }).prototype;
    return Object.getOwnPropertyNames(prototype).flatMap((name) => {
      const handler = (prototype as Record<string, object>)[name]!;
      const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
      if (method === undefined) return [];
      const parts = [controller as object, handler].map(
        (holder) => Reflect.getMetadata(PATH_METADATA, holder) as string,
      );
      const path = parts.join('/').replace(/\/+/g, '/').replace(/\/$/, '').replace('api/v1/', '');
      return [{ name: `${RequestMethod[method]} ${path}`, edit: editOf(handler) }];
    });
  });
}
