// Unit tests stand beside the file they test; server tests drive the real clients against the real server.
const transform = {
  '^.+\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
}
const common = {
  transform,
  // jest cannot require ES modules: these packages ship nothing else
  transformIgnorePatterns: [
    'node_modules/(?!(@bandiera|jotai|cookie|jose|mingo|bson|stdnum|content-disposition|uuid)/)',
  ],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
}
module.exports = {
  // a slow machine is not a failure: what never comes still fails, later
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/shared/{domain,wire,policy,matching,finance,releases,factories}/src/**/*.test.ts',
        '<rootDir>/server/**/*.test.ts',
        '<rootDir>/{tools,bench}/**/*.test.ts',
      ],
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/shared/testing/jest.environment.cjs',
      setupFiles: ['<rootDir>/shared/testing/jest.setup.cjs'],
      setupFilesAfterEnv: ['<rootDir>/shared/testing/jest.dom.cjs'],
      testMatch: ['<rootDir>/{shared/{live,platform,ui,testing},shell,mf-*}/src/**/*.test.{ts,tsx}'],
    },
  ],
}
