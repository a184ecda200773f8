const fromJsdom = require('./jest.from-jsdom.cjs')
const stylesAsAsked = require('./jest.styles.cjs')
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

// Each query by label asks every label for its control, and jsdom reads the whole page for each of them: a quarter of the time of a
// form's test. Its own index of ids answers the same.
fromJsdom('jsdom')
const { implementation: Label } = fromJsdom('jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl.js')
const { isLabelable } = fromJsdom('jsdom/lib/jsdom/living/helpers/form-controls.js')
const { get: search } = Object.getOwnPropertyDescriptor(Label.prototype, 'control')
Object.defineProperty(Label.prototype, 'control', {
  configurable: true,
  get() {
    const id = this.getAttributeNS(null, 'for')
    const root = this.getRootNode({})
    if (!id || !root.getElementById) return search.call(this)
    const control = root.getElementById(id)
    return control && isLabelable(control) ? control : null
  },
})

/** jsdom with Node's fetch. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args)
    for (const name of FROM_NODE) this.global[name] = globalThis[name]
    this.global.getComputedStyle = stylesAsAsked(this.global)
  }
}
