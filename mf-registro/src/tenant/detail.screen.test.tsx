import { renderScreen, unUsr } from '@bandiera/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aGeneration, aRegistry, aServer, aTenant, type RegistryAnswers } from '../parts/testing/server.ts'
import { Component } from './detail.screen.tsx'

const EMPTY = { tenants: [], refusals: [] }

function open(over: Partial<RegistryAnswers> = {}, id = 'uno.test') {
  const server = aServer({ others: { '/api/registro/comandi': EMPTY }, ...over })
  const path = `/registro/clienti/${id}`
  const options = { usr: unUsr('admin'), path, pattern: '/registro/clienti/:id', request: server.request }
  return { ...server, ...renderScreen(<Component />, options) }
}
const numbers = () =>
  screen.getAllByRole('heading', { level: 3, name: /^Scelta/ }).map(({ textContent }) => textContent)

describe('the choices of a tenant', () => {
  it('are listed newest first, with author, time and reason, and what each changed', async () => {
    const generazioni = [aGeneration(2, { by: 'sistema', verb: 'trattieni', urgent: true }), aGeneration(1)]
    open({ generazioni })
    const [last, first] = (await screen.findAllByRole('heading', { level: 3, name: /^Scelta/ })).map((heading) =>
      heading.closest('li')!,
    )
    expect(last).toHaveTextContent('Scelta 2quella di adessourgentemotivo 2Trattenuta, 20/11/2026 11:00 · di sistema')
    expect(within(last!).getByRole('row', { name: 'mf-bandi 1.1.0, segue stable 1.2.0, segue stable' })).toBeVisible()
    expect(within(first!).getByRole('row', { name: 'mf-bandi quella del portale 1.1.0, segue stable' })).toBeVisible()
  })

  it('lead back to any of them with one press, and to the portal as it was', async () => {
    const { user, posted } = open({ generazioni: [aGeneration(2), aGeneration(1)] })
    const back = async (name: string) => {
      await user.click(await screen.findByRole('button', { name }))
      await screen.findByText('Non cambia niente per nessuno.')
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      return (posted.at(-1)!.body as { comando: object }).comando
    }
    expect(await back('Torna alla scelta 1')).toEqual({ verb: 'annulla', to: 1, tenants: ['uno.test'] })
    expect(await back('Torna alla scelta 0')).toEqual({ verb: 'annulla', to: 0, tenants: ['uno.test'] })
    expect(await back('Torna alla scelta di prima')).toEqual({ verb: 'annulla', tenants: ['uno.test'] })
    expect(screen.queryByRole('button', { name: 'Torna alla scelta 2' })).toBeNull()
  })

  it('are shown in parts when there are many', async () => {
    const generazioni = Array.from({ length: 25 }, (_, at) => aGeneration(25 - at))
    const tenant = [aTenant('uno.test', { generazione: 25 })]
    const { user } = open({ generazioni, registro: aRegistry({ tenant }) })
    await screen.findByRole('heading', { level: 3, name: 'Scelta 25' })
    expect(numbers()).toHaveLength(10)
    expect(screen.queryByRole('button', { name: 'Torna alla scelta 0' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Mostra altre scelte' }))
    await waitFor(() => expect(numbers()).toHaveLength(20))
  })

  it('follow decisions of other operators', async () => {
    const { said, news } = open({ generazioni: [aGeneration(2), aGeneration(1)] })
    await screen.findByRole('heading', { level: 3, name: 'Scelta 2' })
    said.generazioni = [aGeneration(3), ...said.generazioni]
    said.registro = aRegistry({ tenant: [aTenant('uno.test', { generazione: 3 })] })
    await act(news)
    expect(await screen.findByRole('heading', { level: 3, name: 'Scelta 3' })).toBeVisible()
  })
})

it('says so where nothing was chosen yet', async () => {
  open({ registro: aRegistry({ tenant: [aTenant('uno.test', { generazione: 0 })] }) })
  expect(await screen.findByRole('heading', { name: 'Nessuna scelta ancora' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Torna/ })).toBeNull()
})

it('says so of a tenant that there is not', async () => {
  open({}, 'nessuno.test')
  expect(await screen.findByRole('heading', { name: 'Questo cliente non esiste' })).toBeVisible()
})
