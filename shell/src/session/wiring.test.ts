import { unUsr } from '@bandiera/testing'
import { AUTH_TOKEN_KEY } from '@bandiera/wire'
import { waitFor } from '@testing-library/react'
import { aLoader } from '../../test/a-loader.ts'
import { aManifest } from '../../test/a-manifest.ts'
import { aToken } from '../../test/a-token.ts'
import { HandConnection } from '../../test/hand-connection.ts'
import { inOtherTab } from '../../test/open-session.ts'
import { Catalogue } from '../modules/index.ts'
import { createShell } from '../shell.ts'
import { noticesAtom, sessionAtom, usrAtom } from '../state.ts'

const [gestore, admin] = [unUsr('gestore'), unUsr('admin')]

/** The services of a page as they run in the portal, on a socket driven by hand. */
async function boot() {
  localStorage.setItem(AUTH_TOKEN_KEY, aToken(gestore._id))
  const connection = new HandConnection()
  const realm = { findOne: async () => null, insert: refuse, update: async () => null, remove: async () => null }
  const shell = createShell({
    catalogue: new Catalogue(aManifest()),
    loader: aLoader(() => () => null),
    connection,
    realm,
  })
  connection.become({ state: 'connect' })
  connection.giveToken(aToken(gestore._id))
  await connection.next().answer({ u: gestore })
  return { shell, connection, feeds: () => [...connection.channels.keys()].filter((name) => name.startsWith('priv/')) }
}
const refuse = async () => null

describe('the services of a page', () => {
  beforeEach(() => localStorage.clear())

  it('follow the feed of the signed-in user, and move it when another user signs in', async () => {
    const { connection, feeds } = await boot()
    expect(feeds()).toEqual([`priv/${gestore._id}/feed`])
    inOtherTab(aToken(admin._id))
    connection.giveToken(aToken(admin._id))
    await connection.next().answer({ u: admin })
    expect(feeds()).toEqual([`priv/${admin._id}/feed`])
  })

  it('keep the feed while the connection is lost, and while the login is open over the page', async () => {
    const { connection, feeds, shell } = await boot()
    connection.become({ state: 'disconnect' })
    connection.become({ state: 'connect' })
    await connection.next().answer('no: la sessione è finita, accedi di nuovo.')
    expect(shell.store.get(sessionAtom).phase).toBe('expired')
    expect(feeds()).toEqual([`priv/${gestore._id}/feed`])
  })

  it('doubt the session when the server does not accept its token for a pull', async () => {
    const { connection } = await boot()
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 401 }))
    connection.channels.get(`priv/${gestore._id}/feed`)!.active(true)
    await waitFor(() => expect(connection.calls).toHaveLength(1))
    expect(connection.next().procedure).toBe('tokenLogin')
    fetched.mockRestore()
  })

  it('give no feed to a page where no user is signed in', async () => {
    const { feeds, shell } = await boot()
    shell.session.end()
    expect(feeds()).toEqual([])
  })

  it('react to errors and events of the socket', async () => {
    const { connection, shell } = await boot()
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    connection.transmit('SOCKET_SET_USR', { name: 'Primo nome' })
    connection.transmit('SOCKET_SET_USR', { name: 'Nuovo nome' })
    await waitFor(() => expect(shell.store.get(usrAtom)?.name).toBe('Nuovo nome'))
    connection.breakWith(Object.assign(new Error('x'), { name: 'ResourceLimitError' }))
    expect(shell.store.get(noticesAtom)[0]?.text).toContain('troppe schede')
  })
})
