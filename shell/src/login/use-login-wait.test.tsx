import { unUsr } from '@bandiera/testing'
import { LOGIN_BUSY_TEXT } from '@bandiera/wire'
import { act, screen, within } from '@testing-library/react'
import { aToken } from '../../test/a-token.ts'
import { renderShell } from '../../test/render-shell.tsx'

const usr = unUsr('gestore')
const BUSY = LOGIN_BUSY_TEXT.replace('%s', '4')
const TOO_MANY = 'Troppi tentativi di accesso: riprova tra 12 secondi.'

beforeEach(() => jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance'] }))
afterEach(() => jest.useRealTimers())

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))
const logins = ({ connection }: Awaited<ReturnType<typeof renderShell>>) =>
  connection.calls.filter(({ procedure }) => procedure === 'login')

async function sendLogin() {
  const shell = await renderShell({ path: '/login' })
  await shell.user.type(screen.getByLabelText('E-mail'), usr.email)
  await shell.user.type(screen.getByLabelText('Password'), 'giusta{Enter}')
  return shell
}

describe('a login that the server asks to wait', () => {
  it('counts down on its button, then sends the same again when nothing of it was tried', async () => {
    const shell = await sendLogin()
    await shell.answer(BUSY)
    expect(screen.getByRole('button', { name: 'Riprovo tra 4 s' })).toBeDisabled()
    expect(logins(shell)).toHaveLength(0)
    await pass(2)
    expect(screen.getByRole('button', { name: 'Riprovo tra 2 s' })).toBeDisabled()
    await pass(2)
    expect(logins(shell).map(({ data }) => data)).toEqual([{ email: usr.email, password: 'giusta' }])
    act(() => shell.connection.giveToken(aToken(usr._id)))
    await shell.answer({ u: usr })
    await shell.answer({ u: usr })
    expect(screen.queryByLabelText('Password')).toBeNull()
  })

  it('does not wait for a computer’s clock that is set back in that time', async () => {
    const shell = await sendLogin()
    await shell.answer(BUSY)
    await pass(1)
    jest.setSystemTime(Date.now() - 2 * 3_600_000)
    await pass(1)
    expect(screen.getByRole('button', { name: 'Riprovo tra 2 s' })).toBeDisabled()
    await pass(2)
    expect(logins(shell)).toHaveLength(1)
  })

  it('goes on waiting as often as it is asked to', async () => {
    const shell = await sendLogin()
    await shell.answer(BUSY)
    await pass(4)
    await shell.answer(BUSY)
    expect(screen.getByRole('button', { name: 'Riprovo tra 4 s' })).toBeDisabled()
    await pass(4)
    expect(logins(shell)).toHaveLength(1)
  })

  it('leaves it to its owner after too many attempts, and says when', async () => {
    const shell = await sendLogin()
    await shell.answer(TOO_MANY)
    expect(screen.getByRole('button', { name: 'Riprova tra 12 s' })).toBeDisabled()
    await pass(12)
    expect(logins(shell)).toHaveLength(0)
    expect(screen.getByRole('button', { name: 'Accedi' })).toBeEnabled()
    expect(screen.getByText(TOO_MANY)).toBeVisible()
  })

  it('does the same in the login over a page', async () => {
    const shell = await renderShell({ signedIn: usr, path: '/boh' })
    act(() => shell.connection.takeToken())
    await shell.answer('no: la sessione è finita, accedi di nuovo.')
    const dialog = within(await screen.findByRole('dialog'))
    await shell.user.type(dialog.getByLabelText('Password'), 'giusta{Enter}')
    await shell.answer(BUSY)
    expect(dialog.getByRole('button', { name: 'Riprovo tra 4 s' })).toBeDisabled()
    await pass(4)
    expect(logins(shell).map(({ data }) => data)).toEqual([{ email: usr.email, password: 'giusta' }])
  })
})
