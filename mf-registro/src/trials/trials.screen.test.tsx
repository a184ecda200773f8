import { renderScreen } from '@bandiera/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { aServer, type RegistryAnswers } from '../parts/testing/server.ts'
import { Component } from './trials.screen.tsx'

const resolved = (version: string | null, reason = 'chosen') => ({ id: 'mf-bandi', version, reason, refused: [] })
const shell = { version: '4.0.0', contracts: ['3.0.0'], shared: { react: '19.3.1' } }

function open(tab: string, others: RegistryAnswers['others']) {
  const server = aServer({ others })
  return { ...server, ...renderScreen(<Component />, { path: `/registro/prove?tab=${tab}`, request: server.request }) }
}
const paste = async (text: string) =>
  fireEvent.change(await screen.findByLabelText('Testo di shell.json'), { target: { value: text } })

describe('another shell', () => {
  it('is read from its shell.json: what each tenant would get, and that it would be refused', async () => {
    const stranded = {
      tenant: 'uno.test',
      id: 'mf-bandi',
      before: resolved('1.0.0'),
      after: resolved(null, 'none'),
      stranded: true,
    }
    const { posted } = open('shell', { '/api/registro/shell': { prospetto: [stranded] } })
    await paste(JSON.stringify({ ...shell, scripts: [] }))
    const row = await screen.findByRole('row', { name: /uno.test/ })
    expect(row).toHaveTextContent('uno.testmf-bandi1.0.0Non si puòNessuna che vada bene')
    expect(screen.getByRole('alert')).toHaveTextContent('Non si può: un cliente resterebbe senza')
    expect(posted).toEqual([{ path: '/api/registro/shell?tabella=1', body: shell }])
  })

  it('that changes nothing says so', async () => {
    open('shell', { '/api/registro/shell': { prospetto: [] } })
    await paste(JSON.stringify(shell))
    expect(await screen.findByText('Nessun cliente riceverebbe qualcosa di diverso.')).toBeVisible()
  })

  it('is not asked about while the text is none', async () => {
    const { posted } = open('shell', {})
    await paste('{"version": 4}')
    expect(screen.getByRole('alert')).toHaveTextContent('Questo non è uno shell.json')
    expect(posted).toEqual([])
  })
})

describe('without a feature', () => {
  const funzione = (key: string, over: object = {}) => ({
    id: 'mf-bandi',
    key,
    label: key,
    on: true,
    fixed: false,
    ...over,
  })
  const funzioni = [funzione('bandi'), funzione('account', { fixed: true }), funzione('rent', { on: false })]

  it('says what that tenant would have, as features are ticked', async () => {
    const lost = {
      tenant: 'uno.test',
      id: 'mf-bandi',
      before: resolved('1.0.0'),
      after: resolved(null, 'off'),
      stranded: false,
    }
    const { user, posted } = open('funzione', {
      '/api/registro/funzioni/uno.test': { funzioni },
      '/api/registro/funzioni': { prospetto: [{ ...lost, lost: ['bandi'] }] },
    })
    await user.selectOptions(await screen.findByLabelText('Cliente'), 'uno.test')
    expect(await screen.findByRole('checkbox', { name: 'rent (già spenta)' })).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: 'bandi' }))
    const table = await screen.findByRole('table', { name: 'Che cosa cambierebbe' })
    expect(within(table).getByRole('row', { name: /uno.test/ })).toHaveTextContent(
      'senza bandinessuna pagina lo caricherebbe più',
    )
    expect(posted).toEqual([
      { path: '/api/registro/funzioni?tabella=1', body: { tenant: 'uno.test', spente: ['bandi'] } },
    ])
    await user.click(screen.getByRole('checkbox', { name: 'bandi' }))
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('says so when the features cannot be read', async () => {
    const { user } = open('funzione', { '/api/registro/funzioni/uno.test': 'Il server non risponde.' })
    await user.selectOptions(await screen.findByLabelText('Cliente'), 'uno.test')
    expect(await screen.findByText('Il server non risponde.')).toBeVisible()
  })
})
