import { screen } from '@testing-library/react'
import { renderShell } from '../../test/render-shell.tsx'
import verifica from './accessibility-statement.json'

it('states to all visitors how far the portal conforms, what is checked, what is not, and where to write', async () => {
  await renderShell({ path: '/accessibilita' })
  expect(await screen.findByText(/^Parzialmente conforme alle WCAG 2\.2/)).toBeInTheDocument()
  expect(screen.getByText(new RegExp(`^${verifica.pagine} pagine .* ${verifica.viste} viste`))).toBeInTheDocument()
  expect(screen.getByText(new RegExp(`${verifica.prove} prove con axe-core`))).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Limiti conosciuti' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Segnala un problema' })).toBeInTheDocument()
})
