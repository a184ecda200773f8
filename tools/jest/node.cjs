/** Tests of what runs without a page: rules, server, tools. */
module.exports = { ...require('./common.cjs'), displayName: 'node', testEnvironment: 'node' }
