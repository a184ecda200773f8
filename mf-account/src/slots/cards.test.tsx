import { someSettings, renderScreen, unUsr } from '@bandiera/testing'
import { cleanup, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { Component as Elenco } from '../utenti/list.screen.tsx'
import { Component as Attivita } from './activity-card.tsx'
import { Component as Spazio } from './space-card.tsx'
import { Component as Portale } from './portal-card.tsx'
import { Component as Utenti } from './users-card.tsx'

const now = new Date().toISOString()
const admin = unUsr('admin', { ultimoAccesso: now })
const utenti = [
  unUsr('gestore', { ultimoAccesso: '2020-01-01T08:00:00Z' }),
  unUsr('professionista', { ultimoAccesso: now }),
  unUsr('editore', { attivo: false }),
]

it.each<[string, ComponentType, number]>([
  ['people', Utenti, 8],
  ['accesses', Attivita, 1],
])('counts for an admin exactly the people of the list that each number of the %s opens', (_, Widget, count) => {
  renderScreen(<Widget />, { usr: admin, utenti })
  const links = screen.getAllByRole<HTMLAnchorElement>('link').flatMap((link) => {
    const text = (link.closest('li')?.textContent ?? '').replace(/(negli ultimi|da) \d+ giorni/, '')
    const [value] = /^\d+|\d+$/.exec(text) ?? []
    const path = link.getAttribute('href') ?? ''
    return value && path.startsWith('/utenti') && !path.startsWith('/utenti/')
      ? [{ text, path, value: Number(value) }]
      : []
  })
  expect(links).toHaveLength(count)
  for (const { text, path, value } of links) {
    cleanup()
    renderScreen(<Elenco />, { usr: admin, utenti, path })
    expect([text, screen.queryAllByRole('rowheader').length]).toEqual([text, value])
  }
})

it('counts one more when a user is suspended elsewhere', () => {
  const { feed } = renderScreen(<Utenti />, { usr: admin, utenti })
  expect(screen.getByRole('link', { name: '3 attivi' })).toBeVisible()
  feed.update('usr', { ...utenti[1]!, attivo: false })
  expect(screen.getByRole('link', { name: '2 attivi' })).toBeVisible()
})

it('shows who used the portal last, newest first', () => {
  renderScreen(<Attivita />, { usr: admin, utenti })
  const names = [...screen.getByRole('list', { name: 'Ultimi accessi' }).querySelectorAll('a')]
  expect(names.map((link) => link.textContent)).toEqual([expect.anything(), expect.anything(), utenti[0]!.name])
  expect(screen.getByRole('link', { name: 'Tutti gli utenti, dal più recente' })).toBeVisible()
})

it('tells an admin what its portal still lacks, and leads to the section that holds it', () => {
  const { feed } = renderScreen(<Portale />, {
    usr: admin,
    settings: someSettings({ mailContatti: 'a@studio.test' }),
  })
  const missing = () => [...screen.getByRole('list', { name: 'Da completare' }).querySelectorAll('a')]
  expect(missing().map((link) => link.getAttribute('href'))).toEqual([
    '/impostazioni#aspetto',
    '/impostazioni#slides',
    '/impostazioni#privacy',
  ])
  feed.update('settings', someSettings({ mailContatti: 'a@studio.test', privacyHtml: '<p>Testo</p>' }))
  expect(missing()).toHaveLength(2)
})

it('says how much space the portal takes, and tries again when that was not answered', async () => {
  const answers = [new Response('no'), Response.json({ ...SPACE, byte: 512 })]
  const { user } = renderScreen(<Spazio />, { usr: admin, request: async () => answers.shift()! })
  expect(await screen.findByRole('alert')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await screen.findByText(/^512 byte di/i)).toBeVisible()
})

const SPACE = { elementi: 1, byte: 0, file: 0, limiti: { portale: 2048, persona: 1024 }, persone: [] }
