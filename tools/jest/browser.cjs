/** Tests of what runs in a page. One that needs no page says so: `@jest-environment node` in its first comment. */
module.exports = {
  ...require('./base.cjs'),
  displayName: 'browser',
  testEnvironment: '<rootDir>/shared/testing/jest.environment.cjs',
  setupFiles: ['<rootDir>/shared/testing/jest.setup.cjs'],
  setupFilesAfterEnv: ['<rootDir>/shared/testing/jest.dom.cjs'],
}
