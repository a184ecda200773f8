import '@testing-library/jest-dom'
import { act, screen, waitFor } from '@testing-library/react'
import { memo, useState } from 'react'
import { renderUi } from '../test/render-ui.tsx'
import { MasterDetail } from './master-detail.tsx'
import { useRowChoice } from './row-choice.ts'

const IDS = ['uno', 'due', 'tre', 'quattro']
const drawn: string[] = []

const Row = memo(function Row({ id }: { id: string }) {
  const { chosen, button } = useRowChoice(id)!
  drawn.push(id)
  return (
    <li aria-current={chosen}>
      <input aria-label={`Cerca in ${id}`} />
      <a href="/altrove">{id}</a>
      <button {...button} type="button">
        Perché {id}
      </button>
    </li>
  )
})

function Sample() {
  const [ids, setIds] = useState(IDS)
  return (
    <MasterDetail
      back="Torna all’elenco"
      ids={ids}
      label={(id) => `Dettagli di ${id}`}
      name="scelto"
      panel={(id) => <input aria-label={`Campo di ${id}`} />}
    >
      <ul>
        {ids.map((id) => (
          <Row id={id} key={id} />
        ))}
      </ul>
      <button onClick={() => setIds(['due', 'tre'])} type="button">
        Filtra
      </button>
    </MasterDetail>
  )
}

const panel = (id: string) => screen.getByRole('region', { name: `Dettagli di ${id}` })
const button = (id: string) => screen.getByRole('button', { name: `Perché ${id}` })
const open = (path?: string) => {
  const result = renderUi(<Sample />, path)
  drawn.length = 0
  return result
}

describe('beside the list', () => {
  it('shows the first row until a person chooses, and does not write that into the address', () => {
    const { search } = open()
    expect(panel('uno')).toBeVisible()
    expect(button('uno')).toHaveAttribute('aria-expanded', 'true')
    expect(search()).toBe('')
  })

  it('keeps the choice in the address, and opens from it', async () => {
    const { user, search, unmount } = open()
    await user.click(button('tre'))
    expect(search()).toBe('?scelto=tre')
    expect(panel('tre')).toBeVisible()
    expect(button('tre')).toHaveFocus()
    unmount()
    open('/?scelto=due')
    expect(panel('due')).toBeVisible()
  })

  it('draws the two rows that a choice changes, and no other', async () => {
    const { user } = open()
    await user.click(button('tre'))
    expect([...new Set(drawn)].sort()).toEqual(['tre', 'uno'])
  })

  it('moves the choice with the arrows, Home and End on the button of a row, and with j and k in all of it', async () => {
    const { user } = open()
    act(() => button('uno').focus())
    await user.keyboard('{ArrowDown}')
    expect(button('due')).toHaveFocus()
    expect(panel('due')).toBeVisible()
    await user.keyboard('{End}{ArrowDown}')
    expect(panel('quattro')).toBeVisible()
    await user.keyboard('{Home}{ArrowUp}')
    expect(panel('uno')).toBeVisible()
    act(() => screen.getByRole('link', { name: 'uno' }).focus())
    await user.keyboard('{ArrowDown}')
    expect(panel('uno')).toBeVisible()
    await user.keyboard('j')
    expect(button('due')).toHaveFocus()
    await user.keyboard('jk')
    expect(panel('due')).toBeVisible()
  })

  it('takes j from the page itself, and leaves it to a box that one types in', async () => {
    const { user } = open()
    await user.keyboard('j')
    expect(panel('due')).toBeVisible()
    await user.type(screen.getByLabelText('Cerca in due'), 'jk')
    expect(screen.getByLabelText('Cerca in due')).toHaveValue('jk')
    expect(panel('due')).toBeVisible()
  })

  it('goes on in the panel with Enter, and back to the row with Escape', async () => {
    const { user } = open()
    act(() => button('due').focus())
    await user.keyboard('{Enter}')
    expect(panel('due')).toHaveFocus()
    await user.tab()
    expect(screen.getByLabelText('Campo di due')).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(button('due')).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(panel('due')).toHaveFocus()
  })

  it('shows the first row again when the chosen one leaves the list', async () => {
    const { user } = open('/?scelto=quattro')
    await user.click(screen.getByRole('button', { name: 'Filtra' }))
    expect(panel('due')).toBeVisible()
  })
})

describe('on a phone', () => {
  const { matchMedia } = window
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...matchMedia(media), matches: media.includes('max-width') })
  })
  afterEach(() => void (window.matchMedia = matchMedia))

  it('is a page of its own with a way back to the row', async () => {
    const { user, search } = open()
    expect(screen.queryByRole('region')).toBeNull()
    await user.click(button('due'))
    expect(panel('due')).toHaveFocus()
    expect(search()).toBe('?scelto=due')
    await user.click(screen.getByRole('button', { name: 'Torna all’elenco' }))
    expect(search()).toBe('')
    await waitFor(() => expect(button('due')).toHaveFocus())
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('moves the focus with j and opens nothing', async () => {
    const { user } = open()
    act(() => button('uno').focus())
    await user.keyboard('j')
    expect(button('due')).toHaveFocus()
    expect(screen.queryByRole('region')).toBeNull()
  })
})
