const { resolve } = require

/** A file inside the jsdom that tests run in, which comes with the environment of jest. @param {string} file */
module.exports = (file) => require(resolve(file, { paths: [resolve('jest-environment-jsdom')] }))
