import { unUsr } from '@bandiera/testing'
import { act, screen, within } from '@testing-library/react'
import { aToken } from '../../test/a-token.ts'
import { renderShell } from '../../test/render-shell.tsx'

const usr = unUsr('gestore')
const dialog = () => screen.getByRole('dialog', { name: 'Sessione scaduta' })
const ENDED = 'no: la sessione è finita, accedi di nuovo.'

async function openExpired(path = '/boh') {
  const shell = await renderShell({ signedIn: usr, path })
  act(() => shell.connection.takeToken())
  await shell.answer(ENDED)
  await screen.findByRole('dialog')
  return shell
}

describe('the login over the page', () => {
  it('leaves the page where it is, with the e-mail fixed and the password to be typed', async () => {
    const { where } = await openExpired('/boh?tab=a')
    expect(where()).toBe('/boh?tab=a')
    expect(dialog()).toHaveAccessibleDescription(/quello che hai scritto è ancora qui/)
    expect(screen.getByRole('heading', { name: 'Pagina non trovata', hidden: true })).toBeInTheDocument()
    const email = within(dialog()).getByLabelText('E-mail')
    expect(email).toHaveValue(usr.email)
    expect(email).toHaveAttribute('readonly')
    expect(within(dialog()).getByLabelText('Password')).toHaveFocus()
  })

  it('keeps the focus inside, and neither Esc nor a click beside closes it', async () => {
    const { user } = await openExpired()
    await user.keyboard('{Escape}')
    await user.click(document.querySelector('.MuiBackdrop-root')!)
    for (let step = 0; step < 6; step++) {
      await user.tab()
      expect(dialog().closest('[role=presentation]')).toContainElement(document.activeElement as HTMLElement)
    }
  })

  it('asks for the password before it asks the server', async () => {
    const { user, connection } = await openExpired()
    await user.click(within(dialog()).getByRole('button', { name: 'Accedi' }))
    expect(within(dialog()).getByLabelText('Password')).toHaveAccessibleDescription('Inserisci la password')
    expect(connection.calls).toHaveLength(0)
  })

  it('says why a login failed and goes away after one that did not', async () => {
    const { user, connection, answer } = await openExpired()
    await user.type(within(dialog()).getByLabelText('Password'), 'sbagliata')
    await user.click(within(dialog()).getByRole('button', { name: 'Accedi' }))
    expect(connection.calls[0]?.data).toEqual({ email: usr.email, password: 'sbagliata' })
    await answer('E-mail o password non corretti.')
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('E-mail o password non corretti.')
    expect(within(dialog()).getByLabelText('Password')).toHaveFocus()
    await user.keyboard('giusta{Enter}')
    expect(connection.calls[0]?.data).toEqual({ email: usr.email, password: 'giusta' })
    act(() => connection.giveToken(aToken(usr._id)))
    await answer({ u: usr })
    await answer({ u: usr })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('can be left for the login page, which leads back', async () => {
    const { user, where } = await openExpired('/boh?tab=a')
    await user.click(within(dialog()).getByRole('button', { name: 'Esci' }))
    expect(where()).toBe('/login?redirectTo=%2Fboh%3Ftab%3Da')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does not open over a page where no user was signed in', async () => {
    const { connection } = await renderShell({ path: '/privacy' })
    act(() => connection.takeToken())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens when a request of a module is refused', async () => {
    const { shell, answer } = await renderShell({ signedIn: usr, path: '/boh' })
    const refused = new Response(JSON.stringify({ error: 'La sessione è finita.' }), { status: 401 })
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(refused)
    await act(async () =>
      expect(await shell.request('/api/x').catch((error: Error) => error.message)).toContain('finita'),
    )
    fetched.mockRestore()
    await answer(ENDED)
    expect(await screen.findByRole('dialog', { name: 'Sessione scaduta' })).toBeInTheDocument()
  })
})
