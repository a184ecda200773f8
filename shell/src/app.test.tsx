import { unIstituto, unUsr } from '@bandiera/testing'
import { AUTH_TOKEN_KEY } from '@bandiera/wire'
import { act, screen, within } from '@testing-library/react'
import { aToken } from '../test/a-token.ts'
import { renderShell } from '../test/render-shell.tsx'

const menu = () => within(screen.getByRole('navigation', { name: 'Principale' }))
const menuLinks = () =>
  menu()
    .getAllByRole('link')
    .map((link) => link.textContent)

async function fillAndSend({ user }: { user: Awaited<ReturnType<typeof renderShell>>['user'] }) {
  await user.type(screen.getByLabelText('E-mail'), 'admin@demo.test')
  await user.type(screen.getByLabelText('Password'), 'segreta')
  await user.click(screen.getByRole('button', { name: 'Accedi' }))
}

describe('login', () => {
  it('is asked of a visitor, who then gets where he wanted to go', async () => {
    const shell = await renderShell({ path: '/privato/x?tab=a' })
    expect(shell.where()).toBe('/login?redirectTo=%2Fprivato%2Fx%3Ftab%3Da')
    await fillAndSend(shell)
    act(() => shell.connection.giveToken(aToken('u')))
    await shell.answer({ u: unUsr('admin') })
    await shell.answer({ u: unUsr('admin') })
    expect(shell.where()).toBe('/privato/x?tab=a')
  })

  it.each([
    ['admin', '/utenti'],
    ['editore', '/bandi'],
    ['gestore', '/incroci'],
  ] as const)('takes %s to its landing page', async (role, landing) => {
    const shell = await renderShell({ path: '/login', signedIn: unUsr(role) })
    expect(shell.where()).toBe(landing)
  })

  it('never follows redirectTo to another site', async () => {
    const shell = await renderShell({ path: '/login?redirectTo=//evil.example/x', signedIn: unUsr('admin') })
    expect(shell.where()).toBe('/utenti')
  })

  it('shows a refusal once: as a notice, then under the form, with what was typed', async () => {
    const shell = await renderShell({ path: '/login' })
    await fillAndSend(shell)
    await shell.answer('E-mail o password non corretti.')
    const said = () => screen.getByText('E-mail o password non corretti.')
    expect(screen.getByRole('region', { name: 'Avvisi' })).toContainElement(said())
    await shell.user.click(screen.getByRole('button', { name: 'Chiudi' }))
    expect(screen.getByLabelText('E-mail').closest('form')).toContainElement(said())
    expect(screen.getByLabelText('E-mail')).toHaveValue('admin@demo.test')
  })

  it('shows the password while it is typed, when its owner asks', async () => {
    const { user } = await renderShell({ path: '/login' })
    const password = screen.getByLabelText('Password')
    await user.type(password, 'segreta')
    expect(password).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Mostra password', pressed: false }))
    expect(password).toHaveAttribute('type', 'text')
    expect(password).toHaveValue('segreta')
    await user.click(screen.getByRole('button', { name: 'Mostra password', pressed: true }))
    expect(password).toHaveAttribute('type', 'password')
  })

  it('says what is missing before it asks the server', async () => {
    const { user, connection } = await renderShell({ path: '/login' })
    await user.click(screen.getByRole('button', { name: 'Accedi' }))
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Inserisci la tua e-mail')
    expect(screen.getByLabelText('E-mail')).toHaveFocus()
    expect(connection.calls).toHaveLength(0)
  })

  it('leaves public pages to visitors', async () => {
    const { where } = await renderShell({ path: '/privacy' })
    expect(await screen.findByRole('heading', { name: 'Privacy' })).toBeInTheDocument()
    expect(where()).toBe('/privacy')
  })
})

describe('the portal of a signed-in user', () => {
  it('has the menu of the role, with the contact at the bottom', async () => {
    await renderShell({ signedIn: unUsr('admin') })
    expect(menuLinks()).toEqual(['Dashboard', 'Utenti', 'Pratiche', 'Impostazioni'])
    expect(screen.getByRole('link', { name: 'Scrivi a aiuto@prova.it' })).toHaveAttribute(
      'href',
      'mailto:aiuto@prova.it',
    )
  })

  it('leads to the dashboard from the logo', async () => {
    const { user, where } = await renderShell({ signedIn: unUsr('gestore'), path: '/privacy' })
    await user.click(screen.getAllByRole('link', { name: 'Portale di prova' })[0]!)
    expect(where()).toBe('/dashboard')
  })

  it('shows the credit entry as soon as an institute is there', async () => {
    const { feed } = await renderShell({ signedIn: unUsr('gestore') })
    expect(menuLinks()).toEqual(['Dashboard', 'Bandi', 'Pratiche'])
    act(() => feed.put('istituti', unIstituto()))
    expect(menuLinks()).toEqual(['Dashboard', 'Bandi', 'Pratiche', 'FINANZIAMENTI'])
  })

  it('changes the menu when the role changes', async () => {
    const usr = unUsr('gestore')
    const { feed } = await renderShell({ signedIn: usr })
    act(() => feed.put('usr', { ...usr, role: { editore: true } } as { _id: string }))
    expect(menuLinks()).toEqual(['Dashboard', 'Bandi', 'Impostazioni'])
  })
})

describe('session', () => {
  it('logs out after the question of the specification', async () => {
    const { user, connection, reloads } = await renderShell({ signedIn: unUsr('admin') })
    await user.click(screen.getByRole('button', { name: /menu utente/ }))
    await user.click(screen.getByRole('button', { name: 'LOGOUT' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Conferma' })
    expect(dialog).toHaveAccessibleDescription('Vuoi davvero effettuare il logout')
    await user.click(within(dialog).getByRole('button', { name: 'Annulla' }))
    expect(connection.calls).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: /menu utente/ }))
    await user.click(screen.getByRole('button', { name: 'LOGOUT' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' }))
    await act(() => connection.next().answer(undefined))
    expect(reloads).toHaveLength(1)
    expect(localStorage.getItem(AUTH_TOKEN_KEY)).toBeNull()
  })

  it('goes back to the login page, with the reason, when the user is suspended', async () => {
    const { connection, where, answer } = await renderShell({ signedIn: unUsr('admin'), path: '/dashboard' })
    act(() => connection.takeToken())
    await answer('puoi accedere di nuovo quando il tuo accesso sarà riattivato.')
    expect(where()).toBe('/login?redirectTo=%2Fdashboard')
    expect(screen.getByText('Puoi accedere di nuovo quando il tuo accesso sarà riattivato.')).toBeInTheDocument()
  })

  it('says that the connection is lost, with what is on screen staying', async () => {
    const { connection } = await renderShell({ signedIn: unUsr('admin'), path: '/boh' })
    jest.useFakeTimers()
    act(() => connection.become({ state: 'disconnect', retryAt: Date.now() + 4000 }))
    expect(screen.queryByText(/Connessione interrotta/)).toBeNull()
    act(() => jest.advanceTimersByTime(1500))
    expect(screen.getByText(/Connessione interrotta/)).toHaveTextContent('Riprovo tra 3 secondi.')
    act(() => screen.getByRole('button', { name: 'Riprova subito' }).click())
    expect(connection.retries).toBe(1)
    expect(menuLinks()).toContain('Utenti')
    act(() => connection.become({ state: 'connect' }))
    expect(screen.queryByText(/Connessione interrotta/)).toBeNull()
    jest.useRealTimers()
  })

  it('offers to try again when the server does not answer at the start', async () => {
    jest.useFakeTimers()
    const { answer, connection } = await renderShell({ signedIn: unUsr('admin'), silent: true, path: '/boh' })
    expect(screen.getByLabelText('Caricamento…')).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(3000))
    connection.calls = []
    act(() => screen.getByRole('button', { name: 'Riprova' }).click())
    jest.useRealTimers()
    await answer({ u: unUsr('admin') })
    expect(menuLinks()).toContain('Utenti')
  })
})

describe('theme', () => {
  it('is switched in the user menu, stored, and written on the page', async () => {
    const { user } = await renderShell({ signedIn: unUsr('admin') })
    await user.click(screen.getByRole('button', { name: /menu utente/ }))
    const toggle = screen.getByRole('switch', { name: 'Tema scuro' })
    expect(toggle).not.toBeChecked()
    await user.click(toggle)
    expect(toggle).toBeChecked()
    expect([localStorage.getItem('theme'), document.documentElement.dataset['theme']]).toEqual(['dark', 'dark'])
    await user.click(toggle)
    expect(localStorage.getItem('theme')).toBe('light')
  })
})
