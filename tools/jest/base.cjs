const { join } = require('node:path')

module.exports = {
  rootDir: join(__dirname, '../..'),
  runtime: '<rootDir>/tools/jest/runtime.cjs',
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  transform: {
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
  },
  // jest cannot require ES modules: these packages ship nothing else
  transformIgnorePatterns: [
    'node_modules/(?!(@bandiera|jotai|cookie|jose|mingo|bson|stdnum|content-disposition|uuid)/)',
  ],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.types/'],
  modulePathIgnorePatterns: ['/dist/', '/.types/'],
  // a slow machine is not a failure: a real failure still fails, later
  testTimeout: 60_000,
}
