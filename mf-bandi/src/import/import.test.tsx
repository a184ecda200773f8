import type { ImportReport } from '@bandiera/domain'
import { renderScreen, unUsr } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import { Component } from '../list.screen.tsx'

const gina = unUsr('gestore', { name: 'Gina Gestisce' })
const greta = unUsr('gestore', { _id: 'e'.repeat(24), name: 'Greta Guida' })
const report = (prova: boolean): ImportReport => ({
  totale: 2,
  nuovi: 1,
  aggiornati: 0,
  identici: 0,
  errori: 1,
  prova,
  gestori: [gina._id, greta._id],
  righe: [
    { riga: 1, idEsterno: '10', titolo: 'Voucher', esito: 'nuovo', redazione: 'pubblicato', daControllare: [] },
    { riga: 2, idEsterno: '11', titolo: 'Fiere', esito: 'errore', motivo: 'Manca il titolo', daControllare: [] },
  ],
})
const file = (text: string, name = 'incentivi.json') =>
  Object.assign(new File([text], name, { type: 'application/json' }), { text: async () => text })
/** The lists that the dialog asks for by itself when it opens. */
const quiet = (path: string) => (path === '/api/importazioni' ? Response.json({ importazioni: [] }) : null)
const bodyOf = (init: RequestInit | undefined) => JSON.parse(String(init?.body)) as { opzioni: object; dati: unknown }
const FILE = 'Trascina qui il file degli incentivi, in formato JSON o CSV'

async function openImport(request: (path: string, init?: RequestInit) => Response | Promise<Response>) {
  const answer = (path: string, init?: RequestInit) => quiet(path) ?? request(path, init)
  const rendered = renderScreen(<Component />, { usr: unUsr('editore'), utenti: [gina, greta], request: answer })
  await rendered.user.click(screen.getByRole('button', { name: 'Importa da incentivi.gov.it' }))
  return rendered
}

it('shows what would happen before writing, then imports and tells what happened', async () => {
  const asked: [string, unknown][] = []
  const { user } = await openImport((path, init) => {
    asked.push([path, bodyOf(init)])
    return Response.json(report(path.includes('prova')))
  })
  await user.upload(screen.getByLabelText(FILE), file('[{"a": 1}]'))
  expect(await screen.findByText(/Non ho ancora scritto niente/)).toBeVisible()
  expect(screen.getByText('Manca il titolo')).toBeVisible()
  expect(asked).toEqual([['/api/import/incentivi?prova=1', { opzioni: { file: 'incentivi.json' }, dati: [{ a: 1 }] }]])
  await user.click(screen.getByRole('button', { name: /^Importa 1 bando: 1 pubblicato a 2 gestori/ }))
  expect(await screen.findByText(/Importazione conclusa: 1 nuovo, 0 aggiornati/)).toBeVisible()
  expect(asked[1]?.[0]).toBe('/api/import/incentivi')
})

it('keeps the name of a wrong file and shows the reason of the server', async () => {
  const { user } = await openImport(() => {
    throw new Error('Il file non contiene incentivi: manca «Titolo».')
  })
  await user.upload(screen.getByLabelText(FILE), file('{"foto": true}', 'foto.json'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Il file non contiene incentivi: manca «Titolo».')
  expect(screen.getByText('foto.json')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Importa \d/ })).toBeNull()
})

it('reads a table too, and says which columns are missing without asking the server', async () => {
  const asked: unknown[] = []
  const { user } = await openImport((_path, init) => {
    asked.push(bodyOf(init).dati)
    return Response.json(report(true))
  })
  await user.upload(screen.getByLabelText(FILE), file('Titolo;Ente\nVoucher;Regione', 'bandi.csv'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Nel file manca la colonna «ID_Incentivo»')
  expect(asked).toEqual([])
  await user.upload(
    screen.getByLabelText(FILE),
    file('ID_Incentivo;Titolo;Regioni\n7;Voucher;Lazio|Puglia', 'bandi.csv'),
  )
  expect(await screen.findByText(/Non ho ancora scritto niente/)).toBeVisible()
  expect(asked).toEqual([[{ ID_Incentivo: '7', Titolo: 'Voucher', Regioni: ['Lazio', 'Puglia'] }]])
})

it('refuses a file that is not JSON without asking the server', async () => {
  const request = jest.fn()
  const { user } = await openImport(request)
  await user.upload(screen.getByLabelText(FILE), file('Titolo;Ente', 'bandi.json'))
  expect(await screen.findByRole('alert')).toHaveTextContent('non è in formato JSON')
  expect(request).not.toHaveBeenCalled()
})

it('keeps the checked file when the import itself fails, so that it can be tried again', async () => {
  const { user } = await openImport((path) => {
    if (path.includes('prova')) return Response.json(report(true))
    throw new Error('Il server non risponde.')
  })
  await user.upload(screen.getByLabelText(FILE), file('[]'))
  await user.click(await screen.findByRole('button', { name: /^Importa 1 bando: 1 pubblicato a 2 gestori/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Il server non risponde.')
  expect(screen.getByRole('button', { name: /^Importa 1 bando: 1 pubblicato a 2 gestori/ })).toBeEnabled()
})

it('does not take an answer it cannot understand for a report', async () => {
  const { user } = await openImport(() => Response.json({ ok: true }))
  await user.upload(screen.getByLabelText(FILE), file('[]'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Il server ha risposto in modo inatteso')
})
