import { isPaletteKey, isSingleKey } from './key-events.ts'

const page = (html: string) => (document.body.innerHTML = html)
const at = (selector: string, init: KeyboardEventInit = { key: 'g' }) => {
  let answer: boolean | undefined
  const listen = (event: Event) => (answer = isSingleKey(event as KeyboardEvent))
  document.addEventListener('keydown', listen)
  document.querySelector(selector)!.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))
  document.removeEventListener('keydown', listen)
  return answer
}

it('takes a key from the page, from a link, from a button', () => {
  page('<a href="/">x</a><button>y</button>')
  expect([at('body'), at('a'), at('button')]).toEqual([true, true, true])
})

it.each([
  ['a text field', '<input id="x">'],
  ['a search field', '<input id="x" type="search">'],
  ['a text area', '<textarea id="x"></textarea>'],
  ['a select, which looks for its options by letter', '<select id="x"></select>'],
  ['an editable text', '<div contenteditable="true"><b id="x">a</b></div>'],
  ['a list of options', '<ul role="listbox"><li id="x" role="option">a</li></ul>'],
  ['a menu', '<ul role="menu"><li id="x" role="menuitem">a</li></ul>'],
])('leaves it to %s', (_, html) => {
  page(html)
  expect(at('#x')).toBe(false)
})

it.each([['ctrlKey'], ['metaKey'], ['altKey'], ['repeat'], ['isComposing']])('leaves it alone with %s', (modifier) => {
  page('<button>x</button>')
  expect(at('button', { key: 'g', [modifier]: true })).toBe(false)
})

it.each(['<div role="dialog"></div>', '<div role="alertdialog"></div>', '<div class="MuiModal-root"></div>'])(
  'is silent while %s is open',
  (html) => {
    page(`<button>x</button>${html}`)
    expect(at('button')).toBe(false)
  },
)

it('goes on when a closed dialog stays in the document', () => {
  page('<button>x</button><div class="MuiModal-root MuiModal-hidden"></div>')
  expect(at('button')).toBe(true)
})

it('opens the palette with Ctrl+K, on a Mac with Cmd+K, and with nothing else', () => {
  const press = (init: KeyboardEventInit) => isPaletteKey(new KeyboardEvent('keydown', init))
  expect(press({ key: 'k', ctrlKey: true })).toBe(true)
  expect(press({ key: 'K', ctrlKey: true })).toBe(true)
  expect(press({ key: 'k', metaKey: true })).toBe(false)
  expect(press({ key: 'k', ctrlKey: true, shiftKey: true })).toBe(false)
  expect(press({ key: 'k' })).toBe(false)
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Macintosh; Intel Mac OS X')
  expect(press({ key: 'k', metaKey: true })).toBe(true)
  expect(press({ key: 'k', ctrlKey: true })).toBe(false)
  agent.mockRestore()
})
