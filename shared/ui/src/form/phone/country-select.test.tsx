import '@testing-library/jest-dom'
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import type { CountryCode } from 'libphonenumber-js/min'
import { renderUi } from '../../test/render-ui.tsx'
import { countries, PREFERRED } from './countries.ts'
import { CountrySelect } from './country-select.tsx'

function Selector({ start = 'IT' }: { start?: CountryCode }) {
  const [country, setCountry] = useState<CountryCode | null>(start)
  return (
    <>
      <CountrySelect country={country} onChoose={setCountry} />
      <button type="button">Altrove</button>
    </>
  )
}
const selector = () => screen.getByRole('button', { name: /^Prefisso/ })
const list = () => screen.getByRole('listbox', { name: 'Prefisso internazionale' })
const active = () => document.getElementById(list().getAttribute('aria-activedescendant')!)!
const openList = async (start?: CountryCode) => {
  const { user } = renderUi(<Selector {...(start && { start })} />)
  await user.tab()
  await user.keyboard('{Enter}')
  return user
}

it('opens a list of every country by keyboard, with Italy and its neighbours on top', async () => {
  await openList()
  expect(selector()).toHaveAttribute('aria-expanded', 'true')
  expect(list()).toHaveFocus()
  const names = [...list().children].map((option) => option.textContent)
  expect(names).toHaveLength(countries.length)
  expect(names.slice(0, PREFERRED.length)).toEqual([
    'Italia +39',
    'San Marino +378',
    'Città del Vaticano +39',
    'Austria +43',
    'Francia +33',
    'Slovenia +386',
    'Svizzera +41',
  ])
  expect(active()).toHaveTextContent('Italia +39')
  expect(active()).toHaveAttribute('aria-selected', 'true')
})

it('moves with the arrows, Home and End, and chooses with Enter', async () => {
  const user = await openList()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(active()).toHaveTextContent('San Marino')
  await user.keyboard('{End}')
  expect(active()).toHaveTextContent('Zimbabwe')
  await user.keyboard('{ArrowDown}{Home}{ArrowUp}')
  expect(active()).toHaveTextContent('Italia')
  await user.keyboard('{PageDown}{PageUp}{ArrowDown}{Enter}')
  expect(selector()).toHaveAccessibleName('Prefisso: San Marino +378')
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('opens with an arrow on the chosen country and chooses with the space bar', async () => {
  const { user } = renderUi(<Selector start="CH" />)
  await user.tab()
  await user.keyboard('{ArrowDown}')
  expect(active()).toHaveTextContent('Svizzera')
  await user.keyboard('{ArrowUp} ')
  expect(selector()).toHaveAccessibleName('Prefisso: Slovenia +386')
})

it('closes with Esc, gives the focus back and changes nothing', async () => {
  const user = await openList()
  await user.keyboard('{ArrowDown}{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(selector()).toHaveFocus()
  expect(selector()).toHaveAccessibleName('Prefisso: Italia +39')
})

it('keeps Esc from the form around it', async () => {
  const { user } = renderUi(<Around />)
  await user.click(selector())
  await user.keyboard('{Escape}')
  expect(screen.getByText('aperto')).toBeVisible()
})

function Around() {
  const [open, setOpen] = useState(true)
  return (
    <div onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <Selector />
      {open ? 'aperto' : 'chiuso'}
    </div>
  )
}

it('opens, chooses and closes with the mouse', async () => {
  const { user } = renderUi(<Selector />)
  await user.click(selector())
  await user.click(selector())
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.click(selector())
  await user.click(within(list()).getByText('Germania'))
  expect(selector()).toHaveAccessibleName('Prefisso: Germania +49')
  await user.click(selector())
  await user.click(screen.getByRole('button', { name: 'Altrove' }))
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('goes on with Tab and closes', async () => {
  const user = await openList()
  await user.tab()
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.getByRole('button', { name: 'Altrove' })).toHaveFocus()
})

describe('typing to find', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(list(), { key }))
  const begin = () => {
    renderUi(<Selector />)
    fireEvent.click(selector())
  }

  it('goes on with the text within 700 ms', () => {
    begin()
    press('f', 'i')
    expect(active()).toHaveTextContent('Figi')
    jest.advanceTimersByTime(699)
    press('n')
    expect(active()).toHaveTextContent('Finlandia')
  })

  it('starts anew after 700 ms', () => {
    begin()
    press('f', 'i')
    jest.advanceTimersByTime(701)
    press('n')
    expect(active()).toHaveTextContent('Namibia')
  })

  it('narrows fr to fra', () => {
    begin()
    press('f', 'r')
    expect(active()).toHaveTextContent('Francia')
    press('a')
    expect(active()).toHaveTextContent('Francia')
  })

  it.each([
    ['4', '9', 'Germania'],
    ['4', '4', 'Regno Unito'],
    ['1', '', 'Stati Uniti'],
    ['+', '3', 'Italia'],
    ['u', 'n', 'Ungheria'],
  ])('finds by %s%s: %s', (first, second, name) => {
    begin()
    press(first, ...(second ? [second] : []))
    expect(active()).toHaveTextContent(name)
  })

  it('takes a space inside a name, accents or not, and stays where nothing fits', () => {
    begin()
    press(...'costa d')
    expect(active()).toHaveTextContent('Costa d’Avorio')
    jest.advanceTimersByTime(701)
    press(...'citta')
    expect(active()).toHaveTextContent('Città del Vaticano')
    press(...'xyz')
    expect(active()).toHaveTextContent('Città del Vaticano')
  })
})

describe('the list', () => {
  const openAt = (bottom: number) => {
    renderUi(<Selector />)
    const place = { top: bottom - 36, bottom } as DOMRect
    jest.spyOn(selector(), 'getBoundingClientRect').mockReturnValue(place)
    fireEvent.click(selector())
  }

  it.each([
    [199, 'above'],
    [200, 'above'],
    [201, 'below'],
  ])('with %i px of room under the button opens %s', (room, side) => {
    openAt(window.innerHeight - room)
    expect(list().style[side === 'below' ? 'top' : 'bottom']).not.toBe('')
    expect(list().style[side === 'below' ? 'bottom' : 'top']).toBe('')
  })

  it('is never taller than the room it has', () => {
    openAt(window.innerHeight - 240)
    expect(parseInt(list().style.maxHeight)).toBeLessThanOrEqual(240)
  })
})
