import { createRandom, type Random } from '@bandiera/factories/random'
import { act, render } from '@testing-library/react'
import { Fragment } from 'react'
import { allowTranslation } from './page-translation.ts'

/** Ways of translators: each puts capitals in place of one text. */
const ways = {
  'in its place, as Chrome does': (text: Text) => text.replaceWith(capitals(text)),
  'before it, then takes it out': (text: Text) => {
    text.before(capitals(text))
    text.parentNode!.removeChild(text)
  },
  'around it': (text: Text) => {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  },
}
const capitals = (...texts: Text[]): HTMLElement => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')]
  inner.textContent = texts.map(({ data }) => data.toUpperCase()).join('')
  outer.append(inner)
  return outer
}
/** Texts that no translator has touched yet. */
function untouched(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode())
    if (!walker.currentNode.parentElement!.closest('font')) found.push(walker.currentNode as Text)
  return found.filter(({ data }) => data.trim() !== '')
}

/** What a screen is made of: loose texts beside elements, keyed rows that move, what is there or not. */
interface Screen {
  loose: (string | null)[]
  rows: string[]
  only: string
}
const View = ({ loose, rows, only }: Screen) => (
  <div>
    {loose[0]} {loose[1]}
    {loose[2] && <b>{loose[2]}</b>}
    {loose[3]}
    <p>{only}</p>
    <ul>
      {rows.map((row) => (
        <Fragment key={row}>
          {row}
          <i>{row}</i>
        </Fragment>
      ))}
    </ul>
  </div>
)
const shown = (root: Element) => root.textContent!.replaceAll(/\s+/g, ' ').toUpperCase()

const WORDS = ['uno', 'due', 'tre', 'quattro', 'cinque']
function screensOf(random: Random): Screen[] {
  const word = () => random.one(WORDS)
  const rows = () => random.shuffle(WORDS.filter(() => random.chance(0.6)))
  const loose = () => [0, 1, 2, 3].map(() => (random.chance(0.6) ? word() : null))
  return [0, 1, 2, 3, 4].map(() => ({ loose: loose(), rows: rows(), only: word() }))
}

beforeAll(allowTranslation)

describe.each(Object.entries(ways))('a translator that puts its text %s', (_, translate) => {
  it('leaves every screen with the texts that it should show, after any change', async () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const changes = screensOf(createRandom(seed))
      const { container, rerender, unmount } = render(<View {...changes[0]!} />)
      for (const change of changes) {
        await act(async () => rerender(<View {...change} />))
        const plain = render(<View {...change} />)
        expect([seed, shown(container)]).toEqual([seed, shown(plain.container)])
        plain.unmount()
        untouched(container).forEach(translate)
        await Promise.resolve()
      }
      unmount()
      expect(container.textContent).toBe('')
    }
  })
})

it('puts back all texts that became one', async () => {
  const { container, rerender } = render(<View loose={['uno', 'due', null, null]} only="x" rows={[]} />)
  const [first, space, second] = container.firstElementChild!.childNodes as unknown as [Text, Text, Text]
  first.before(capitals(first, space, second))
  for (const text of [first, space, second]) text.remove()
  await act(async () => rerender(<View loose={['uno', 'tre', null, null]} only="x" rows={[]} />))
  expect(container.textContent).toBe('uno trex')
})

it('keeps the errors of code that takes out what is not there', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')]
  expect(() => one.removeChild(other)).toThrow(/not a child/)
  expect(() => one.insertBefore(document.createElement('i'), other)).toThrow(/not be found|not a child/)
})
