import { someSettings, unUsr } from '@bandiera/testing'
import { act, screen } from '@testing-library/react'
import { renderShell } from '../../test/render-shell.tsx'

const admin = unUsr('admin')

it('shows a new name, logo and address for mail as soon as they are stored', async () => {
  const { feed } = await renderShell({ signedIn: admin })
  expect(screen.queryByRole('img', { name: 'Studio nuovo' })).toBeNull()
  const logo = { chiaro: '/immagini/nuovo.png' }
  act(() => feed.put('settings', someSettings({ versione: 2, nome: 'Studio nuovo', logo, mailContatti: 'a@b.it' })))
  expect(screen.getAllByRole('img', { name: 'Studio nuovo' })[0]).toHaveAttribute('src', '/immagini/nuovo.png')
  expect(screen.getByRole('link', { name: 'Scrivi a a@b.it' })).toBeVisible()
})

it('takes a new colour over, made readable', async () => {
  const { feed } = await renderShell({ signedIn: admin })
  const colour = () => getComputedStyle(screen.getByRole('link', { name: /^Scrivi a/ })).color
  const before = colour()
  act(() => feed.put('settings', someSettings({ versione: 2, mailContatti: 'a@b.it', colors: { primary: '#7a0019' } })))
  expect([before, colour()]).toEqual(['rgb(29, 78, 216)', 'rgb(122, 0, 25)'])
})

it('leaves a notice on screen for people who want to close it', async () => {
  jest.useFakeTimers()
  const { shell, unmount } = await renderShell({
    signedIn: unUsr('gestore', { preferenze: { avvisi: { restano: true } } }),
  })
  act(() => shell.notices.push({ text: 'Salvato' }))
  act(() => jest.advanceTimersByTime(60_000))
  expect(screen.getByText('Salvato')).toBeVisible()
  unmount()
  jest.useRealTimers()
})
