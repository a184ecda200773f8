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
  window.PointerEvent ??= class PointerEvent extends MouseEvent {
    constructor(type, init = {}) {
      super(type, init)
      this.pointerType = init.pointerType ?? ''
      this.pointerId = init.pointerId ?? 0
    }
  }
  window.matchMedia ??= (query) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })
}
