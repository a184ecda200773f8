import { unUsr } from '@bandiera/testing'
import { act, screen, within } from '@testing-library/react'
import { renderShell } from '../../test/render-shell.tsx'
import { KEPT } from './notice-history.ts'
import { pastNoticesAtom } from '../state.ts'

async function open() {
  const shell = await renderShell({ signedIn: unUsr('gestore'), path: '/boh' })
  const bell = () => screen.getByRole('button', { name: /^Notifiche/ })
  const say = (text: string, kind?: 'info' | 'error' | 'success') =>
    act(() => shell.shell.notices.push({ text, ...(kind && { kind }) }))
  const panel = () => within(screen.getByRole('group', { name: 'Notifiche' }))
  return { ...shell, bell, say, panel }
}

describe('the panel of notices', () => {
  it('says in the name of its button how many are unread', async () => {
    const { bell, say } = await open()
    expect(bell()).toHaveAccessibleName('Notifiche')
    say('Bando importato')
    say('Rete assente', 'error')
    expect(bell()).toHaveAccessibleName('Notifiche, 2 da leggere')
  })

  it('does not count a success: the person has just done it', async () => {
    const { bell, say } = await open()
    say('Azienda salvata.', 'success')
    expect(bell()).toHaveAccessibleName('Notifiche')
  })

  it('does not count what the person closed', async () => {
    const { bell, say, user } = await open()
    say('Letto')
    await user.click(screen.getByRole('button', { name: 'Chiudi' }))
    expect(bell()).toHaveAccessibleName('Notifiche')
  })

  it('keeps what has gone from the page, newest first, with time, kind and text', async () => {
    const { bell, say, panel, user } = await open()
    say('Primo')
    say('Secondo', 'error')
    await user.click(bell())
    const rows = (await panel().findAllByRole('listitem')).map((row) => row.textContent)
    expect(rows).toEqual([
      expect.stringMatching(/^Errore\d\d:\d\dSecondo \(da leggere\)$/),
      expect.stringMatching(/^Informazione\d\d:\d\dPrimo \(da leggere\)$/),
    ])
  })

  it('counts as read what it showed, once it is closed', async () => {
    const { bell, say, panel, user } = await open()
    say('Leggimi')
    await user.click(bell())
    await panel().findByText(/Leggimi/)
    expect(bell()).toHaveAccessibleName('Notifiche, 1 da leggere')
    await user.keyboard('{Escape}')
    expect(bell()).toHaveAccessibleName('Notifiche')
    expect(bell()).toHaveFocus()
  })

  it('marks all as read and empties itself on request', async () => {
    const { bell, say, panel, user } = await open()
    say('Uno')
    await user.click(bell())
    await user.click(await panel().findByRole('button', { name: 'Segna tutte come lette' }))
    expect(bell()).toHaveAccessibleName('Notifiche')
    await user.click(panel().getByRole('button', { name: 'Svuota' }))
    expect(panel().getByText('Nessuna notifica')).toBeVisible()
  })

  it('puts the day above the first line of each', async () => {
    const { bell, panel, shell, say, user } = await open()
    say('Adesso')
    const yesterday = Date.now() - 86_400_000
    act(() =>
      shell.store.set(pastNoticesAtom, (past) => [
        ...past,
        { id: 90, at: yesterday, text: 'Prima', kind: 'info', read: true },
      ]),
    )
    await user.click(bell())
    const rows = await panel().findAllByRole('listitem')
    expect(rows.map((row) => row.dataset.day)).toEqual(['Oggi', 'Ieri'])
  })

  it('says what it is for while there is nothing, and leads to the choice of what comes', async () => {
    const { bell, panel, user, where } = await open()
    await user.click(bell())
    await user.click(await panel().findByRole('link', { name: 'Scegli che cosa ricevere' }))
    expect(where()).toBe('/account')
    expect(bell()).toHaveAttribute('aria-expanded', 'false')
  })

  it('is reached with Tab after its button, and closes when Tab leaves it', async () => {
    const { bell, say, panel, user } = await open()
    say('Uno', 'success')
    await user.click(bell())
    await user.tab()
    expect(await panel().findByRole('button', { name: 'Svuota' })).toHaveFocus()
    await user.tab()
    expect(panel().getByRole('list')).toHaveFocus()
    await user.tab()
    expect(bell()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByRole('button', { name: /menu utente/ })).toHaveFocus()
  })

  it('is bounded', async () => {
    const { shell } = await open()
    act(() => Array.from({ length: KEPT + 5 }, (_, n) => shell.notices.push({ text: `n${n}` })))
    expect(shell.store.get(pastNoticesAtom)).toHaveLength(KEPT)
    expect(shell.store.get(pastNoticesAtom)[0]?.text).toBe(`n${KEPT + 4}`)
  })

  it('keeps login errors too, and forgets everything when the user leaves', async () => {
    const { shell } = await open()
    act(() => shell.notices.pushLoginError('Password sbagliata'))
    expect(shell.store.get(pastNoticesAtom)).toMatchObject([{ text: 'Password sbagliata', kind: 'error' }])
    act(() => shell.session.end(''))
    expect(shell.store.get(pastNoticesAtom)).toEqual([])
  })
})
