import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';

import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { ROUTE_ACCESS } from './require-permission.js';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend('routes');
});
afterAll(() => backend.stop());

/** Controller and method of every route, with what it asks of its caller. */
function routes(): { name: string; access: unknown }[] {
  const scanner = new MetadataScanner();
  const reflector = new Reflector();
  const controllers = [...backend.app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ instance, metatype }) => {
    const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
    return scanner
      .getAllMethodNames(prototype)
      .map((method) => ({ method, handler: prototype[method]! }))
      .filter(({ handler }) => Reflect.hasMetadata('path', handler))
      .map(({ method, handler }) => ({
        name: `${metatype!.name}.${method}`,
        access: reflector.getAllAndOverride(ROUTE_ACCESS, [handler, metatype as () => unknown]),
      }));
  });
}

describe('every route', () => {
  it('says who may call it', () => {
    const found = routes();

    expect(found.length).toBeGreaterThan(10);
    expect(found.filter(({ access }) => !access).map(({ name }) => name)).toEqual([]);
  });

  it('is open to strangers only where the contract says so', () => {
    const open = routes()
      .filter(({ access }) => (access as { kind: string } | undefined)?.kind === 'open')
      .map(({ name }) => name);

    expect(open.sort()).toEqual([
      'AuthController.login',
      'HealthController.live',
      'HealthController.ready',
      'MetricsController.metrics',
      'PasswordResetController.confirm',
      'PasswordResetController.reset',
      'PasswordResetController.sendLink',
      'RegistrationController.confirm',
    ]);
  });
});
