require('@testing-library/jest-dom')

// a loaded machine draws slowly, which must not fail a test; what never appears still fails, later
jest.setTimeout(60_000)
// only tests of components load React
if (expect.getState().testPath?.endsWith('.tsx')) prepareScreens()

function prepareScreens() {
  require('@testing-library/react').configure({ asyncUtilTimeout: 20_000 })
  // React notes for each element where it was made, by an Error of ten frames: a quarter of the time of a form's test, for a line in
  // warnings that no test reads. It stops by itself after ten thousand in a second.
  const internals = require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })
}
