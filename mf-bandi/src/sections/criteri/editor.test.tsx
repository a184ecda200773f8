import { CriteriSchema, type Criterio } from '@bandiera/domain'
import { someSettings, renderScreen, unaAzienda, unUsr, type ScreenOptions } from '@bandiera/testing'
import { PortalForm, useSchemaForm } from '@bandiera/ui/form'
import { screen, within } from '@testing-library/react'
import * as z from 'zod/mini'
import { CriteriEditor } from './editor.tsx'

const Schema = z.object({ data: z.object({ criteri: CriteriSchema }) })
const saved: Criterio[][] = []

function CriteriForm({ criteri }: { criteri: Criterio[] }) {
  const form = useSchemaForm<z.infer<typeof Schema>>(Schema, { data: { criteri } })
  const save = async (values: { data: { criteri: Criterio[] } }) => void saved.push(values.data.criteri)
  return (
    <PortalForm form={form} label="Bando" onSubmit={save}>
      <CriteriEditor />
    </PortalForm>
  )
}
const open = (criteri: Criterio[] = [], options: ScreenOptions = {}) =>
  renderScreen(<CriteriForm criteri={criteri} />, { usr: unUsr('editore'), ...options })
const add = async (user: ReturnType<typeof open>['user'], tipo: string) => {
  await user.click(screen.getByRole('button', { name: 'Aggiungi criterio' }))
  await user.click(screen.getByRole('menuitem', { name: tipo }))
}
const nucleo: Criterio[] = [
  { id: 'settore', tipo: 'ateco', tutti: true },
  { id: 'chi', tipo: 'tipoSoggetto', ammessi: ['Impresa'] },
  { id: 'quanto', tipo: 'dimensione', ammesse: ['micro', 'piccola', 'media', 'grande'] },
]
beforeEach(() => saved.splice(0))

it('shows every criterion as the sentence that companies will read', () => {
  open([{ id: 't', tipo: 'territorio', regioni: ['16'] }])
  expect(screen.getByRole('button', { name: /^Territorio · .*Almeno una sede in Puglia$/ })).toBeVisible()
})

it('saves what was built, as a list that the schema accepts', async () => {
  const { user } = open()
  await add(user, 'Fatturato')
  await user.type(screen.getByRole('textbox', { name: /Almeno/ }), '100000')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(saved).toMatchObject([[{ tipo: 'fatturato', min: 100_000, vincolante: true }]])
})

it.each<[string, string, (user: ReturnType<typeof open>['user']) => Promise<void>, string]>([
  ['an empty list', 'Obiettivo', async () => {}, 'Scegli almeno una voce'],
  [
    'limits upside down',
    'Organico',
    async (user) => {
      await user.type(screen.getByRole('textbox', { name: /Almeno/ }), '50')
      await user.type(screen.getByRole('textbox', { name: /Al massimo/ }), '10')
    },
    'Il massimo è più piccolo del minimo',
  ],
  ['no activity', 'Codice ATECO', async () => {}, 'Aggiungi un codice, o scegli tutti i settori'],
  ['an index without threshold', 'Indici di bilancio', async () => {}, 'Inserisci la soglia'],
  ['an empty sentence', 'Requisito in parole', async () => {}, 'Scrivi il requisito'],
])('refuses %s at the field, opens it, and loses nothing', async (_name, tipo, fill, message) => {
  const { user } = open([{ id: 'b', tipo: 'bilanci', minimo: 2 }])
  await add(user, tipo)
  await fill(user)
  // closed, so that the refusal has to open it again
  await user.click(screen.getAllByRole('button', { expanded: true })[0]!)
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveTextContent(message)
  await user.click(within(summary).getAllByRole('button')[0]!)
  expect(document.activeElement).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(saved).toEqual([])
  expect(screen.getByRole('button', { name: /^Bilanci · .*Almeno 2 bilanci approvati$/ })).toBeVisible()
})

describe('the try-out', () => {
  it('answers on an example company while the criteria change, for an editore who sees no companies', async () => {
    const puglia: Criterio = { id: 't', tipo: 'territorio', regioni: ['16'] }
    const { user } = open([puglia, ...nucleo], { aziende: [unaAzienda()] })
    await user.click(screen.getByText('Prova su un’azienda'))
    const verdict = () => screen.getByLabelText(/^Esito per Officina meccanica a Bari/)
    expect(verdict()).toHaveTextContent(/^Ammissibile100 punti/)
    expect(screen.queryByText('Rossi S.r.l.')).toBeNull()
    await user.click(screen.getByText('Almeno una sede in Puglia', { selector: 'button *' }))
    await user.click(screen.getByLabelText('Togli Puglia'))
    expect(verdict()).toHaveTextContent(/^Da verificare.*Il bando non lo indica/)
    await user.click(screen.getByLabelText(/^Regioni/))
    await user.paste('lombardia')
    await user.keyboard('{Enter}')
    expect(verdict()).toHaveTextContent(/^Non ammissibile/)
  })

  it('takes other data of the example, and says what is not known', async () => {
    const { user } = open([{ id: 'o', tipo: 'dipendenti', min: 10 }, ...nucleo])
    await user.click(screen.getByRole('button', { name: 'Prova su un’azienda' }))
    const staff = screen.getByRole('textbox', { name: /Addetti/ })
    await user.clear(staff)
    const verdict = screen.getByRole('region', { name: /Officina meccanica/ })
    expect(verdict).toHaveTextContent('Manca: Addetti (ULA)')
    await user.type(staff, '3')
    expect(verdict).toHaveTextContent(/^Non ammissibile/)
  })

  it('uses the needs of the catalogue', async () => {
    const esigenze = [{ id: 'sostegno-investimenti', nome: 'Impianti', obiettivi: ['Sostegno investimenti'] }]
    const { user } = open([{ id: 'o', tipo: 'obiettivo', ammessi: ['Sostegno investimenti'] }], {
      settings: someSettings({ esigenze }),
    })
    await user.click(screen.getByRole('button', { name: 'Prova su un’azienda' }))
    expect(screen.getByRole('region', { name: /Officina/ })).toHaveTextContent('SìObiettivo: Sostegno investimenti')
  })

  it('leaves out what is not finished, and says so', async () => {
    const { user } = open(nucleo)
    await add(user, 'Obiettivo')
    await user.click(screen.getByRole('button', { name: 'Prova su un’azienda' }))
    expect(screen.getByText('1 criterio da completare non è considerato.')).toBeVisible()
  })

  it('takes a real company for an admin and counts the verdicts on all of them', async () => {
    const bari = unaAzienda({ ragioneSociale: 'Bari Srl', sedi: [{ tipo: 'legale', comune: '072006' }] })
    const { user } = open([{ id: 't', tipo: 'territorio', regioni: ['16'] }, ...nucleo], {
      usr: unUsr('admin'),
      aziende: [unaAzienda(), unaAzienda({ sedi: [] }), bari],
    })
    await user.click(screen.getByRole('button', { name: 'Prova su un’azienda' }))
    expect(screen.getByRole('group', { name: 'Con tutte le aziende' })).toHaveTextContent(
      /Ammissibile\s*1\s*Da verificare\s*1\s*Non ammissibile\s*1/,
    )
    const picker = screen.getByRole('combobox', { name: 'Azienda' })
    await user.clear(picker)
    await user.type(picker, 'bari{Enter}')
    expect(screen.getByRole('region', { name: 'Esito per Bari Srl' })).toHaveTextContent(/^Ammissibile/)
  })

  it('has the verdicts counted by the server where companies are too many for a page, and finds them there', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const asked: unknown[] = []
    let fails = true
    const request = async (path: string, init?: RequestInit) => {
      if (fails) throw new Error('Il server non risponde.')
      asked.push([path, JSON.parse(String(init?.body))])
      return Response.json({ ammissibile: 12_345, da_verificare: 6, non_ammissibile: 7 })
    }
    const criteri: Criterio[] = [{ id: 't', tipo: 'territorio', regioni: ['16'] }]
    const bari = unaAzienda({ ragioneSociale: 'Bari Srl', sedi: [{ tipo: 'legale', comune: '072006' }] })
    const far = { usr: unUsr('admin'), aziende: [bari, unaAzienda()], modes: { aziende: 'window' }, request } as const
    const { user } = open(criteri, far)
    await user.click(screen.getByRole('button', { name: 'Prova su un’azienda' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Il server non risponde.')
    expect(screen.getByRole('region', { name: 'Esito per Rossi S.r.l.' })).toHaveTextContent(/^Non ammissibile/)
    fails = false
    await user.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(await screen.findByText('12.345')).toBeVisible()
    expect(asked).toEqual([['/api/incroci/prova', { criteri }]])
    const picker = screen.getByRole('combobox', { name: 'Azienda' })
    await user.clear(picker)
    await user.type(picker, 'bari')
    await user.click(await screen.findByRole('option', { name: /Bari Srl/ }))
    expect(await screen.findByRole('region', { name: 'Esito per Bari Srl' })).toBeVisible()
  })
})
