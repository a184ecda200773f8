require('@testing-library/jest-dom')
const React = require('react')

// React notes for each element where it was made, by an Error of ten frames: a sixth of the time of a screen's test, for a line in
// warnings that no test reads. It stops by itself after ten thousand in a second.
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })

// a loaded machine renders slowly; a test that hangs still ends
jest.setTimeout(60_000)
