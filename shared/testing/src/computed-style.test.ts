const ofJsdom: (file: string) => unknown = jest.requireActual('../jest.from-jsdom.cjs')

interface Sheet {
  cssRules: { selectorText?: string; style: CSSStyleDeclaration }[]
}
const { parse } = ofJsdom('rrweb-cssom') as { parse: (text: string) => Sheet }
const parsed = parse(ofJsdom('jsdom/lib/jsdom/browser/default-stylesheet') as string)

/** What the style sheet of a browser says about an element: its last rule that matches. */
function displayInSheet(element: Element): string {
  const rules = parsed.cssRules.filter(({ style }) => style?.getPropertyValue('display'))
  // the first selector has the declaration of a namespace before it
  const matching = rules.findLast(({ selectorText }) => element.matches(selectorText!.split(';').at(-1)!))
  return matching?.style.getPropertyValue('display') ?? ''
}

const TAGS = [
  'div',
  'span',
  'p',
  'table',
  'tr',
  'td',
  'th',
  'li',
  'ul',
  'details',
  'summary',
  'dialog',
  'button',
  'script',
  'slot',
  'a',
]
const INPUTS = ['hidden', 'text', 'checkbox', 'submit', 'file', 'range']

it.each(TAGS.flatMap((tag) => [`<${tag}>`, `<${tag} hidden>`, `<${tag} open>`, `<${tag} class="x">`]))(
  'shows %s as the style sheet of the browser has it',
  (html) => {
    const [, tag, attribute = ''] = /<(\w+) ?(\w*)/.exec(html)!
    const element = document.createElement(tag!)
    if (attribute) element.setAttribute(attribute, '')
    document.body.replaceChildren(element)
    expect(getComputedStyle(element).display).toBe(displayInSheet(element))
  },
)

it.each(INPUTS)('shows a field of type %s as the style sheet has it', (type) => {
  const input = Object.assign(document.createElement('input'), { type })
  document.body.replaceChildren(input)
  expect(getComputedStyle(input).getPropertyValue('display')).toBe(displayInSheet(input))
})

it('follows rules of the page, styles of elements and what is inherited', () => {
  document.body.innerHTML = `
    <style>p.far, .gone > span { display: none } i, [data-x="a b"] { visibility: hidden } .still { pointer-events: none }</style>
    <p class="far">1</p><div class="gone"><span>2</span><b>3</b></div><i><u>4</u></i><em data-x="a b"><s>5</s></em>
    <div class="still"><q>6</q></div><p style="display: flex; visibility: collapse">7</p>`
  const style = (selector: string) => getComputedStyle(document.querySelector(selector)!)
  expect(style('.far').display).toBe('none')
  expect(style('.gone span').display).toBe('none')
  expect(style('b').display).not.toBe('none')
  expect(style('u').visibility).toBe('hidden')
  expect(style('s').visibility).toBe('hidden')
  expect(style('q').pointerEvents).toBe('none')
  expect(style('q').getPropertyValue('pointer-events')).toBe('none')
  expect(style('p:last-child')).toMatchObject({ display: 'flex', visibility: 'collapse' })
})

it('is asked anew after a change', () => {
  document.body.innerHTML = '<p>1</p>'
  const [p] = document.body.children as unknown as [HTMLElement]
  expect(getComputedStyle(p).display).toBe('block')
  p.style.display = 'none'
  expect(getComputedStyle(p).display).toBe('none')
  p.removeAttribute('style')
  p.hidden = true
  expect(getComputedStyle(p).display).toBe('none')
})

it('has every other property and method as jsdom has them', () => {
  document.body.innerHTML = '<p style="color: rgb(1, 2, 3); margin: 4px; opacity: 0.5">1</p>'
  const style = getComputedStyle(document.body.firstElementChild!)
  expect(style.color).toBe('rgb(1, 2, 3)')
  expect(style.getPropertyValue('margin')).toBe('4px')
  expect(style.opacity).toBe('0.5')
  expect(style.cssText).toContain('display: block')
  expect(style.length).toBeGreaterThan(3)
  expect(style).toBeInstanceOf(CSSStyleDeclaration)
  expect('color' in style).toBe(true)
  expect(() => getComputedStyle(null as unknown as Element)).toThrow(TypeError)
})
