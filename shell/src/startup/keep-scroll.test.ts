import { keepScroll } from './keep-scroll.ts'

let grow: () => void
let moves: number[]
const height = (pixels: number) =>
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: pixels, configurable: true })

beforeEach(() => {
  sessionStorage.clear()
  moves = []
  globalThis.ResizeObserver = class {
    constructor(changed: () => void) {
      grow = changed
    }
    observe = () => {}
    unobserve = () => {}
    disconnect = () => (grow = () => {})
  } as unknown as typeof ResizeObserver
  window.scrollTo = ((_: number, top: number) => void moves.push(top)) as typeof scrollTo
  history.replaceState(null, '', '/aziende')
  height(500)
})
afterEach(() => Object.assign(window, { scrollY: 0 }))

/** The page is left so far down. */
function leaveAt(top: number) {
  keepScroll(false)
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true, writable: true })
  dispatchEvent(new Event('pagehide'))
}

it('goes back to where the page was once it is long enough', () => {
  leaveAt(1500)
  keepScroll(true)
  grow()
  expect(moves).toEqual([])
  height(4000)
  grow()
  height(5000)
  grow()
  expect(moves).toEqual([1500])
})

it.each<[string, () => void]>([
  ['the person has scrolled by hand', () => dispatchEvent(new Event('wheel'))],
  ['another page is shown', () => history.replaceState(null, '', '/bandi')],
])('stays where it is when %s', (_, happen) => {
  leaveAt(1500)
  keepScroll(true)
  happen()
  height(4000)
  grow()
  expect(moves).toEqual([])
})

it('keeps nothing of a page that is opened anew, nor of another address', () => {
  leaveAt(1500)
  keepScroll(false)
  keepScroll(true)
  height(4000)
  grow()
  leaveAt(1500)
  history.replaceState(null, '', '/bandi')
  keepScroll(true)
  grow()
  expect(moves).toEqual([])
})
