import type { StorageUse as Occupato } from '@bandiera/domain'
import { renderScreen, unUsr } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import { SpaceSection } from './space.tsx'

const GB = 1024 ** 3
const space = (over: Partial<Occupato> = {}): Occupato => ({
  elementi: 12_345,
  byte: 0.5 * GB,
  file: 2 * GB,
  limiti: { portale: 50 * GB, persona: 10 * GB },
  persone: [
    { _id: 'u1', nome: 'Rosa Neri', elementi: 1, byte: 1000, file: 9.5 * GB },
    { _id: 'u2', nome: null, elementi: 20, byte: 40_000, file: 0 },
  ],
  ...over,
})
const open = (answer: () => Promise<Response>) =>
  renderScreen(<SpaceSection />, { usr: unUsr('admin'), request: async () => answer() })
const ready = (over: Partial<Occupato> = {}) => open(async () => Response.json(space(over)))

it('says what the portal takes of what it may, of what that is made, and who takes most', async () => {
  ready()
  const [all, rosa, gone] = await screen.findAllByRole('progressbar')
  expect(all).toHaveAccessibleName('Tutto il portale')
  expect(all).toHaveAttribute('aria-valuetext', '2,5\u00a0GB di 50\u00a0GB')
  expect(screen.getByText('12.345 elementi: 512 MB · File: 2 GB')).toBeVisible()
  expect(screen.getByText('Ogni persona ha a disposizione 10 GB.')).toBeVisible()
  expect(rosa).toHaveAccessibleName('Rosa Neri')
  expect(screen.getByText('Quasi finito')).toBeVisible()
  expect(gone).toHaveAccessibleName('Persona che non c’è più')
  expect(screen.getByText('20 elementi: 39 kB')).toBeVisible()
})

it('says when there is no room left', async () => {
  ready({ file: 60 * GB })
  expect(await screen.findByText('Finito: non si carica più niente')).toBeVisible()
})

it('waits, says when there is nothing yet, and can be asked again after a failure', async () => {
  let fail = true
  const { user } = open(async () => {
    if (fail) throw new Error('Il server non risponde.')
    return Response.json(space({ persone: [] }))
  })
  expect(screen.getByRole('status', { name: 'Caricamento dello spazio' })).toBeVisible()
  expect(await screen.findByText('Il server non risponde.')).toBeVisible()
  fail = false
  await user.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await screen.findByText(/^Ancora nessuno/)).toBeVisible()
})
