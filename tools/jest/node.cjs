module.exports = { ...require('./base.cjs'), displayName: 'node', testEnvironment: 'node' }
