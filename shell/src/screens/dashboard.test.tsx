import { unaPratica, unBando, unUsr } from '@bandiera/testing'
import { screen, within } from '@testing-library/react'
import { act } from 'react'
import { renderShell } from '../../test/render-shell.tsx'

it('greets the user and counts the records of each list of the menu, live', async () => {
  const records = { bandi: [unBando(), unBando()], pratiche: [unaPratica()] }
  const { feed } = await renderShell({ signedIn: unUsr('gestore'), path: '/dashboard', ...records })
  expect(await screen.findByRole('heading', { name: 'Ciao Gina' })).toBeInTheDocument()
  const main = within(screen.getByRole('main'))
  const counts = () => main.getAllByRole('listitem').map((item) => item.textContent)
  expect(counts()).toEqual(expect.arrayContaining(['2Bandi', '1Pratiche']))
  expect(main.getByRole('link', { name: 'Bandi' })).toHaveAttribute('href', '/bandi')
  act(() => feed.put('bandi', unBando()))
  expect(counts()).toContain('3Bandi')
})

it('counts nothing that the role has no list for', async () => {
  await renderShell({ signedIn: unUsr('editore'), path: '/dashboard', pratiche: [unaPratica()] })
  expect(await screen.findByRole('heading', { name: 'Ciao Elio' })).toBeInTheDocument()
  expect(within(screen.getByRole('main')).queryByText(/Pratiche/)).toBeNull()
})
