import { someSettings, renderScreen, unUsr } from '@bandiera/testing'
import { cleanup, screen } from '@testing-library/react'
import { Component as Elenco } from '../utenti/list.screen.tsx'
import { Component as Attivita } from './activity-card.tsx'
import { Component as Portale } from './portal-card.tsx'
import { Component as Utenti } from './users-card.tsx'

const now = new Date().toISOString()
const admin = unUsr('admin', { ultimoAccesso: now })
const utenti = [
  unUsr('gestore', { ultimoAccesso: '2020-01-01T08:00:00Z' }),
  unUsr('professionista', { ultimoAccesso: now }),
  unUsr('editore', { attivo: false }),
]

it('counts for an admin exactly the people of the list that each number opens', () => {
  renderScreen(<Utenti />, { usr: admin, utenti })
  const links = screen.getAllByRole<HTMLAnchorElement>('link').map((link) => ({
    text: link.closest('li')?.textContent ?? '',
    path: link.getAttribute('href') ?? '',
  }))
  expect(links).toHaveLength(8)
  for (const { text, path } of links) {
    const [value] = /\d+(?=\D*$)|^\d+/.exec(text.replace('30 giorni', '')) ?? []
    cleanup()
    renderScreen(<Elenco />, { usr: admin, utenti, path })
    expect([text, screen.queryAllByRole('rowheader').length]).toEqual([text, Number(value)])
  }
})

it('counts one more when a user is suspended elsewhere', () => {
  const { feed } = renderScreen(<Utenti />, { usr: admin, utenti })
  expect(screen.getByRole('link', { name: '1 sospesi' })).toBeVisible()
  feed.update('usr', { ...utenti[1]!, attivo: false })
  expect(screen.getByRole('link', { name: '2 sospesi' })).toBeVisible()
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
