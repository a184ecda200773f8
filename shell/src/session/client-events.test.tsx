import { someSettings, unaAzienda, unUsr } from '@bandiera/testing'
import { act, screen, within } from '@testing-library/react'
import { aLoader } from '../../test/a-loader.ts'
import { aManifest, USUAL } from '../../test/a-manifest.ts'
import { gestore, openNotified } from '../../test/open-notified.tsx'

const userButton = () => screen.getByRole('button', { name: /menu utente/ })
const menu = () => within(screen.getByRole('navigation', { name: 'Principale' }))
const entries = () =>
  menu()
    .queryAllByRole('link')
    .map(({ textContent }) => textContent)
const brand = () => screen.getAllByText('Studio nuovo')[0]

afterEach(() => jest.restoreAllMocks())

describe('SOCKET_SET_USR', () => {
  it('merges user data, seen in the header: sent fields are new, the rest stays', async () => {
    const { transmit, warned } = await openNotified()
    expect(userButton()).toHaveTextContent('Ada Rossi')
    transmit('SET_USR', { name: 'Zeno Prova' })
    expect(userButton()).toHaveTextContent('Zeno Prova')
    transmit('SET_USR', { _id: gestore._id, photo: '/immagini/z.png' })
    expect(userButton()).toHaveTextContent('Zeno Prova')
    expect(userButton().querySelector('img')).toHaveAttribute('src', '/immagini/z.png')
    expect(warned).not.toHaveBeenCalled()
  })

  it('changes the menu with the role', async () => {
    const { transmit } = await openNotified()
    expect(entries()).not.toContain('Utenti')
    transmit('SET_USR', { role: { admin: true } })
    expect(entries()).toEqual(expect.arrayContaining(['Utenti', 'Impostazioni']))
  })

  it('counts until the feed brings a newer version of the user', async () => {
    const { transmit, feed } = await openNotified()
    transmit('SET_USR', { name: 'Zeno Prova' })
    act(() => feed.put('usr', unUsr('gestore', { name: 'Ada Verdi' })))
    expect(userButton()).toHaveTextContent('Ada Verdi')
    transmit('SET_USR', { name: 'Ada Neri' })
    expect(userButton()).toHaveTextContent('Ada Neri')
  })

  it('is heard before the data of the user has loaded', async () => {
    const { transmit } = await openNotified({ loading: true })
    transmit('SET_USR', { name: 'Zeno Prova' })
    expect(userButton()).toHaveTextContent('Zeno Prova')
  })

  it('leaves the user alone when the data are those of another', async () => {
    const { transmit, warned } = await openNotified()
    transmit('SET_USR', { _id: unUsr('admin')._id, name: 'Altro', role: { admin: true } })
    transmit('SET_USR', { _id: 7, name: 'Altro' })
    expect(userButton()).toHaveTextContent('Ada Rossi')
    expect(entries()).not.toContain('Utenti')
    expect(warned).not.toHaveBeenCalled()
  })

  it.each([null, 'gestore', 7, [], { name: 1 }, { role: 'admin' }])(
    'leaves the user alone, with a warning, when the server sends %j',
    async (data) => {
      const { transmit, warned } = await openNotified()
      transmit('SET_USR', data)
      expect(userButton()).toHaveTextContent('Ada Rossi')
      expect(warned).toHaveBeenCalledTimes(1)
    },
  )

  it('says nothing to a page where no user is signed in', async () => {
    const { transmit, shell } = await openNotified({ signedIn: undefined as never, path: '/privacy' })
    transmit('SET_USR', gestore)
    expect([shell.live.ids('usr'), screen.queryByRole('button', { name: /menu utente/ })]).toEqual([[], null])
  })
})

describe('events of the settings', () => {
  it('change brand, mail of the contact and floating link, the other settings staying', async () => {
    const { transmit, warned } = await openNotified()
    transmit('SET_APP_SETTINGS', { nome: 'Studio nuovo', mailContatti: 'a@b.it' })
    expect(brand()).toBeVisible()
    expect(screen.getByRole('link', { name: 'Scrivi a a@b.it' })).toBeVisible()
    transmit('SET_STATIC_LINK', { text: 'Guida', url: 'https://esempio.test/guida' })
    expect(screen.getByRole('link', { name: /^Guida/ })).toHaveAttribute('href', 'https://esempio.test/guida')
    expect(brand()).toBeVisible()
    transmit('SET_APP_SETTINGS', { _id: 'altrove', nome: 'Altrove' })
    transmit('SET_STATIC_LINK', null)
    expect([screen.queryByText('Altrove'), screen.queryByRole('link', { name: /^Guida/ })]).toEqual([null, null])
    expect(warned).not.toHaveBeenCalled()
  })

  it('change a logo', async () => {
    const { transmit } = await openNotified()
    transmit('SET_APP_SETTINGS', { nome: 'Studio nuovo', logo: '/immagini/nuovo.png' })
    expect(screen.getAllByRole('img', { name: 'Studio nuovo' })[0]).toHaveAttribute('src', '/immagini/nuovo.png')
  })

  it('give way to newer settings of the feed', async () => {
    const { transmit, feed } = await openNotified()
    transmit('SET_APP_SETTINGS', { nome: 'Studio nuovo' })
    act(() => feed.put('settings', someSettings({ versione: 2, nome: 'Studio nuovissimo' })))
    expect([screen.queryByText('Studio nuovo'), screen.getAllByText('Studio nuovissimo').length > 0]).toEqual([
      null,
      true,
    ])
  })

  it('change settings that another version stored otherwise', async () => {
    const { transmit, warned } = await openNotified({
      settings: [someSettings({ versione: 1, variante: 'quarta' as never })],
    })
    transmit('SET_APP_SETTINGS', { nome: 'Studio nuovo' })
    expect(brand()).toBeVisible()
    expect(warned).not.toHaveBeenCalled()
  })

  it('leave them alone, with a warning, when they carry something else', async () => {
    const { transmit, warned } = await openNotified()
    transmit('SET_STATIC_LINK', 'https://esempio.test')
    transmit('SET_APP_SETTINGS', { nome: 7 })
    expect(warned).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('complementary', { name: 'Collegamento in evidenza' })).toBeNull()
  })
})

it('SOCKET_SET_META sets the title of the page', async () => {
  history.replaceState(null, '', '/bandi')
  const { transmit, warned, container } = await openNotified({ path: '/bandi' })
  const said = () => container.querySelector('[aria-live]')?.textContent
  transmit('SET_META', { title: 'Bandi aperti', meta: {} })
  expect(said()).toBe('Bandi aperti – Bandi')
  transmit('SET_META', {})
  expect([warned.mock.calls.length, said()]).toEqual([1, 'Bandi aperti – Bandi'])
  history.replaceState(null, '', '/')
})

it('SOCKET_SET_CONNECTION shows a loss, until the socket or another event says that it is over', async () => {
  const { transmit, connection, warned } = await openNotified()
  jest.useFakeTimers()
  const banner = () => screen.queryByText(/Connessione interrotta/) !== null
  const seen: boolean[] = []
  for (const state of ['disconnect', 'connect', 'error', 'reconnect', 'connecting']) {
    transmit('SET_CONNECTION', state)
    act(() => jest.advanceTimersByTime(2000))
    seen.push(banner())
  }
  transmit('SET_CONNECTION', 'disconnect')
  act(() => connection.become({ state: 'connect' }))
  expect([...seen, banner()]).toEqual([true, false, true, true, false, false])
  transmit('SET_CONNECTION', 'perduta')
  expect(warned).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})

it('SOCKET_SET_CAN_GO_BACK shows and hides the way back, on this page alone', async () => {
  const { transmit, go } = await openNotified({ path: '/bandi' })
  const back = () => screen.queryByRole('button', { name: 'Indietro' }) !== null
  const seen = [back()]
  transmit('SET_CAN_GO_BACK', true)
  seen.push(back())
  await go('/pratiche')
  seen.push(back())
  await go('/bando/b1')
  seen.push(back())
  transmit('SET_CAN_GO_BACK', false)
  seen.push(back())
  expect(seen).toEqual([false, true, false, true, false])
})

it('SOCKET_SET_HAS_RENT brings and takes Rent, in the menu and as a page', async () => {
  const { transmit, go } = await openNotified()
  const page = async () => {
    await go('/bandi')
    await go('/rent')
    return screen.queryByRole('heading', { name: 'Pagina non trovata' }) === null
  }
  expect([entries().includes('Rent'), await page()]).toEqual([false, false])
  transmit('SET_HAS_RENT', true)
  expect([entries().includes('Rent'), await page()]).toEqual([true, true])
  transmit('SET_HAS_RENT', false)
  expect([entries().includes('Rent'), await page()]).toEqual([false, false])
})

it('SOCKET_SET_HAS_RENT takes Rent from a tenant whose manifest has it', async () => {
  const { transmit } = await openNotified({ manifest: aManifest(undefined, [...USUAL, 'rent']) })
  expect(entries()).toContain('Rent')
  transmit('SET_HAS_RENT', false)
  expect(entries()).not.toContain('Rent')
})

it('SOCKET_SET_POPUPS closes the windows that it does not name, and offers one that is not open as a link', async () => {
  const popup = { close: jest.fn(), focus: jest.fn(), closed: false }
  jest.spyOn(window, 'open').mockReturnValue(popup as never)
  const { transmit, user, warned } = await openNotified()
  await user.click(screen.getByRole('button', { name: /^PRESTITI/ }))
  transmit('SET_POPUPS', ['/prestiti'])
  expect([popup.close.mock.calls.length, screen.queryByRole('alert')]).toEqual([0, null])
  transmit('SET_POPUPS', [])
  expect(popup.close).toHaveBeenCalledTimes(1)
  transmit('SET_POPUPS', ['https://altrove.test/', '/credito'])
  expect(within(await screen.findByRole('alert')).getByRole('link')).toHaveAttribute('href', '/credito')
  expect(window.open).toHaveBeenCalledTimes(1)
  transmit('SET_POPUPS', 'tutti')
  expect(warned).toHaveBeenCalledTimes(1)
})

it('events that a page does not show, and those that say nothing new, draw no page of a module again', async () => {
  let renders = 0
  const Screen = () => <h1>Pagina {String((renders += 1) > 0)}</h1>
  const { transmit } = await openNotified({ path: '/bandi', loader: aLoader(() => Screen) })
  const before = renders
  transmit('SET_USR', { _id: gestore._id, name: gestore.name, role: gestore.role })
  transmit('SET_CONNECTION', 'disconnect')
  transmit('SET_META', { title: 'Bandi aperti' })
  transmit('SET_CAN_GO_BACK', true)
  transmit('SET_AZIENDE', [unaAzienda()])
  expect(renders).toBe(before)
})

it.each(['SET_STATIC_LINK', 'SET_STATICLINK', 'SET_staticLink'])(
  'SOCKET_%s is a name of the same field',
  async (name) => {
    const { transmit } = await openNotified()
    transmit(name, { text: 'Guida', url: 'https://esempio.test/guida' })
    expect(screen.getByRole('link', { name: /^Guida/ })).toBeVisible()
  },
)

it.each(['SET_ROLE', 'SET_WS_HOST', 'SET_PUBLIC_PATH', 'USR', 'SET_', 'SET___proto__', 'SET_CONSTRUCTOR'])(
  'SOCKET_%s, an unknown name, changes nothing',
  async (name) => {
    const { transmit, container, warned } = await openNotified()
    const before = container.innerHTML
    transmit(name, { admin: true, name: 'Altro' })
    expect(container.innerHTML).toBe(before)
    expect(warned).not.toHaveBeenCalled()
  },
)
