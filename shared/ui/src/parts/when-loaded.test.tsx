import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createOnDemand } from './on-demand.ts'
import { reaching, WhenLoaded } from './when-loaded.tsx'

const Modulo = () => <form aria-label="Nuova azienda" />

it('shows that it is coming, and then the part', async () => {
  const code = createOnDemand(async () => ({ Modulo }))
  render(<WhenLoaded code={code}>{(loaded) => <loaded.Modulo />}</WhenLoaded>)
  expect(screen.getByRole('progressbar', { name: 'Caricamento…' })).toBeVisible()
  expect(await screen.findByRole('form', { name: 'Nuova azienda' })).toBeVisible()
})

it('is there in the first frame when what opens it was reached before', async () => {
  const code = createOnDemand(async () => ({ Modulo }))
  render(<button {...reaching(code)}>Nuova</button>)
  await userEvent.hover(screen.getByRole('button'))
  await code.get()
  render(<WhenLoaded code={code}>{(loaded) => <loaded.Modulo />}</WhenLoaded>)
  expect(screen.getByRole('form')).toBeVisible()
})
