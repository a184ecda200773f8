import { renderScreen, unaAzienda, unUsr, type ScreenOptions } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Component } from './list.screen.tsx'

const pro = unUsr('professionista')
const three = () => [
  unaAzienda({ ragioneSociale: 'Beta', sedi: [{ tipo: 'legale', comune: '040012' }], tag: ['vip'] }),
  unaAzienda({ ragioneSociale: 'Alfa', bilanci: [], professionisti: [pro._id] }),
  unaAzienda({ ragioneSociale: 'Gamma', archiviata: true, tag: ['nord'] }),
]
const several = (many: number) =>
  Array.from({ length: many }, (_, n) => unaAzienda({ ragioneSociale: `Azienda ${many - n}` }))
const open = (options: ScreenOptions = {}) =>
  renderScreen(<Component />, {
    aziende: three(),
    utenti: [pro],
    modes: { aziende: 'window' },
    ...options,
  })
const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent)
const expectRows = (...wanted: string[]) => waitFor(() => expect(names()).toEqual(wanted))

it('shows them by name, without those in the archive, and how many there are', async () => {
  const { windows } = open()
  await expectRows('Alfa', 'Beta')
  expect(screen.getByRole('columnheader', { name: 'Ragione sociale' })).toHaveAttribute('aria-sort', 'ascending')
  expect(windows.at(-1)?.ord).toBe('ragioneSociale')
  expect(screen.getByRole('status')).toHaveTextContent('2 di 3 aziende')
  expect(within(screen.getByRole('row', { name: /Alfa/ })).getByText('Piero Professa')).toBeVisible()
  expect(windows.at(-1)?.c).toBe('aziende')
})

it('has no column that takes from records which are not here, and sorts by no name of a person', async () => {
  open()
  await expectRows('Alfa', 'Beta')
  const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent)
  expect(headers).not.toEqual(expect.arrayContaining([expect.stringMatching(/Residuo|Incroci|Pratiche/)]))
  const people = screen.getByRole('columnheader', { name: 'Professionisti' })
  expect(within(people).queryByRole('button')).toBeNull()
})

it('finds companies by name and by the place of their seat', async () => {
  const { user, location } = open()
  await user.type(await screen.findByRole('searchbox'), 'forli')
  await expectRows('Beta')
  expect(screen.getByRole('status')).toHaveTextContent('1 di 3 aziende')
  expect(location()).toBe('/?q=forli')
})

it('filters by what is computed and by tags that there are, with the numbers under the other filters', async () => {
  const { user } = open()
  await expectRows('Alfa', 'Beta')
  await user.click(screen.getByRole('button', { name: /^Filtri/ }))
  await user.click(screen.getByRole('button', { name: 'Dimensione' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Piccola impresa 1' }))
  await user.keyboard('{Escape}')
  await expectRows('Beta')
  await user.click(screen.getByRole('button', { name: /^Filtri/ }))
  await user.click(screen.getByRole('button', { name: 'Etichette' }))
  const tags = within(screen.getByRole('group', { name: 'Etichette' }))
  expect(await tags.findByRole('checkbox', { name: 'vip 1' })).toBeVisible()
  expect(tags.getAllByRole('checkbox')).toHaveLength(1)
})

it('opens as the address says, and sorts by a header', async () => {
  const { user } = open({ path: '/?f=archivio:in:&ord=comune' })
  await expectRows('Beta', 'Gamma', 'Alfa')
  await user.click(within(screen.getByRole('columnheader', { name: 'Ragione sociale' })).getByRole('button'))
  await expectRows('Alfa', 'Beta', 'Gamma')
})

it('shows a company that changes elsewhere, and invites to add the first one', async () => {
  const aziende = three()
  const { feed, unmount } = open({ aziende })
  await expectRows('Alfa', 'Beta')
  feed.update('aziende', { ...aziende[0]!, ragioneSociale: 'Beta nuova' })
  await expectRows('Alfa', 'Beta nuova')
  unmount()
  open({ aziende: [] })
  expect(await screen.findByRole('heading', { name: 'Non c’è ancora nessuna azienda' })).toBeVisible()
})

it('archives those that are checked', async () => {
  const { user, writes } = open()
  await expectRows('Alfa', 'Beta')
  await user.click(screen.getByRole('checkbox', { name: 'Seleziona Alfa' }))
  await user.click(screen.getByRole('button', { name: 'Archivia' }))
  await expectRows('Beta')
  expect(writes).toMatchObject([{ op: 'update', patch: { set: { archiviata: true } } }])
})

it('shows more when asked', async () => {
  const { user } = open({ aziende: several(52) })
  await waitFor(() => expect(names()).toHaveLength(50))
  await user.click(screen.getByRole('button', { name: 'Mostra altre' }))
  await waitFor(() => expect(names()).toHaveLength(52))
  expect(screen.queryByRole('button', { name: 'Mostra altre' })).toBeNull()
})

describe('the file', () => {
  const { createObjectURL } = URL
  const saved: { name: string; blob: Blob }[] = []
  beforeEach(() => {
    saved.length = 0
    let blob = new Blob()
    URL.createObjectURL = (made) => ((blob = made as Blob), 'blob:x')
    URL.revokeObjectURL = () => {}
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob })
    })
  })
  afterEach(() => {
    URL.createObjectURL = createObjectURL
    jest.restoreAllMocks()
  })
  const linesOf = (blob: Blob) =>
    new Promise<string[]>((done) => {
      const reader = new FileReader()
      reader.onload = () => done(String(reader.result).trim().split('\r\n'))
      reader.readAsText(blob)
    })

  it('holds every company that matches, in order, asked for in as few answers as possible', async () => {
    const { user, windows } = open({ aziende: [...three(), ...several(502)], path: '/?q=azienda&ord=nome' })
    await user.click(await screen.findByRole('button', { name: 'Esporta (502)' }))
    await user.click(screen.getByRole('menuitem', { name: 'CSV' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]!.name).toMatch(/^aziende-.*-502\.csv$/)
    const lines = await linesOf(saved[0]!.blob)
    expect(lines).toHaveLength(503)
    expect([lines[1], lines[502]].map((line) => line?.split(';')[0])).toEqual(['Azienda 1', 'Azienda 502'])
    expect(windows.filter(({ n }) => n === 500)).toHaveLength(2)
  })
})
