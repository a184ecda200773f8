import { leImpostazioni } from '@bandiera/testing'
import type { Settings } from '@bandiera/domain'
import { Cell } from '../cell.ts'
import type { ScreenTitle } from '../layout/page-title.ts'
import { gestore, openActive, openSession } from '../../test/open-session.ts'
import { clientEvents, forwardEvents } from './client-events.ts'

async function open() {
  const { connection, session, state } = await openActive()
  const settings = new Cell<Settings | null>(leImpostazioni())
  const title = new Cell<ScreenTitle | null>(null)
  forwardEvents(connection, { session, settings, title })
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {})
  return { connection, session, state, settings, title, warned, transmit: connection.transmit.bind(connection) }
}

describe('SOCKET_ events', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => jest.restoreAllMocks())

  it('all have names that start with SOCKET_', () => {
    expect(Object.keys(clientEvents).filter((name) => !name.startsWith('SOCKET_'))).toEqual([])
  })

  it("merge the user's data: what comes is new, the rest stays", async () => {
    const { transmit, state, warned } = await open()
    transmit('SOCKET_SET_USR', { _id: gestore._id, name: 'Nuovo nome' })
    transmit('SOCKET_SET_USR', { telefono: '02 1234' })
    expect(state().usr).toEqual({ ...gestore, name: 'Nuovo nome', telefono: '02 1234' })
    expect(warned).not.toHaveBeenCalled()
  })

  it('change a user and settings that another version stored otherwise', async () => {
    const { transmit, state, settings, session, warned } = await open()
    session.update({ ...gestore, preferenze: { densita: 'larghissima' as never } })
    settings.set(leImpostazioni({ variante: 'quarta' as never }))
    transmit('SOCKET_SET_USR', { telefono: '02 1234' })
    transmit('SOCKET_SET_APP_SETTINGS', { mailContatti: 'aiuto@esempio.test' })
    expect(state().usr).toMatchObject({ telefono: '02 1234', preferenze: { densita: 'larghissima' } })
    expect(settings.get()).toMatchObject({ mailContatti: 'aiuto@esempio.test', variante: 'quarta' })
    expect(warned).not.toHaveBeenCalled()
  })

  it('leave the user alone when the data are those of another', async () => {
    const { transmit, state } = await open()
    transmit('SOCKET_SET_USR', { _id: 'altro', name: 'Altro', role: { admin: true } })
    transmit('SOCKET_SET_USR', { _id: 7, name: 'Altro' })
    expect(state().usr).toEqual(gestore)
  })

  it.each([null, 'gestore', 7, [], { name: 1 }, { role: 'admin' }])(
    'leave the user alone, with a warning, when %j comes',
    async (data) => {
      const { transmit, state, warned } = await open()
      transmit('SOCKET_SET_USR', data)
      expect(state().usr).toEqual(gestore)
      expect(warned).toHaveBeenCalledTimes(1)
    },
  )

  it('say nothing to a page where nobody is signed in', () => {
    const { connection, session } = openSession()
    forwardEvents(connection, { session, settings: new Cell<Settings | null>(null), title: new Cell(null) as never })
    connection.transmit('SOCKET_SET_USR', gestore)
    expect(session.state.get().usr).toBeNull()
  })

  it('merge settings of this tenant, the floating link among them', async () => {
    const { transmit, settings, warned } = await open()
    transmit('SOCKET_SET_APP_SETTINGS', { _id: 'localhost', mailContatti: 'aiuto@esempio.test' })
    transmit('SOCKET_SET_STATIC_LINK', { text: 'Guida', url: 'https://esempio.test/guida' })
    transmit('SOCKET_SET_APP_SETTINGS', { _id: 'altrove', nome: 'Altrove' })
    expect(settings.get()).toEqual(
      leImpostazioni({
        mailContatti: 'aiuto@esempio.test',
        staticLink: { text: 'Guida', url: 'https://esempio.test/guida' },
      }),
    )
    expect(warned).not.toHaveBeenCalled()
    transmit('SOCKET_SET_STATIC_LINK', 'https://esempio.test')
    expect([warned.mock.calls.length, settings.get()?.staticLink?.text]).toEqual([1, 'Guida'])
  })

  it('set the title of the page', async () => {
    const { transmit, title, warned } = await open()
    transmit('SOCKET_SET_META', { title: 'Bandi aperti', meta: {} })
    expect(title.get()).toEqual({ pathname: location.pathname, title: 'Bandi aperti' })
    transmit('SOCKET_SET_META', {})
    expect([warned.mock.calls.length, title.get()?.title]).toEqual([1, 'Bandi aperti'])
  })

  it('of unknown names change nothing', async () => {
    const { transmit, state, settings, warned } = await open()
    const before = [state(), settings.get()]
    transmit('SOCKET_SET_ROLE', { admin: true })
    transmit('SOCKET___proto__', { admin: true })
    expect([state(), settings.get()]).toEqual(before)
    expect(warned).not.toHaveBeenCalled()
  })
})
