// Each query by role asks for the display and the visibility of every element that it meets. jsdom answers by matching each rule of its
// style sheet against the element and by working out a dozen colours: an eighth of the time of a screen's test. Both answers are the same
// with less: a rule for other tags does not match, and a colour that is not asked for is not worked out.

const fromJsdom = require('./jest.from-jsdom.cjs')

// before the part of jsdom that takes it
const selectors = fromJsdom('jsdom/lib/jsdom/living/helpers/selectors.js')
const match = selectors.matchesDontThrow
selectors.matchesDontThrow = (element, selector) => {
  const tags = tagsOf(selector)
  return (!tags || tags.has(element._localName)) && match(element, selector)
}

/** @type {Map<string, Set<string> | null>} */
const known = new Map()
/** Tags of the elements that a selector can match; `null` where any can, or where it is not a plain selector. */
function tagsOf(selector) {
  let tags = known.get(selector)
  if (tags === undefined) known.set(selector, (tags = readTags(selector)))
  return tags
}
function readTags(selector) {
  const subjects = String(selector)
    .split(',')
    .map(
      (one) => /^(?:[a-z0-9-]+[\s>]+)*([a-z][a-z0-9-]*)(?:\[[a-z]+(?:="?[a-z]+"?)?\]|:[a-z-]+)*$/.exec(one.trim())?.[1],
    )
  return subjects.every(Boolean) ? new Set(subjects) : null
}

const { getDeclarationForElement, getResolvedValue } = fromJsdom('jsdom/lib/jsdom/living/helpers/style-rules.js')
const { implForWrapper } = fromJsdom('jsdom/lib/jsdom/living/generated/utils.js')
const ASKED = {
  display: (element) => getDeclarationForElement(element).getPropertyValue('display'),
  visibility: (element) => getResolvedValue(element, 'visibility'),
  'pointer-events': (element) => getResolvedValue(element, 'pointer-events'),
}
ASKED.pointerEvents = ASKED['pointer-events']

/** `getComputedStyle` of a window that works out what is asked for. */
module.exports = function stylesAsAsked(window) {
  const whole = window.getComputedStyle
  return (element, pseudo) => {
    if (pseudo || !(element instanceof window.Element)) return whole(element, pseudo)
    const impl = implForWrapper(element)
    let all
    const rest = () => (all ??= whole(element))
    const getPropertyValue = (name) => (Object.hasOwn(ASKED, name) ? ASKED[name](impl) : rest().getPropertyValue(name))
    return new Proxy(NO_STYLE, {
      get(_, key) {
        if (key === 'getPropertyValue') return getPropertyValue
        if (typeof key === 'string' && Object.hasOwn(ASKED, key)) return ASKED[key](impl)
        const value = Reflect.get(rest(), key, rest())
        return typeof value === 'function' ? value.bind(rest()) : value
      },
      has: (_, key) => Reflect.has(rest(), key),
      getPrototypeOf: () => Reflect.getPrototypeOf(rest()),
    })
  }
}
const NO_STYLE = {}
