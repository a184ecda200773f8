import { someSettings, unUsr } from '@bandiera/testing'
import { screen, within } from '@testing-library/react'
import { renderShell } from '../../test/render-shell.tsx'

it('floats with the text, the url and the icon of the settings', async () => {
  const staticLink = { text: 'Chiedi aiuto', url: 'https://aiuto.example/', icon: 'persone' }
  await renderShell({ signedIn: unUsr('gestore'), settings: [someSettings({ staticLink })] })
  const link = screen.getByRole('link', { name: 'Chiedi aiuto (si apre in una nuova finestra)' })
  expect(link).toHaveAttribute('href', 'https://aiuto.example/')
  expect(within(link).getByTestId('PeopleOutlinedIcon')).toHaveAttribute('aria-hidden')
})

it('is not there without settings for it', async () => {
  await renderShell({ signedIn: unUsr('gestore') })
  expect(screen.queryByRole('link', { name: /si apre in una nuova finestra/ })).toBeNull()
})
