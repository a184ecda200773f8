import { renderScreen, unUsr } from '@bandiera/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import modulo from '../module.ts'
import { aRegistry, aServer, aTenant, aTenantModule, type RegistryAnswers } from '../parts/testing/server.ts'
import { Component } from './list.screen.tsx'

function open(over: Partial<RegistryAnswers> = {}, path = '/registro') {
  const server = aServer(over)
  return { ...server, ...renderScreen(<Component />, { usr: unUsr('admin'), path, request: server.request }) }
}
const table = () => screen.findByRole('table', { name: 'Versioni dei moduli per cliente' })
const cell = async (cliente: number) => within(await table()).getAllByRole('cell')[cliente]!
const plan = {
  tenants: [
    {
      tenant: 'due.test',
      n: 3,
      changes: [
        {
          id: 'mf-bandi',
          before: { id: 'mf-bandi', version: '1.0.0', reason: 'chosen', refused: [] },
          after: { id: 'mf-bandi', version: '1.1.0', reason: 'chosen', refused: [] },
        },
      ],
    },
  ],
  refusals: [],
}

describe('modules and tenants', () => {
  it('says of every module which version each tenant has, and what it follows', async () => {
    const tenant = [
      aTenant('uno.test', { nome: 'Studio Uno', moduli: [aTenantModule({ aperte: 3, aperteAltre: 1 })] }),
      aTenant('due.test'),
    ]
    open({ registro: aRegistry({ tenant }) })
    const row = within(await table()).getByRole('row', { name: /mf-bandi/ })
    expect(within(row).getByRole('rowheader')).toHaveTextContent('stable 1.0.0, next 1.1.0')
    expect(await cell(0)).toHaveTextContent('1.0.0segue stable3 pagine aperte1 pagina ancora con un’altra versione')
    expect(screen.getByRole('link', { name: 'Studio Uno' })).toHaveAttribute('href', '/registro/clienti/uno.test')
    expect(screen.getByText(/Shell 3.1.0, contratti 2.0.0 e 1.0.0 · tutto come è stato scelto/)).toBeVisible()
  })

  it.each([
    ['in prova', { canarino: { version: '1.1.0', percent: 10 } }, '1.1.0 in prova al 10%'],
    ['older', { motivo: 'older', rifiutate: [{ version: '1.1.0', why: { kind: 'missing' } }] }, 'Versione più vecchia'],
    [
      'back',
      { motivo: 'lastGood', rifiutate: [{ version: '1.1.0', why: { kind: 'held' } }] },
      'Tornata alla precedente',
    ],
    ['off', { motivo: 'off', versione: null }, 'Spento'],
    [
      'none',
      { motivo: 'none', versione: null, rifiutate: [{ version: '1.1.0', why: { kind: 'missing' } }] },
      'Nessuna che vada bene',
    ],
    ['published only', { motivo: 'none', versione: null, canale: undefined }, 'non ancora promosso'],
    ['fixed', { canale: undefined }, 'fissata'],
    ['unused', { usato: false }, 'non usato: la funzione è spenta'],
  ])('says why it is that one: %s', async (_, over, text) => {
    const moduli = [aTenantModule(over as Parameters<typeof aTenantModule>[0])]
    open({ registro: aRegistry({ tenant: [aTenant('uno.test', { moduli })] }) })
    expect(await cell(0)).toHaveTextContent(text)
  })

  it('shows some of two hundred tenants, and finds any', async () => {
    const tenant = Array.from({ length: 200 }, (_, n) => aTenant(`cliente-${n}.test`))
    const { user, location } = open({ registro: aRegistry({ tenant }) })
    expect(await screen.findByText('Clienti 1–3 di 200')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clienti successivi' }))
    expect(screen.getByRole('link', { name: 'cliente-3.test' })).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Cerca un cliente' }), 'cliente-177')
    expect(screen.getByRole('link', { name: 'cliente-177.test' })).toBeVisible()
    expect(location()).toBe('/registro?q=cliente-177')
    await user.type(screen.getByRole('searchbox', { name: 'Cerca un cliente' }), 'x')
    await user.click(screen.getByRole('button', { name: 'Togli i filtri' }))
    expect(await screen.findByText('Clienti 1–3 di 200')).toBeVisible()
  })

  it('follows decisions of other operators', async () => {
    const { said, news } = open()
    expect(await cell(1)).toHaveTextContent('1.0.0')
    said.registro = aRegistry({
      tenant: [aTenant('uno.test'), aTenant('due.test', { moduli: [aTenantModule({ versione: '1.1.0' })] })],
    })
    await act(news)
    await waitFor(async () => expect(await cell(1)).toHaveTextContent('1.1.0'))
  })

  it('says that it is loading, that there is nothing, and what went wrong', async () => {
    const server = aServer({ others: { '/api/registro': 'Il server non risponde.' } })
    const { user } = renderScreen(<Component />, { request: server.request })
    expect(screen.getByRole('status', { name: 'Caricamento del registro…' })).toBeVisible()
    expect(await screen.findByRole('alert')).toHaveTextContent('Il server non risponde.')
    delete server.said.others['/api/registro']
    server.said.registro = aRegistry({ tenant: [] })
    await user.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(await screen.findByRole('heading', { name: 'Nessun cliente' })).toBeVisible()
  })
})

describe('a command', () => {
  const ask = async (user: ReturnType<typeof open>['user'], azione: RegExp, verbo: string) => {
    await user.click(await screen.findByRole('button', { name: azione }))
    await user.click(screen.getByRole('menuitem', { name: verbo }))
    return screen.findByRole('dialog')
  }
  const commands = ({ posted }: Pick<ReturnType<typeof open>, 'posted'>) =>
    posted.filter(({ path }) => path === '/api/registro/comandi').map(({ body }) => body)

  it('shows what it would do as its form changes, and is given with its reason', async () => {
    const server = open({ others: { '/api/registro/comandi': plan } })
    const { user, posted, notices } = server
    const dialog = await ask(user, /su mf-bandi per due.test/, 'Promuovi una versione…')
    expect(dialog).toHaveTextContent('Completa i dati qui sopra')
    await user.selectOptions(within(dialog).getByLabelText('Versione'), '1.1.0')
    const trial = await within(dialog).findByRole('table', { name: 'Che cosa cambia' })
    expect(within(trial).getByRole('row', { name: 'due.test 3 mf-bandi 1.0.0 1.1.0' })).toBeVisible()
    const comando = { verb: 'promuovi', id: 'mf-bandi', version: '1.1.0', tenants: ['due.test'] }
    expect(posted.at(-1)).toMatchObject({ path: '/api/registro/comandi?tabella=1', body: { comando, prova: true } })
    await user.click(within(dialog).getByRole('button', { name: 'Promuovi' }))
    expect(await within(dialog).findAllByText('Scrivi il motivo')).not.toHaveLength(0)
    expect(commands(server)).toEqual([])
    await user.type(within(dialog).getByLabelText('Perché lo fai'), 'filtro per scadenza')
    await user.click(within(dialog).getByRole('checkbox', { name: 'Urgente' }))
    await user.click(within(dialog).getByRole('button', { name: 'Promuovi' }))
    await waitFor(() => expect(notices).toMatchObject([{ text: 'Fatto.', kind: 'success' }]))
    expect(commands(server)).toEqual([{ comando, perche: 'filtro per scadenza', urgente: true }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that is refused says why, in words, and keeps what was typed', async () => {
    const refusals = [{ kind: 'stranded', tenant: 'due.test', id: 'mf-bandi', because: [] }]
    const server = open({ others: { '/api/registro/comandi': { tenants: [], refusals } } })
    const { user, said } = server
    const dialog = await ask(user, /su mf-bandi per tutti/, 'Segui un canale…')
    expect(await within(dialog).findByText(/Per due.test non resterebbe nessuna versione di mf-bandi/)).toBeVisible()
    await user.type(within(dialog).getByLabelText('Perché lo fai'), 'prova')
    said.others['/api/registro/comandi'] = 'Il comando non si può eseguire.'
    await user.click(within(dialog).getByRole('button', { name: 'Segui un canale' }))
    expect(await within(dialog).findByText(/Il comando non si può eseguire. Non ho salvato/)).toBeVisible()
    expect(within(dialog).getByLabelText('Perché lo fai')).toHaveValue('prova')
  })

  it('sets the oldest version that may run, for all tenants alone, and takes it off again', async () => {
    const minimi = [{ id: 'mf-bandi', version: '1.0.0', by: 'Ada', why: 'falla', at: '2026-11-20T10:00:00Z' }]
    const floor = { id: 'mf-bandi', version: null, before: '1.0.0' }
    const server = open({
      registro: aRegistry({ minimi }),
      others: { '/api/registro/comandi': { tenants: [], refusals: [], floor } },
    })
    const { user } = server
    expect(within(await table()).getByRole('rowheader')).toHaveTextContent('minima 1.0.0')
    const dialog = await ask(user, /su mf-bandi per tutti/, 'Versione minima…')
    await user.selectOptions(within(dialog).getByLabelText('Versione'), 'Nessuna: valgono di nuovo tutte')
    expect(await within(dialog).findByText('La versione minima di mf-bandi passa da 1.0.0 a nessuna.')).toBeVisible()
    await user.type(within(dialog).getByLabelText('Perché lo fai'), 'corretto')
    await user.click(within(dialog).getByRole('button', { name: 'Versione minima' }))
    await waitFor(() => expect(commands(server)).toHaveLength(1))
    expect(commands(server)[0]).toMatchObject({ comando: { verb: 'minimo', id: 'mf-bandi', version: null } })
    await user.click(await screen.findByRole('button', { name: /su mf-bandi per uno.test/ }))
    expect(screen.queryByRole('menuitem', { name: 'Versione minima…' })).toBeNull()
  })

  it('that would take this page away says so', async () => {
    const moduli = [aTenantModule({ id: 'mf-registro' })]
    const { user } = open({
      registro: aRegistry({ tenant: [aTenant('uno.test', { moduli })] }),
      others: { '/api/registro/comandi': { tenants: [], refusals: [] } },
    })
    const dialog = await ask(user, /su mf-registro per uno.test/, 'Spegni…')
    expect(dialog).toHaveTextContent('si riaccende solo dalla riga di comando')
    expect(await within(dialog).findByText('Non cambia niente per nessuno.')).toBeVisible()
  })

  it('offers to switch on only what is off', async () => {
    const off = aTenant('uno.test', { moduli: [aTenantModule({ versione: null, motivo: 'off' })] })
    const { user } = open({ registro: aRegistry({ tenant: [off] }) })
    await user.click(await screen.findByRole('button', { name: /su mf-bandi per uno.test/ }))
    expect(screen.getByRole('menuitem', { name: 'Accendi…' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Spegni…' })).toBeNull()
  })
})

it('belongs to admins, and is off unless the server decides otherwise', () => {
  const entries = [...modulo.routes, ...modulo.menu, ...(modulo.comandi ?? [])]
  expect(entries.map(({ roles }) => roles)).toEqual(entries.map(() => ['admin']))
  expect(modulo.features).toEqual({ registro: { label: 'Registro dei moduli', on: false } })
})
