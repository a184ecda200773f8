import { province, regioneByCode } from '@bandiera/domain'
import type { ComuneRow } from '../../tenants/tables/comuni-file.ts'
import { openReference } from '../../tenants/tables/reference.ts'
import { shippedRows } from '../../tenants/tables/shipped.ts'
import { readFields } from './testing/read-fields.ts'

/** The tables that the server ships, read once. */
const shipped = openReference('none')

describe('territory', () => {
  it('reads regioni in all their spellings and leaves abroad out', () => {
    const Regioni = ['Trentino-Alto Adige/Südtirol', "Valle d'Aosta/Vallée d'Aoste", 'Estero', 'Toscana']
    expect(readFields({ Regioni })).toMatchObject({ byId: { territorio: { regioni: ['02', '04', '09'] } }, flags: [] })
    expect(readFields({ Regioni: ['Padania'] }).flags).toContain('Regione non riconosciuta: «Padania»')
    expect(readFields({ Regioni: [] }).flags[0]).toContain('non indica il territorio')
  })

  it('finds comuni by name within the regioni', () => {
    expect(readFields({ Comuni: 'Grosseto;' }).byId.territorio).toMatchObject({ regioni: ['09'], comuni: ['053011'] })
    expect(readFields({ Regioni: ['Puglia'], Comuni: 'Castro' }).byId.territorio).toMatchObject({
      comuni: ['075096'],
      nomi: { '075096': 'Castro' },
    })
  })

  it('keeps a comune that was suppressed under its own code, with the name of its successor', () => {
    const { byId, flags } = readFields({ Comuni: 'Grosseto, Rio Marina' })
    expect(flags).toEqual([])
    expect(byId.territorio).toMatchObject({
      comuni: ['053011', '049015'],
      nomi: { '053011': 'Grosseto', '049015': 'Rio Marina', '049021': 'Rio' },
    })
  })

  it('asks which of two comuni of one name is meant that were suppressed, and takes the one that is there before both', () => {
    const regioni = ['Lombardia', 'Toscana']
    expect(readFields({ Regioni: regioni, Comuni: 'Pieve' }).asked).toMatchObject([
      { campo: 'criteri.comuni', tipo: 'comune-suppressed', valore: 'Pieve' },
    ])
    expect(readFields({ Comuni: 'Grosseto' }).byId.territorio).toMatchObject({ comuni: ['053011'] })
    expect(readFields({ Comuni: 'Pieve' }).flags[0]).toContain('non esiste')
  })

  it('refuses no company for a comune that is not known: the others stay beside a question', () => {
    const { byId, flags } = readFields({ Comuni: 'Grosseto, Rio Bianco' })
    expect(byId.territorio).toEqual({ id: 'territorio', tipo: 'territorio', regioni: ['09'] })
    expect(byId.comuni).toMatchObject({ comuni: ['053011'], gruppo: 'comuni' })
    expect(byId['comuni-da-verificare']).toMatchObject({
      tipo: 'libero',
      gruppo: 'comuni',
      testo: expect.stringContaining('Rio Bianco'),
    })
    expect(flags).toEqual(['Il comune «Rio Bianco» non esiste, o non esiste più con questo nome'])
  })

  it('asks which of two comuni of one name is meant', () => {
    const { byId, flags } = readFields({ Regioni: ['Lombardia', 'Puglia'], Comuni: 'Castro' })
    expect(flags).toEqual(['Più comuni si chiamano «Castro», scegli quale: Castro (XX) o Castro (XX)'])
    expect(byId['comuni-da-verificare']).not.toHaveProperty('gruppo')
  })

  it('finds every comune in the table that the server ships', () => {
    const { byId, flags } = readFields(
      { Comuni: 'Follonica; Calliano (TN)', Regioni: ['Toscana', 'Trentino-Alto Adige'] },
      shipped,
    )
    expect(flags).toEqual([])
    expect(byId.territorio).toMatchObject({ comuni: ['053009', '022035'] })
  })

  it.each([
    ['Reggio Calabria (RC)', 'Calabria', '080063'],
    ['Reggio Emilia (RE)', 'Emilia-Romagna', '035033'],
    ['S. Giovanni Rotondo (FG)', 'Puglia', '071046'],
    ['Comune di Bolzano', 'Trentino-Alto Adige', '021008'],
  ])('reads %s by the name in use', (Comuni, regione, codice) => {
    const { byId, tipi } = readFields({ Comuni, Regioni: [regione] }, shipped)
    expect([byId.territorio, tipi]).toMatchObject([{ comuni: [codice] }, []])
  })

  it('reads entities before it cuts the list, and asks about a name that is cut off', () => {
    const { byId, flags } = readFields({ Comuni: 'Palazzolo sull&apos;Oglio; Zone', Regioni: ['Lombardia'] }, shipped)
    expect([byId.territorio, flags]).toMatchObject([{ comuni: ['017133', '017205'] }, []])
    const cut = readFields({ Comuni: 'Abano Terme; Vo&apos', Regioni: ['Veneto'] }, shipped)
    expect(cut.byId.territorio).toMatchObject({ comuni: ['028001', '028105'] })
    expect(cut.tipi).toEqual(['comune-truncated'])
  })

  it.each([
    ['Tutti i comuni', [], {}],
    ['Tutti i comuni della Regione Toscana', [], {}],
    ['Tutti i comuni della provincia di Grosseto', [], { province: ['053'] }],
    ['Tutti i comuni (tranne Abruzzo, Molise e Sardegna)', [], {}],
    ['Tutti i comuni (tranne Toscana)', ['comuni-exclusion'], {}],
    ['Tutti i comuni ad eccezione di Grosseto', ['comuni-exclusion'], {}],
    ['Tutti i comuni montani', ['comuni-exclusion'], {}],
  ])('reads «%s», or keeps it as text and asks', (Comuni, tipi, place) => {
    const read = readFields({ Comuni })
    expect(read.tipi).toEqual(tipi)
    expect(read.byId.territorio).toEqual({ id: 'territorio', tipo: 'territorio', regioni: ['09'], ...place })
    expect('comuni-testo' in read.byId).toBe(tipi.length > 0)
  })

  it.each([
    [
      'a provincia in the title',
      { Titolo: 'Contributi - Provincia Autonoma di Trento', Regioni: ['Trentino-Alto Adige'] },
      ['022'],
    ],
    ['a chamber in the title', { Titolo: 'Voucher CCIAA di Siena', Regioni: ['Toscana'] }, ['052']],
    [
      'two province in the title',
      { Titolo: 'Bando - Camera di Commercio di Como-Lecco', Regioni: ['Lombardia'] },
      ['013', '097'],
    ],
    [
      'the capoluogo alone beside its provincia',
      { Titolo: 'Imprese', Descrizione: 'sede in provincia di Grosseto', Comuni: 'Grosseto' },
      ['053'],
    ],
  ])('proposes the provincia: %s', (_what, fields, province) => {
    const { asked } = readFields(fields, shipped)
    expect(asked).toMatchObject([
      { campo: 'criteri.territorio', tipo: 'provincia-in-text', proposta: { 'criteri.territorio': { province } } },
    ])
  })

  it.each([
    ['the comune itself', { Titolo: 'Bando - Comune di Grosseto', Comuni: 'Grosseto' }],
    ['several comuni', { Titolo: 'Imprese della provincia di Siena', Comuni: 'Siena; Pienza' }],
    ['a chamber of a regione', { Titolo: 'CCIAA Basilicata', Regioni: ['Basilicata'] }],
    ['another regione', { Titolo: 'Fiera in provincia di Milano' }],
  ])('asks about no place beside %s', (_what, fields) => {
    expect(readFields(fields, shipped).asked).toEqual([])
  })

  it('asks about a comune that only the title names', () => {
    expect(readFields({ Titolo: 'Distretto - Comune di Pienza' }, shipped).asked).toMatchObject([
      { tipo: 'comune-in-title', proposta: { 'criteri.territorio': { comuni: ['052021'] } } },
    ])
    expect(
      readFields({ Titolo: 'Comune di Carcofono – Aiuti', Comuni: 'Carcoforo', Regioni: ['Piemonte'] }, shipped).asked,
    ).toMatchObject([{ campo: 'titolo', tipo: 'comune-title-differs', valore: 'Carcofono' }])
  })

  it('takes kinds of area as alternatives to check', () => {
    const { byId, flags } = readFields({ Ambito_territoriale: ['ZES', 'Aree interne'] })
    expect(byId).toMatchObject({
      zes: { zes: true, gruppo: 'ambito' },
      ambito: { ambito: ['Aree interne'], gruppo: 'ambito' },
    })
    expect(flags).toHaveLength(1)
    expect(readFields({ Ambito_territoriale: ['Non applicabile'] }).byId).not.toHaveProperty('ambito')
    // beside comuni it only describes them
    const beside = readFields({ Ambito_territoriale: ['Aree interne'], Comuni: 'Grosseto' })
    expect([beside.byId.ambito, beside.flags]).toMatchObject([{ vincolante: false }, []])
  })

  it.each(
    province()
      .filter(({ sigla }) => sigla !== 'AO')
      .map(({ nome, codice, regione }) => [nome, codice, regione] as const),
  )('finds the provincia of %s behind its word', (nome, codice, regione) => {
    const regioneName = regioneByCode(regione)!.nome
    for (const Titolo of [
      `Imprese della provincia di ${nome} - Anno 2026`,
      `Voucher (Camera di Commercio di ${nome})`,
    ]) {
      const { asked } = readFields({ Titolo, Regioni: [regioneName] }, shipped)
      expect({ Titolo, asked }).toMatchObject({
        Titolo,
        asked: [{ proposta: { 'criteri.territorio': { province: [codice] } } }],
      })
    }
  })

  it('asks about no provincia that is all of its regione', () => {
    expect(readFields({ Titolo: 'Aiuti in provincia di Aosta', Regioni: ["Valle d'Aosta"] }, shipped).asked).toEqual([])
  })

  it('finds each tenth comune of the table by the name that a list or a title gives it', () => {
    const rows = shippedRows('comuni') as ComuneRow[]
    const twice = new Set(
      rows
        .filter((row) => shipped.comuni.byName(row.nome, { regioni: [row.regione] }).length > 1)
        .map(({ codice }) => codice),
    )
    for (const { codice, nome, regione } of rows.filter((_row, i) => i % 10 === 0)) {
      if (twice.has(codice)) continue
      const Regioni = [regioneByCode(regione)!.nome]
      const column = readFields({ Comuni: `${nome.replaceAll("'", '&apos;')}; ${nome}`, Regioni }, shipped)
      expect({ nome, tipi: column.tipi, place: column.byId.territorio }).toMatchObject({
        nome,
        tipi: [],
        place: { comuni: [codice] },
      })
      const title = readFields({ Titolo: `Distretto del commercio - Comune di ${nome}`, Regioni }, shipped)
      expect({ nome, asked: title.asked }).toMatchObject({
        nome,
        asked: [{ tipo: 'comune-in-title', proposta: { 'criteri.territorio': { comuni: [codice] } } }],
      })
    }
    expect(twice.size).toBeLessThan(20)
  })
})
