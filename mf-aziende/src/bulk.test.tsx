import { WriteError } from '@bandiera/live'
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
