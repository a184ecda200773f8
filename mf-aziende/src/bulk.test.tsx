import { WriteError } from '@bandiera/live'
import { SlotsContext, type SlotSource } from '@bandiera/platform'
import { GESTORE_ID, renderScreen, unaAzienda, unaPratica, unUsr, type ScreenOptions } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Component } from './list.screen.tsx'

const pro = unUsr('professionista', { name: 'Piero Professa' })
const due = () => [
  unaAzienda({ ragioneSociale: 'Alfa' }),
  unaAzienda({ ragioneSociale: 'Beta', professionisti: [pro._id] }),
]
const open = (options: ScreenOptions = {}) => renderScreen(<Component />, { utenti: [pro], aziende: due(), ...options })
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const check = (name: RegExp) => screen.getByRole('checkbox', { name })

it('assigns the chosen companies to a professionista and keeps those who follow them', async () => {
  const { user, writes } = open()
  await user.click(check(/Alfa/))
  await user.click(check(/Beta/))
  await user.click(screen.getByRole('button', { name: 'Assegna' }))
  await user.click(within(screen.getByRole('dialog', { name: 'Assegna 2 aziende' })).getByText('Piero Professa'))
  await waitFor(() => expect(writes).toHaveLength(2))
  expect(writes).toMatchObject([
    { patch: { set: { professionisti: [pro._id] } } },
    { patch: { set: { professionisti: [pro._id] } } },
  ])
})

it('archives the chosen companies after asking, and hides them until they are asked for', async () => {
  const { user, questions } = open()
  await user.click(check(/Alfa/))
  await user.click(screen.getByRole('button', { name: 'Archivia' }))
  await waitFor(() => expect(names()).toEqual(['Beta']))
  expect(questions[0]?.title).toBe('Archiviare 1 azienda?')
})

it('says how far it came when the server refuses one of them', async () => {
  const { user } = open({ refuse: () => new WriteError('NETWORK', 'Connessione interrotta.') })
  await user.click(check(/Alfa/))
  await user.click(screen.getByRole('button', { name: 'Archivia' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Fatto per 0 aziende su 1. Connessione interrotta.')
})

it('adds labels to the chosen companies and takes others off, and one press takes all of it back', async () => {
  const asked: unknown[] = []
  const request = (path: string, init?: RequestInit) => {
    asked.push([path, init?.body && JSON.parse(String(init.body))])
    return Response.json({ operazione: null })
  }
  const aziende = [
    unaAzienda({ ragioneSociale: 'Alfa', tag: ['vip', 'nord'] }),
    unaAzienda({ ragioneSociale: 'Beta' }),
    unaAzienda({ ragioneSociale: 'Gamma', tag: ['estero'] }),
  ]
  const { user, writes, notices } = open({ aziende, request })
  await user.click(check(/Alfa/))
  await user.click(check(/Beta/))
  await user.click(screen.getByRole('button', { name: 'Etichette' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Etichette di 2 aziende' }))
  await user.click(dialog.getByText('Salva'))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Scrivi o scegli almeno un’etichetta')
  await user.type(dialog.getByLabelText(/^Nuove etichette/), 'fiera, nord')
  await user.click(dialog.getByLabelText('estero'))
  await user.click(within(dialog.getByRole('group', { name: /Da togliere/ })).getByLabelText('vip'))
  await user.click(dialog.getByText('Salva'))
  await waitFor(() => expect(writes).toHaveLength(2))
  const [alfa, beta] = aziende.map(({ _id }) => writes.find(({ id }) => id === _id))
  expect(alfa).toMatchObject({ patch: { set: { tag: ['nord', 'estero', 'fiera'] } } })
  expect(beta).toMatchObject({ patch: { set: { tag: ['estero', 'fiera', 'nord'] } } })
  expect(notices).toMatchObject([{ text: 'Etichette di 2 aziende cambiate.', action: { label: 'Annulla' } }])
  notices[0]!.action!.run()
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked).toMatchObject([['/api/annulla', { parziale: true }]])
})

it('writes nothing where the chosen companies have these labels already, and says so', async () => {
  const { user, writes } = open({ aziende: [unaAzienda({ ragioneSociale: 'Alfa', tag: ['vip'] })] })
  await user.click(check(/Alfa/))
  await user.click(screen.getByRole('button', { name: 'Etichette' }))
  await user.type(await screen.findByLabelText(/^Nuove etichette/), 'vip')
  await user.click(screen.getByText('Salva'))
  expect(await screen.findByText(/Queste aziende sono già così/)).toBeVisible()
  expect(writes).toEqual([])
})

describe('case files of the chosen companies', () => {
  const part = ({ aziende, onDone }: { aziende: readonly string[]; onDone: (done: boolean) => void }) => (
    <button onClick={() => onDone(true)}>{`fatto per ${aziende.length}`}</button>
  )
  const withPratiche: SlotSource = (name) =>
    name === 'aziende.pratiche'
      ? [{ id: 'mf-pratiche:creaMolte', title: 'Crea pratiche', Component: part as never }]
      : []
  const openWith = (aziende = due()) =>
    renderScreen(
      <SlotsContext value={withPratiche}>
        <Component />
      </SlotsContext>,
      { utenti: [pro], aziende, path: '/aziende?f=archivio:in:' },
    )

  it('are made by their module, after which nothing is selected', async () => {
    const { user } = openWith()
    await user.click(check(/Alfa/))
    await user.click(check(/Beta/))
    await user.click(screen.getByRole('button', { name: 'Crea pratiche' }))
    await user.click(screen.getByRole('button', { name: 'fatto per 2' }))
    expect(screen.queryByRole('button', { name: 'fatto per 2' })).toBeNull()
    await waitFor(() => expect(check(/Alfa/)).not.toBeChecked())
  })

  it('are not made for a company in the archive', async () => {
    const { user } = openWith([unaAzienda({ ragioneSociale: 'Alfa', archiviata: true })])
    await user.click(check(/Alfa/))
    expect(screen.getByRole('button', { name: 'Crea pratiche' })).toHaveAccessibleDescription(
      'Alcune sono già in archivio.',
    )
  })

  it('are not offered on a tenant without that module', async () => {
    const { user } = open()
    await user.click(check(/Alfa/))
    expect(screen.queryByRole('button', { name: 'Crea pratiche' })).toBeNull()
  })
})

it('finds the companies without a professionista, and those in the archive', () => {
  open({ path: '/aziende?f=professionista:=:nessuno' })
  expect(names()).toEqual(['Alfa'])
})

it('shows who follows a company and how many of its case files are open', () => {
  const azienda = unaAzienda({ professionisti: [pro._id] })
  const pratiche = [
    unaPratica({ aziendaId: azienda._id, stato: 'bozza' }),
    unaPratica({ aziendaId: azienda._id, stato: 'chiusa' }),
  ]
  open({ aziende: [azienda], pratiche })
  const row = screen.getByRole('row', { name: /Rossi S.r.l./ })
  expect(within(row).getByText('Piero Professa')).toBeVisible()
  expect(within(row).getAllByRole('cell').at(-1)).toHaveTextContent(/^1$/)
})

it('shows an admin whose companies they are, and assigns only those of one gestore at a time', async () => {
  const other = unUsr('gestore', { _id: '655f0a0fffffffffffffffff', name: 'Olga Altra' })
  const aziende = [unaAzienda({ ragioneSociale: 'Alfa' }), unaAzienda({ ragioneSociale: 'Beta', gestoreId: other._id })]
  const { user, writes } = open({ usr: unUsr('admin'), utenti: [unUsr('gestore'), other, pro], aziende })
  expect(screen.getByRole('row', { name: /Beta/ })).toHaveTextContent('Olga Altra')
  expect(aziende[0]!.gestoreId).toBe(GESTORE_ID)
  await user.click(check(/Alfa/))
  await user.click(check(/Beta/))
  await user.click(screen.getByRole('button', { name: 'Assegna' }))
  expect(screen.getByText(/Scegli aziende di un solo gestore/)).toBeVisible()
  expect(writes).toEqual([])
})

it('gives a professionista no choice of more companies', () => {
  open({ usr: pro })
  expect(screen.queryByRole('checkbox')).toBeNull()
})
