import { renderPalettePart, unaAzienda, unaPratica, unDocumento } from '@bandiera/testing'
import { waitFor } from '@testing-library/react'
import { Component as CreateCommands } from './create-commands.tsx'
import { Component as Documents } from './documents-palette.tsx'
import { Component } from './palette.tsx'

const verdi = unaAzienda({ ragioneSociale: 'Verdi Caffè Srl', partitaIva: '00743110157' })
const rossi = unaAzienda({ ragioneSociale: 'Rossi Moda Srl', partitaIva: '00488410010' })
const voucher = unaPratica({
  aziendaId: verdi._id,
  titolo: 'Domanda voucher',
  stato: 'raccolta_documenti',
  cor: '1234567',
  cup: 'J11B20000120001',
  protocollo: 'AOO 2026/0012345',
})
const closed = unaPratica({ aziendaId: verdi._id, titolo: 'Fondo macchinari', stato: 'annullata' })
const other = unaPratica({ aziendaId: rossi._id, titolo: 'Voucher moda', stato: 'bozza' })
const durc = unDocumento({ clienteId: verdi._id, praticaId: voucher._id, nome: 'DURC 2026.pdf', tipo: 'durc' })
const visura = unDocumento({ clienteId: rossi._id, nome: 'Scansione 14.pdf', tipo: 'visura' })
const records = { aziende: [verdi, rossi], pratiche: [closed, voucher, other], docs: [durc, visura] }

/** Where the page holds everything, and where it asks the server. */
const extents = [
  ['the page', {}],
  ['the server', { modes: { aziende: 'window', pratiche: 'window', docs: 'window' } as const }],
] as const

describe.each(extents)('asking %s', (_, modes) => {
  const expectFound = async (Part: typeof Component, text: string, ...lines: string[]) => {
    const part = renderPalettePart(Part, { ...records, ...modes })
    part.type(text)
    await waitFor(() => expect(part.lines()).toEqual(lines))
    return part
  }

  it('finds a case file by its title, with company and state beside it', async () => {
    const { entries } = await expectFound(
      Component,
      'domanda',
      'Domanda voucher | Verdi Caffè Srl · raccolta documenti',
    )
    expect(entries()).toMatchObject([{ to: `/pratica/${voucher._id}` }])
  })

  it('finds the case files of a company, the open ones first, and leads to its page', async () => {
    const { all } = await expectFound(
      Component,
      'verdi caffe',
      'Domanda voucher | Verdi Caffè Srl · raccolta documenti',
      'Fondo macchinari | Verdi Caffè Srl · annullata',
    )
    expect(all()).toBe(`/azienda/${verdi._id}?tab=diAzienda`)
  })

  it.each([
    ['1234567', 'COR 1234567'],
    ['cor 12 34567', 'COR 1234567'],
    ['j11b 2000 0120 001', 'CUP J11B20000120001'],
    ['J11 B2 0000120001', 'CUP J11B20000120001'],
    ['2026/0012345', 'Protocollo AOO 2026/0012345'],
    ['aoo 2026', 'Protocollo AOO 2026/0012345'],
  ])('finds a case file by the code "%s" and says so', async (text, code) => {
    await expectFound(Component, text, `Domanda voucher | ${code} · Verdi Caffè Srl · raccolta documenti`)
  })

  it('finds a case file by a word of its title and one of its company', async () => {
    await expectFound(Component, 'rossi voucher', 'Voucher moda | Rossi Moda Srl · bozza')
  })

  it('finds a document by its name or kind, says in which folder it is and opens that', async () => {
    const { entries } = await expectFound(Documents, 'durc', 'DURC 2026.pdf | Verdi Caffè Srl · Domanda voucher')
    expect(entries()).toMatchObject([{ to: `/pratica/${voucher._id}?tab=documenti&q=DURC+2026.pdf` }])
    await expectFound(Documents, 'scansione', 'Scansione 14.pdf | Rossi Moda Srl · Visura camerale')
    await expectFound(Documents, 'visura rossi', 'Scansione 14.pdf | Rossi Moda Srl · Visura camerale')
    await expectFound(Documents, 'rossi')
  })

  it('offers a new case file of the company that was typed', async () => {
    const part = await expectFound(CreateCommands, 'verdi caffe', 'Crea pratica per Verdi Caffè Srl')
    expect(part.entries()).toMatchObject([{ to: `/pratiche?nuova=1&azienda=${verdi._id}`, makes: true }])
  })

  it('offers a new case file of this title where no company is called so', async () => {
    const part = await expectFound(CreateCommands, 'Bando moda sud', 'Crea pratica «Bando moda sud»')
    expect(part.entries()).toMatchObject([{ to: '/pratiche?nuova=1&titolo=Bando+moda+sud' }])
  })
})
