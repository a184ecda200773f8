import { WriteError } from '@bandiera/live'
import { someSettings, renderScreen, unUsr, type ScreenOptions } from '@bandiera/testing'
import { screen, within } from '@testing-library/react'
import { Component as Soglie } from './thresholds-panel.tsx'

const show = (over: ScreenOptions = {}) =>
  renderScreen(<Soglie />, { usr: unUsr('admin'), settings: someSettings(), ...over })
const charges = () => {
  const sector = screen.getByText('Agricoltura, silvicoltura e pesca').closest('details')!
  return within(sector).getByLabelText('Oneri finanziari sui ricavi')
}

it('starts from the published limits and keeps those of the tenant with their source', async () => {
  const { user, writes } = show()
  await user.click(screen.getByRole('button', { name: 'Modifica soglie' }))
  await user.click(screen.getByText('Agricoltura, silvicoltura e pesca'))
  expect(charges()).toHaveValue('2,8')
  await user.clear(charges())
  await user.type(charges(), '3,1')
  await user.clear(screen.getByLabelText('Fonte'))
  await user.type(screen.getByLabelText('Fonte'), 'Studio interno')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  const [write] = writes
  expect(write).toMatchObject({ coll: 'settings', patch: { set: { tabellaCNDCEC: { fonte: 'Studio interno' } } } })
  expect(JSON.stringify(write)).toContain('"settore":"A","oneriRicavi":3.1')
})

it('refuses a limit that is no percentage and a table without source, and keeps what was typed', async () => {
  const { user, writes } = show()
  await user.click(screen.getByRole('button', { name: 'Modifica soglie' }))
  await user.click(screen.getByText('Agricoltura, silvicoltura e pesca'))
  await user.clear(charges())
  await user.type(charges(), '2000')
  await user.clear(screen.getByLabelText('Fonte'))
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(screen.getAllByText('Scrivi una percentuale da 0 a 1000')[0]).toBeVisible()
  expect(screen.getAllByText('Scrivi da dove vengono le soglie')[0]).toBeVisible()
  expect(charges()).toHaveValue('2.000')
  expect(writes).toEqual([])
})

it('keeps what was typed when the server refuses', async () => {
  const refuse = () => new WriteError('WRITE_ROLE', 'Non hai il permesso di modificare le impostazioni.')
  const { user } = show({ refuse })
  await user.click(screen.getByRole('button', { name: 'Modifica soglie' }))
  await user.type(screen.getByLabelText('Fonte'), ' rivista')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByText(/Non hai il permesso di modificare le impostazioni/)).toBeVisible()
  expect((screen.getByLabelText('Fonte') as HTMLInputElement).value).toMatch(/ rivista$/)
})
