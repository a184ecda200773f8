/** Tests of what runs without a page: rules, server, tools. */
module.exports = { ...require('./base.cjs'), displayName: 'node', testEnvironment: 'node' }
