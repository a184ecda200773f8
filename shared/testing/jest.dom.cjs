require('@testing-library/jest-dom')

// a loaded machine renders slowly; a test that hangs still ends
jest.setTimeout(60_000)
