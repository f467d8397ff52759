import { availableParallelism } from 'node:os'

const swc = (react) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: react },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
]

/** Packages that ship ES modules only, or import such modules when they run, and so pass through the transform. */
const esm =
  '/node_modules/(?!(@opentelemetry/otlp-exporter-base|intl-messageformat|@formatjs|oauth4webapi|rxjs|until-async)/)'

const common = {
  runtime: '<rootDir>/tools/jest/shared-runtime.cjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'], keptModules: 'all' },
  transformIgnorePatterns: [esm],
  modulePathIgnorePatterns: ['/dist/', '/data/', '<rootDir>/.cache/'],
}

/** @type {import('jest').Config} */
export default {
  // One more than there are processors, since journeys and tests of outages spend much of their time waiting.
  maxWorkers: Math.min(8, availableParallelism() + 1),
  reporters: ['<rootDir>/tools/jest/reporter.cjs'],
  testSequencer: '<rootDir>/tools/jest/sequencer.cjs',
  projects: [
    {
      ...common,
      displayName: 'server',
      testEnvironment: '<rootDir>/tools/jest/node-environment.ts',
      testMatch: [
        '<rootDir>/packages/{rules,content,embedded-mongod,db,kernel,schema}/**/*.test.ts',
        '<rootDir>/subgraphs/**/*.test.ts',
        '<rootDir>/gateway/**/*.test.ts',
        '<rootDir>/tools/**/*.test.ts',
      ],
      transform: { '\\.[cm]?[jt]s$': swc(false) },
      setupFilesAfterEnv: ['<rootDir>/tools/jest/node-setup.ts'],
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/tools/jest/browser-environment.ts',
      testEnvironmentOptions: {
        customExportConditions: ['source', 'browser', 'require', 'default'],
        keptModules: 'libraries',
      },
      testMatch: [
        '<rootDir>/packages/{ui,federation}/**/*.test.{ts,tsx}',
        '<rootDir>/host/**/*.test.{ts,tsx}',
        '<rootDir>/remotes/**/*.test.{ts,tsx}',
      ],
      transform: { '\\.[cm]?[jt]sx?$': swc(true) },
      moduleNameMapper: {
        '\\.css$': '<rootDir>/tools/jest/css-module-stub.ts',
        '\\.(svg|webp|woff2|mp3)$': '<rootDir>/tools/jest/asset-stub.ts',
      },
      setupFiles: ['<rootDir>/tools/jest/browser-globals.ts'],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/browser-setup.ts'],
    },
    {
      ...common,
      displayName: 'journeys',
      testEnvironment: '<rootDir>/tools/jest/node-environment.ts',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
      transform: { '\\.[cm]?[jt]s$': swc(false) },
      setupFilesAfterEnv: ['<rootDir>/tools/jest/node-setup.ts'],
    },
  ],
}
