// jsdom lacks what react-router and the feed use in every browser.
const { TextDecoder, TextEncoder } = require('node:util')
const { webcrypto } = require('node:crypto')

Object.assign(globalThis, { TextDecoder, TextEncoder })
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })

if (typeof window !== 'undefined') {
  window.scrollTo = () => {}
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
