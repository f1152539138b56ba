const context = '^backend/src/([^/]+)/';
const feature = '^frontend/src/features/([^/]+)/';
const tests = '(\\.spec\\.tsx?$|\\.contract\\.ts$|\\.fixture\\.tsx?$|/testing/|/double/|^test/)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle means two things are really one, or one of them knows too much.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contracts-import-nothing',
      comment: 'Contracts are plain types and constants; every side loads them.',
      severity: 'error',
      from: { path: '^backend/contracts/', pathNot: tests },
      to: { pathNot: '^backend/contracts/' },
    },
    {
      name: 'event-store-knows-only-events',
      comment: 'The store carries any event; it knows none of them.',
      severity: 'error',
      from: { path: '^backend/event-store/', pathNot: tests },
      to: {
        path: '^(backend|projections|frontend|demo)/',
        pathNot: [
          '^backend/event-store/',
          '^backend/contracts/(events/(domain-event|upcasters)|realtime/position)\\.ts$',
        ],
      },
    },
    {
      name: 'monitoring-knows-nothing-of-ours',
      comment: 'Every process serves it; what is measured is defined where it happens.',
      severity: 'error',
      from: { path: '^backend/monitoring/', pathNot: tests },
      to: { path: '^(backend|projections|frontend|demo)/', pathNot: '^backend/monitoring/' },
    },
    {
      name: 'frontend-sees-only-contracts',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^(backend|projections|demo)/', pathNot: '^backend/contracts/' },
    },
    {
      name: 'frontend-never-sees-events',
      comment: 'Events may change shape with every release; views may not.',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^backend/contracts/events/' },
    },
    {
      name: 'projections-see-only-contracts-and-the-event-store',
      comment: 'A projection learns of the write side through events alone.',
      severity: 'error',
      from: { path: '^projections/', pathNot: tests },
      to: {
        path: '^(backend|frontend|demo)/',
        pathNot: '^backend/(contracts|event-store|monitoring)/',
      },
    },
    {
      name: 'backend-reads-projections-through-read-models',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: tests },
      to: { path: '^(projections|frontend|demo)/', pathNot: '^projections/read-models/' },
    },
    {
      name: 'only-queries-touch-read-models',
      comment: 'A decision made on a read model is a decision made on stale facts.',
      severity: 'error',
      from: {
        path: '^backend/src/',
        pathNot: [
          '/queries/',
          '\\.module\\.ts$',
          '^backend/src/platform/',
          '/(main|migrate|migrations)\\.ts$',
          tests,
        ],
      },
      to: { path: '^projections/read-models/' },
    },
    {
      name: 'read-models-are-plain-tables',
      severity: 'error',
      from: { path: '^projections/read-models/', pathNot: tests },
      to: { path: '^projections/src/' },
    },
    {
      name: 'domain-is-pure',
      comment:
        'No framework, no database, no clock: its own folder, contracts, the kernel, and arithmetic.',
      severity: 'error',
      from: { path: `${context}domain/`, pathNot: tests },
      to: {
        pathNot: [
          '^backend/src/$1/domain/',
          '^backend/contracts/',
          '^backend/src/platform/(domain-error|event-streams|australian-calendar|impossible-history)\\.ts$',
          'node_modules/(decimal\\.js|luxon|@types/luxon)/',
        ],
      },
    },
    {
      name: 'inner-layers-do-not-know-http',
      severity: 'error',
      from: { path: `${context}(domain|commands|queries)/` },
      to: { path: '^backend/src/[^/]+/http/' },
    },
    {
      name: 'controllers-call-services-and-messages',
      comment:
        'A controller parses, names the permission and calls one thing: records are the business of services.',
      severity: 'error',
      from: { path: '^backend/src/.*\\.controller\\.ts$' },
      to: {
        path: ['^backend/src/.*\\.(repository|queries|entity)\\.ts$', 'node_modules/@?typeorm/'],
      },
    },
    {
      name: 'class-validator-is-for-requests',
      comment:
        'Bodies and queries of HTTP and sockets; everything else that is read has a zod schema (ADR 44).',
      severity: 'error',
      from: {
        path: '^(backend|projections|demo)/',
        pathNot: ['^backend/src/.*/http/', '\\.(dto|controller)\\.ts$', tests],
      },
      to: { path: 'node_modules/class-(validator|transformer)/' },
    },
    {
      name: 'zod-is-for-documents',
      comment: "Files, feeds, others' responses, settings; requests are DTO classes (ADR 44).",
      severity: 'error',
      from: {
        path: ['^backend/src/.*/http/', '^backend/src/.*\\.(dto|controller)\\.ts$'],
        pathNot: tests,
      },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'contexts-meet-at-their-index',
      comment: 'Another context is reached through its index.ts or its module, never its insides.',
      severity: 'error',
      from: { path: context, pathNot: tests },
      to: {
        path: '^backend/src/[^/]+/',
        pathNot: [
          '^backend/src/$1/',
          '^backend/src/platform/',
          '^backend/src/[^/]+/index\\.ts$',
          '^backend/src/([^/]+)/\\1\\.module\\.ts$',
        ],
      },
    },
    {
      name: 'platform-knows-no-business',
      severity: 'error',
      from: { path: '^backend/src/platform/', pathNot: tests },
      to: { path: '^backend/src/(?!platform/)' },
    },
    {
      name: 'a-carrier-is-one-folder',
      comment:
        'An adapter knows contracts and the kit: no database, clock, environment, Nest or other adapter.',
      severity: 'error',
      from: { path: '^backend/src/carrier-adapters/(?!kit/|verify/)([^/]+)/', pathNot: tests },
      to: {
        pathNot: [
          '^backend/src/carrier-adapters/$1/',
          '^backend/src/carrier-adapters/kit/index\\.ts$',
          '^backend/contracts/',
          'node_modules/(decimal\\.js|luxon|@types/luxon|zod)/',
        ],
      },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: feature },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'frontend-flows-shared-features-app',
      severity: 'error',
      from: { path: '^frontend/src/(shared|features)/', pathNot: tests },
      to: { path: '^frontend/src/app/' },
    },
    {
      name: 'shared-knows-no-feature',
      severity: 'error',
      from: { path: '^frontend/src/shared/' },
      to: { path: '^frontend/src/features/' },
    },
    {
      name: 'demo-stays-out-of-the-product',
      severity: 'error',
      from: { path: '^(backend|projections|frontend)/', pathNot: tests },
      to: { path: '^demo/' },
    },
    {
      name: 'clients-stand-alone',
      comment:
        'A client package is taken away: what it knows of the product is made from the API description.',
      severity: 'error',
      from: { path: '^clients/', pathNot: tests },
      to: { path: '^(backend|projections|frontend|demo)/' },
    },
    {
      name: 'tests-stay-out-of-production',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: tests },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
