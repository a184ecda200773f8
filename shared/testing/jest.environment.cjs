const { TestEnvironment } = require('jest-environment-jsdom')

// jsdom has its own abort signals, which Node's Request refuses: all of fetch comes from one place, as in a browser.
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'TransformStream',
  'TextDecoder',
  'TextDecoderStream',
  'structuredClone',
]

/** jsdom with Node's fetch. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args)
    for (const name of FROM_NODE) this.global[name] = globalThis[name]
  }
}
