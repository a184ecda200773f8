import type { Criterio, Decision } from '@bandiera/domain'
import { renderScreen, unaAzienda, unBando, unUsr, type ScreenOptions } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Component } from './list.screen.tsx'

const me = unUsr('gestore')
const everyAzienda: Criterio = { id: 'settore', tipo: 'ateco', tutti: true }
const network: Criterio = { id: 'rete', tipo: 'libero', testo: 'Progetto in rete' }
const voucher = unBando({ data: { titolo: 'Voucher', criteri: [everyAzienda, network] } })
const fairs = unBando({ data: { titolo: 'Fiere', criteri: [everyAzienda] } })
const signature = { da: me._id, quando: '2026-11-03T10:00:00.000Z' }
const discarded: Decision = {
  bandoId: voucher._id,
  nonInteressa: { motivo: 'tempi_stretti', nota: 'troppo', ...signature },
}

const open = (scelte?: Decision[], options: ScreenOptions = {}) => {
  const azienda = unaAzienda({ gestoreId: me._id, ...(scelte && { scelte }) })
  return {
    azienda,
    ...renderScreen(<Component />, { usr: me, aziende: [azienda], bandi: [voucher, fairs], ...options }),
  }
}
const rows = () => screen.getAllByRole('heading', { level: 2, name: inList }).map((title) => title.textContent)
const inList = (_name: string, title: Element) => title.closest('li') !== null
const choose = async ({ user }: ReturnType<typeof open>, titolo: string) => {
  await user.click(screen.getByRole('button', { name: `Criteri: ${titolo}` }))
  return within(screen.getByRole('region', { name: `Perché: ${titolo}` }))
}
const setAside = async (result: ReturnType<typeof open>, titolo: string) =>
  result.user.click((await choose(result, titolo)).getByRole('button', { name: 'Non interessa' }))
const menu = async (result: ReturnType<typeof open>, titolo: string, choice: string | RegExp) => {
  await result.user.click((await choose(result, titolo)).getByRole('button', { name: `Altre azioni: ${titolo}` }))
  await result.user.click(screen.getByRole('menuitem', { name: choice }))
}
const filters = async ({ user }: ReturnType<typeof open>) => {
  await user.click(screen.getByRole('button', { name: 'Filtri' }))
  return screen.getByRole('checkbox', { name: 'Mostra i non interessanti 1' })
}
const written = (result: ReturnType<typeof open>) => result.writes.map((write) => 'patch' in write && write.patch.set)

describe('a grant of no interest', () => {
  it('leaves the ranking with its reason and a way back, and is counted', async () => {
    const result = open()
    await setAside(result, 'Voucher')
    const dialog = within(screen.getByRole('dialog', { name: 'Non interessa: Voucher' }))
    await result.user.click(dialog.getByRole('button', { name: 'Segna non interessante' }))
    expect((await dialog.findAllByText('Scegli un motivo'))[0]).toBeVisible()
    await result.user.selectOptions(dialog.getByRole('combobox', { name: 'Motivo' }), 'Già finanziata')
    await result.user.click(dialog.getByRole('button', { name: 'Segna non interessante' }))
    expect(written(result)).toMatchObject([
      { scelte: [{ bandoId: voucher._id, nonInteressa: { motivo: 'gia_finanziata', da: me._id } }] },
    ])
    expect(rows()).toEqual(['Fiere'])
    expect(result.notices.at(-1)).toMatchObject({ text: 'Segnato come non interessante.', kind: 'success' })
    expect(await filters(result)).not.toBeChecked()
  })

  it('wants words for another reason', async () => {
    const result = open()
    await setAside(result, 'Voucher')
    const dialog = within(screen.getByRole('dialog'))
    await result.user.selectOptions(dialog.getByRole('combobox', { name: 'Motivo' }), 'Altro motivo')
    await result.user.click(dialog.getByRole('button', { name: 'Segna non interessante' }))
    expect((await dialog.findAllByText('Scrivi il motivo'))[0]).toBeVisible()
    expect(result.writes).toEqual([])
  })

  it('shows with the switch, which the address keeps, and says who marked it', async () => {
    const result = open([discarded])
    expect(rows()).toEqual(['Fiere'])
    await result.user.click(await filters(result))
    await result.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(result.location()).toContain('f=scartati')
    expect(rows()).toHaveLength(2)
    const voucherPanel = await choose(result, 'Voucher')
    expect(voucherPanel.getByText(/Non interessa: Tempi troppo stretti \(troppo\)/)).toHaveTextContent(
      `${me.name}, 03/11/2026`,
    )
    await result.user.click(screen.getByRole('button', { name: 'Interessa di nuovo: Voucher' }))
    expect(written(result)).toEqual([{ scelte: [] }])
  })

  it('is out of the companies of a grant too', () => {
    open([discarded], { path: `/incroci?tab=bando&bando=${voucher._id}` })
    expect(screen.getByText('Qui non resta niente da guardare')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Mostra i non interessanti' })).toBeVisible()
  })

  it('is not offered to users who only read the company', async () => {
    const panel = await choose(open(undefined, { usr: unUsr('professionista') }), 'Voucher')
    expect(panel.queryByRole('button', { name: /Non interessa|Altre azioni/ })).toBeNull()
  })
})

describe('a criterion in words', () => {
  it('is answered where it is read, and the verdict follows; the answer can be withdrawn', async () => {
    const result = open(undefined, { bandi: [voucher] })
    await result.user.click(screen.getByRole('button', { name: 'Criteri: Voucher' }))
    await result.user.click(screen.getByRole('button', { name: 'No: Progetto in rete' }))
    expect(written(result)).toMatchObject([
      { scelte: [{ bandoId: voucher._id, risposte: [{ criterioId: 'rete', valore: 'no' }] }] },
    ])
    const line = screen.getByRole('cell', { name: 'Progetto in rete' }).closest('tr')!
    expect(line).toHaveTextContent(/^No/)
    expect(line).toHaveTextContent(`Risposta: No${me.name}, `)
    await result.user.click(screen.getByRole('button', { name: 'Ritira la risposta: Progetto in rete' }))
    expect(written(result).at(-1)).toEqual({ scelte: [] })
    expect(screen.getByRole('button', { name: 'Sì: Progetto in rete' })).toBeVisible()
  })
})

it('sends a notice of a deadline also where the company is not eligible', async () => {
  const result = open()
  await menu(result, 'Fiere', 'Avvisami della scadenza')
  expect(written(result)).toEqual([{ scelte: [{ bandoId: fairs._id, avvisami: true }] }])
  expect(screen.getByTitle('Avviso di scadenza attivo')).toBeInTheDocument()
  await menu(result, 'Fiere', 'Non avvisarmi più della scadenza')
  expect(written(result).at(-1)).toEqual({ scelte: [] })
})
