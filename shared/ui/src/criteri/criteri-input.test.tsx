import { adoptProvince, CriteriSchema, BUNDLED_PROVINCE, criterioKindLabels, type Criterio } from '@bandiera/domain'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderForm } from '../test/render-form.tsx'
import { CriteriInput } from './criteri-input.tsx'
import { atecoOption, type References } from './references.ts'

const riferimenti: References = {
  comuni: async () => [{ value: '072006', label: 'Bari (BA)', nome: 'Bari', provincia: '072' }],
  ateco: async () => [
    atecoOption({ codice: '25.62.00', versione: '2007', titolo: 'Lavori di meccanica generale' }),
    atecoOption({ codice: 'C', versione: '2025', titolo: 'Attività manifatturiere' }),
  ],
}
const frase = ({ tipo, id }: Criterio) => `${criterioKindLabels[tipo]} ${id}`

function open(campo: Criterio[] = []) {
  const view = renderForm(
    <CriteriInput frase={frase} name="campo" pesi={{ territorio: 20 }} riferimenti={riferimenti} />,
    {
      campo,
    },
  )
  const value = () => view.valueOf() as Criterio[]
  const user = userEvent.setup()
  const add = async (tipo: string) => {
    await user.click(screen.getByRole('button', { name: 'Aggiungi criterio' }))
    await user.click(screen.getByRole('menuitem', { name: tipo }))
  }
  const choose = async (id: string, action: string) => {
    await user.click(screen.getByRole('button', { name: new RegExp(`^Altre azioni: .* ${id}$`) }))
    await user.click(screen.getByRole('menuitem', { name: action }))
  }
  const ids = () => value().map(({ id, gruppo }) => (gruppo ? `${id}*` : id))
  return { user, value, add, choose, ids }
}
const three: Criterio[] = [
  { id: 'a', tipo: 'territorio', regioni: ['16'] },
  { id: 'b', tipo: 'dimensione', ammesse: ['micro'], vincolante: false },
  { id: 'c', tipo: 'bilanci', minimo: 1 },
]

it.each(Object.entries(criterioKindLabels))(
  'adds a criterion of the kind %s and shows its fields',
  async (tipo, label) => {
    const { add, value } = open()
    await add(label)
    expect(value()).toMatchObject([{ tipo, vincolante: true }])
    const group = screen.getByRole('group', { name: 'Criteri' })
    expect(within(group).getByRole('radio', { name: 'Vincolante' })).toBeChecked()
    expect(group.contains(document.activeElement)).toBe(true)
  },
)

it('fills in a territory with regions and comuni, and keeps the names of the comuni', async () => {
  const { add, user, value } = open()
  await add('Territorio')
  await user.type(screen.getByRole('combobox', { name: /Regioni/ }), 'pugl{Enter}')
  await user.type(screen.getByRole('combobox', { name: /Comuni/ }), 'bari')
  await user.click(await screen.findByRole('option', { name: 'Bari (BA)' }))
  expect(value()).toMatchObject([{ regioni: ['16'], comuni: ['072006'], nomi: { '072006': 'Bari' } }])
  expect(CriteriSchema.safeParse(value()).success).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Togli Puglia' }))
  expect(value()).toMatchObject([{ regioni: [] }])
  expect(screen.getByRole('combobox', { name: /Regioni/ })).toHaveFocus()
})

it('finds activity codes by words and takes one that no table knows, always with its version', async () => {
  const { add, user, value } = open()
  await add('Codice ATECO')
  const box = screen.getByRole('combobox', { name: /Codici ammessi/ })
  await user.type(box, 'meccanica')
  await user.click(await screen.findByRole('option', { name: '25.62.00 Lavori di meccanica generale (ATECO 2007)' }))
  await user.type(box, '62.1')
  await user.click(await screen.findByRole('option', { name: 'Usa 62.1 di ATECO 2025' }))
  expect(value()).toMatchObject([
    {
      ammessi: [
        { codice: '25.62.00', versione: '2007', titolo: 'Lavori di meccanica generale' },
        { codice: '62.1', versione: '2025' },
      ],
    },
  ])
  expect(CriteriSchema.safeParse(value()).success).toBe(true)
  expect(screen.getByText('25.62.00 Lavori di meccanica generale (ATECO 2007)')).toBeVisible()
})

it('takes a section for its divisioni, those that are there already once', async () => {
  const { add, user, value } = open()
  await add('Codice ATECO')
  const box = screen.getByRole('combobox', { name: /Codici ammessi/ })
  await user.type(box, '11')
  await user.click(await screen.findByRole('option', { name: 'Usa 11 di ATECO 2025' }))
  await user.type(box, 'C')
  await user.click(await screen.findByRole('option', { name: 'C Attività manifatturiere (ATECO 2025)' }))
  const [{ ammessi }] = value() as unknown as [{ ammessi: { codice: string }[] }]
  expect(ammessi.map(({ codice }) => codice)).toEqual([
    '11',
    '10',
    ...Array.from({ length: 22 }, (_, i) => `${i + 12}`),
  ])
  expect(CriteriSchema.safeParse(value()).success).toBe(true)
})

it('asks for the shares of women or young people only where they are what counts, and for an age of the young', async () => {
  const { add, user, value } = open()
  await add('Qualifica')
  const shares = () => screen.queryByRole('group', { name: 'Quote chieste dal bando' })
  const pick = (name: string) => user.click(screen.getByRole('checkbox', { name }))
  await pick('Impresa artigiana')
  expect(shares()).toBeNull()
  await pick('Impresa femminile')
  expect(within(shares()!).queryByRole('textbox', { name: /^Giovane fino a/ })).toBeNull()
  await pick('Impresa giovanile')
  await user.type(screen.getByRole('textbox', { name: /^Quote del capitale/ }), '50')
  await user.type(screen.getByRole('textbox', { name: /^Giovane fino a/ }), '29')
  await pick('Più delle percentuali indicate, non almeno')
  expect(value()).toMatchObject([{ soglie: { quote: 50, anniMax: 29, oltre: true } }])
  expect(CriteriSchema.safeParse(value()).success).toBe(true)
})

it('moves a criterion with the arrows and keeps the keyboard on them', async () => {
  const { user, ids } = open(three)
  act(() => screen.getByRole('button', { name: 'Sposta giù: Territorio a' }).focus())
  await user.keyboard('{Enter}{Enter}')
  expect(ids()).toEqual(['b', 'c', 'a'])
  expect(screen.getByRole('button', { name: 'Sposta giù: Territorio a' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(ids()).toEqual(['b', 'c', 'a'])
  expect(screen.getByText('Territorio a: ora al posto 3 di 3.')).toBeInTheDocument()
})

it('makes alternatives, moves the group as one, and takes one out again', async () => {
  const { user, choose, ids, value } = open(three)
  await choose('b', 'Rendilo alternativo al criterio sopra')
  expect(ids()).toEqual(['a*', 'b*', 'c'])
  expect(value().map(({ vincolante }) => vincolante)).toEqual([undefined, true, undefined])
  expect(screen.getByRole('list', { name: /Ne basta uno/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Sposta giù il gruppo' }))
  expect(ids()).toEqual(['c', 'a*', 'b*'])
  await choose('c', 'Nel gruppo: Territorio a')
  expect(ids()).toEqual(['a*', 'b*', 'c*'])
  await choose('a', 'Togli dal gruppo')
  expect(ids()).toEqual(['b*', 'c*', 'a'])
})

it('changes binding to preferential for all the alternatives of a group', async () => {
  const { user, value } = open([
    { ...three[0]!, gruppo: 'g' },
    { ...three[2]!, gruppo: 'g' },
  ])
  await user.click(screen.getByRole('button', { name: /^Territorio ·/ }))
  await user.click(screen.getByRole('radio', { name: 'Preferenziale' }))
  expect(value().map(({ vincolante }) => vincolante)).toEqual([false, false])
})

it('duplicates, removes and brings back what was removed, in its place', async () => {
  const { user, choose, ids } = open(three)
  await choose('b', 'Duplica')
  expect(ids()).toHaveLength(4)
  await choose('a', 'Rimuovi')
  expect(ids()[0]).toBe('b')
  expect(screen.getByText('Rimosso: Territorio a')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Annulla modifica' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(ids()[0]).toBe('a')
})

it('shows the usual weight of the kind and takes another', async () => {
  const { user, value } = open([three[0]!])
  expect(screen.getByText('Territorio · Vincolante · peso 20')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Territorio ·/ }))
  await user.type(screen.getByRole('textbox', { name: /Peso/ }), '35')
  expect(value()).toMatchObject([{ peso: 35 }])
  expect(screen.getByText('Territorio · Vincolante · peso 35')).toBeVisible()
})

it('says which criteria still miss something', async () => {
  const { add } = open(three)
  expect(screen.queryByText('Da completare')).toBeNull()
  await add('Obiettivo')
  expect(screen.getByText('Da completare')).toBeVisible()
})

it('offers a provincia of a newer table while the page is open', async () => {
  const { user, add, value } = open()
  await add('Territorio')
  const box = screen.getByRole('combobox', { name: /^Province/ })
  const nuova = { codice: '120', sigla: 'XX', nome: 'Nuova Olbia', regione: '20', capoluoghi: [] }
  await user.type(box, 'Nuova Olbia')
  expect(screen.queryByRole('option', { name: /Nuova Olbia/ })).toBeNull()
  act(() => adoptProvince({ ...BUNDLED_PROVINCE, oggi: [...BUNDLED_PROVINCE.oggi, nuova] }))
  await user.clear(box)
  await user.type(box, 'Nuova Olbia')
  await user.click(await screen.findByRole('option', { name: 'Nuova Olbia (XX)' }))
  expect(value()).toMatchObject([{ tipo: 'territorio', province: ['120'] }])
  expect(screen.getByText('Nuova Olbia')).toBeVisible()
  act(() => adoptProvince(undefined))
})

it.each([
  [500_000, '500.000'],
  [500_000.5, '500.000,50'],
])('shows the limit %d as %s', async (min, shown) => {
  const { user } = open([{ id: 'x', tipo: 'fatturato', min }])
  await user.click(screen.getByRole('button', { name: /^Fatturato ·/ }))
  expect(screen.getByRole('textbox', { name: /Almeno/ })).toHaveValue(shown)
})
