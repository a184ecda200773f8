import type { TableReport, ReferenceTable } from '@bandiera/domain'
import { renderScreen, unUsr } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { ReferencesSection } from './references.tsx'

const table = (over: Partial<ReferenceTable> = {}): ReferenceTable => ({
  nome: 'comuni',
  titolo: 'Comuni',
  editore: 'ISTAT',
  fonte: 'SITUAS, elenco dei comuni',
  licenza: 'CC BY 3.0 IT',
  giorno: '2026-06-09',
  righe: 7894,
  caricabile: true,
  caricata: null,
  ...over,
})
const none = { righe: 0, esempi: [] }
const report = (over: Partial<TableReport> = {}): TableReport => ({
  nome: 'comuni',
  prova: true,
  prima: 7894,
  dopo: 7893,
  aggiunte: none,
  tolte: { righe: 22, esempi: ['Rio Marina (LI)', 'Bazzano (BO)'] },
  cambiate: { righe: 1, esempi: ['Agliano (AT) → Agliano Terme (AT)'] },
  ...over,
})

interface Server {
  tabelle?: ReferenceTable[]
  sostituisce?: boolean
  trial?: () => Response | Promise<never>
}

/** The section in front of a server that answers by hand, and what it was asked. */
function open({ tabelle = [table()], sostituisce = true, trial = () => Response.json(report()) }: Server = {}) {
  const asked: string[] = []
  const request = async (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path}`)
    if (method === 'DELETE') return new Response(null, { status: 204 })
    return method === 'POST' ? trial() : Response.json({ tabelle, sostituisce })
  }
  return { ...renderScreen(<ReferencesSection />, { usr: unUsr('admin'), request }), asked }
}
const file = new File(['x'], 'comuni-2027.csv', { type: 'text/csv' })
const chooser = async () =>
  (await screen.findAllByLabelText('Carica un file per Comuni')).find((one) => one.matches('input'))!

it('says of each table what it is, of which day, under which licence and how large', async () => {
  open({
    tabelle: [table(), table({ nome: 'ateco-2025', titolo: 'ATECO 2025', caricata: '2026-11-27T09:30:00.000Z' })],
  })
  const [shipped, loaded] = await screen.findAllByRole('listitem')
  expect(shipped).toHaveTextContent('Comuni7.894 righe · Fornita con il portale, dati del 09/06/2026')
  expect(shipped).toHaveTextContent('ISTAT: SITUAS, elenco dei comuni. Licenza CC BY 3.0 IT.')
  expect(loaded).toHaveTextContent('Caricata il 27/11/2026 10:30')
  expect(within(shipped!).queryByRole('button', { name: /^Torna/ })).toBeNull()
})

it('shows what a file would change before it is used, then uses it', async () => {
  const { user, asked, notices } = open()
  await user.upload(await chooser(), file)
  const dialog = within(await screen.findByRole('dialog', { name: 'Comuni: che cosa cambia' }))
  expect(await dialog.findByText('Tolte: 22 righe')).toBeVisible()
  expect(dialog.getByText('Rio Marina (LI)')).toBeVisible()
  expect(dialog.getByText('e altre 20')).toBeVisible()
  expect(dialog.getByText('Agliano (AT) → Agliano Terme (AT)')).toBeVisible()
  expect(asked).toEqual(['GET /api/riferimenti/tabelle', 'POST /api/riferimenti/tabelle/comuni?prova=1'])
  await user.click(dialog.getByRole('button', { name: 'Usa questo file' }))
  await waitFor(() => expect(notices).toMatchObject([{ text: 'Il portale usa la nuova tabella: Comuni.' }]))
  expect(asked.slice(2)).toEqual(['POST /api/riferimenti/tabelle/comuni', 'GET /api/riferimenti/tabelle'])
})

it('warns of a file that takes much away, and offers nothing of one that changes nothing', async () => {
  const { user } = open({ trial: () => Response.json(report({ dopo: 3, tolte: { righe: 7891, esempi: [] } })) })
  await user.upload(await chooser(), file)
  expect(await screen.findByText(/più di un decimo/)).toBeVisible()
})

it('offers nothing of a file that changes nothing', async () => {
  const { user } = open({ trial: () => Response.json(report({ tolte: none, cambiate: none })) })
  await user.upload(await chooser(), file)
  expect(await screen.findByText('Il file dice le stesse cose della tabella in uso.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Usa questo file' })).toBeNull()
})

it('says why a file is refused', async () => {
  const { user } = open({ trial: () => Promise.reject(new Error('Il file non contiene la tabella attesa.')) })
  await user.upload(await chooser(), file)
  expect(await screen.findByText('Il file non contiene la tabella attesa.')).toBeVisible()
})

it('goes back to the shipped table, after a question', async () => {
  const { user, asked, notices, questions } = open({ tabelle: [table({ caricata: '2026-11-27T09:30:00.000Z' })] })
  await user.click(await screen.findByRole('button', { name: 'Torna alla tabella fornita: Comuni' }))
  await waitFor(() => expect(notices).toMatchObject([{ text: 'Il portale usa di nuovo la tabella fornita.' }]))
  expect(questions).toHaveLength(1)
  expect(asked).toContain('DELETE /api/riferimenti/tabelle/comuni')
})

it('offers no change to an admin who may only look', async () => {
  open({ sostituisce: false })
  expect(await screen.findByText(/le sostituiscono solo i suoi operatori/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
