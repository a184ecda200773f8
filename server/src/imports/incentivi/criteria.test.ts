import { openReference } from '../../tenants/tables/reference.ts'
import { readFields } from './testing/read-fields.ts'

describe('activity', () => {
  it('takes "all sectors" for no restriction, and reads what it leaves out', () => {
    expect(readFields({})).toMatchObject({ byId: { ateco: { tutti: true } }, flags: [] })
    expect(readFields({ Codici_ATECO: 'Tutti i settori ad esclusione di 90' })).toMatchObject({
      byId: { ateco: { tutti: true, esclusi: [{ codice: '90', versione: '2007' }] } },
      flags: [],
    })
  })

  it('says nothing of a cell that says nothing: a company is then to be checked', () => {
    const { byId, flags } = readFields({ Codici_ATECO: null })
    expect(byId).not.toHaveProperty('ateco')
    expect(byId['ateco-assente']).toMatchObject({ tipo: 'libero' })
    expect(flags).toEqual([])
  })

  it('knows the version of codes without a label: 2007, or 2025 where they exist in it alone', () => {
    expect(readFields({ Codici_ATECO: '62.10' }).byId.ateco).toMatchObject({
      ammessi: [{ codice: '62.1', versione: '2025' }],
    })
    const both = readFields({ Codici_ATECO: '90.00' })
    expect(both.byId.ateco).toEqual({ id: 'ateco', tipo: 'ateco', ammessi: [{ codice: '90', versione: '2007' }] })
    expect(both.flags).toEqual([])
  })

  it('reads with the tables that the server ships too', () => {
    expect(readFields({ Codici_ATECO: '62.10' }, openReference('none')).byId.ateco).toMatchObject({
      ammessi: [{ codice: '62.1', versione: '2025' }],
    })
  })

  it('keeps prose as text and asks about it', () => {
    const prose = readFields({ Codici_ATECO: 'Imprese del turismo come da avviso' })
    expect(prose.byId).not.toHaveProperty('ateco')
    expect(prose.byId['ateco-testo']).toMatchObject({ tipo: 'libero', testo: expect.stringContaining('turismo') })
    expect(prose.asked).toMatchObject([{ tipo: 'ateco-prose', valore: 'Imprese del turismo come da avviso' }])
  })

  it('asks about sectors only in words: they are a requirement to be checked', () => {
    const { byId, flags } = readFields({ Settore_Attivita: ['Artigianato', 'Commercio'] })
    expect(byId).toMatchObject({
      ateco: { tutti: true },
      settori: { tipo: 'libero', testo: expect.stringContaining('Artigianato, Commercio') },
    })
    expect(flags).toEqual([])
    expect(readFields({ Settore_Attivita: ['Alberghiero'], Codici_ATECO: '55.10' }).byId).not.toHaveProperty('settori')
    expect(readFields({ Settore_Attivita: ['Alberghiero'], Codici_ATECO: '55.10; 90.00' }).byId).toHaveProperty(
      'settori',
    )
  })

  it('has named sectors checked that are listed beside all of them', () => {
    const { byId } = readFields({ Settore_Attivita: ['Tutti i settori', 'Moda e Tessile'] })
    expect(byId.settori).toMatchObject({ testo: expect.stringContaining('Moda e Tessile') })
    for (const one of ['Tutti i settori', 'n.d.', 'Non applicabile'])
      expect(readFields({ Settore_Attivita: [one] }).byId).not.toHaveProperty('settori')
  })

  it('names version and title of the codes that only the description names', () => {
    const tables = openReference('none')
    const read = (Descrizione: string) => readFields({ Descrizione }, tables).byId['ateco-descrizione']
    expect(read('Imprese con codice ATECO 2025 62.10, e sezione F')).toMatchObject({
      testo:
        'Codici ATECO che nomina il testo: 62.1 (ATECO 2025, Attività di programmazione informatica); sezione F (ATECO 2025, Costruzioni)',
    })
    expect(read('codice Ateco 55.10')).toMatchObject({
      testo: 'Codici ATECO che nomina il testo: 55.1 (ATECO 2007, Alberghi e strutture simili)',
    })
  })

  it('asks where the description names other codes', () => {
    const read = (Descrizione: string, Codici_ATECO = 'Tutti i settori') => readFields({ Descrizione, Codici_ATECO })
    expect(read('Imprese con codice Ateco 55.1 “Alberghi”').asked).toMatchObject([
      { tipo: 'ateco-text-differs', valore: '55.1' },
    ])
    expect(read('Imprese con codice Ateco 55.1 “Alberghi”').byId).toHaveProperty('ateco-descrizione')
    expect(read('codice ATECO 2025: 55.1', 'ATECO 2007: 55.10').asked).toMatchObject([{ tipo: 'ateco-text-version' }])
    expect(read('codice ATECO 55.1', 'ATECO 2007: 55.10').asked).toEqual([])
    expect(read('senza limiti di codice ATECO').asked).toEqual([])
  })
})

describe('size, subject, objective', () => {
  it('maps the sizes, and takes "not classifiable" for no limit', () => {
    expect(readFields({ Dimensioni: ['Grande Impresa', 'Piccola Impresa', 'Microimpresa'] })).toMatchObject({
      byId: { dimensione: { ammesse: ['micro', 'piccola', 'grande'] } },
      flags: [],
    })
    expect(readFields({ Dimensioni: ['Grande Impresa'] }).flags).toEqual([])
    const open = readFields({ Dimensioni: ['Non classificabile/classificato'] })
    expect(open.byId).not.toHaveProperty('dimensione')
    expect(open.flags).toEqual([])
    expect(readFields({ Dimensioni: [] }).tipi).toEqual(['size-absent'])
  })

  it.each([
    [
      ['Micro impresa', 'Piccola impresa'],
      ['micro', 'piccola'],
    ],
    [['PMI'], ['micro', 'piccola', 'media']],
    [['Tutte'], ['micro', 'piccola', 'media', 'grande']],
    [
      ['MEDIA IMPRESA', 'grandi imprese'],
      ['media', 'grande'],
    ],
    [['Micro, piccola e media impresa'], ['micro', 'piccola', 'media']],
    [['Micro e piccole imprese'], ['micro', 'piccola']],
    [['Piccole e medie imprese'], ['micro', 'piccola', 'media']],
    [['Micro/Piccola/Media Impresa'], ['micro', 'piccola', 'media']],
    [['Micro, Piccola, Media'], ['micro', 'piccola', 'media']],
    [
      ['PMI', 'Grande Impresa'],
      ['micro', 'piccola', 'media', 'grande'],
    ],
    [['Tutte le imprese'], ['micro', 'piccola', 'media', 'grande']],
    [['Tutte le dimensioni aziendali'], ['micro', 'piccola', 'media', 'grande']],
    [['micro-impresa'], ['micro']],
    ['Media Impresa, Microimpresa', ['micro', 'media']],
  ])('reads sizes as people write them: %j', (Dimensioni, ammesse) => {
    expect(readFields({ Dimensioni })).toMatchObject({ byId: { dimensione: { ammesse } }, flags: [] })
  })

  it.each([
    [['n.d.'], ['size-absent']],
    [['Non applicabile'], ['size-absent']],
    [['Startup'], ['value-unknown']],
    [['Small mid cap'], ['value-unknown']],
    [['Piccole e medie imprese agricole'], ['value-unknown']],
  ])('asks about sizes that say nothing, or something else: %j', (Dimensioni, tipi) => {
    expect(readFields({ Dimensioni }).tipi).toEqual(tipi)
  })

  it.each([
    [['Imprese'], ['Impresa']],
    [
      ['PMI', 'Liberi professionisti'],
      ['Impresa', 'Professionista'],
    ],
    [
      ['Cooperative', 'Consorzi', 'Reti di impresa'],
      ['Cooperative/Associazioni Non Profit', 'Consorzio', "Rete d'impresa"],
    ],
    [
      ['Imprese', 'Università', 'Enti pubblici'],
      ['Impresa', 'Università/Ente di Ricerca', 'Ente Pubblico'],
    ],
    [['Imprese femminili'], ['Impresa - prevalenza femminile']],
    [
      ['Imprese', 'Enti del terzo settore'],
      ['Impresa', 'Cooperative/Associazioni Non Profit'],
    ],
  ])('reads subjects as people call them: %j', (Tipologia_Soggetto, ammessi) => {
    const { byId, flags } = readFields({ Tipologia_Soggetto })
    expect([byId.tipoSoggetto, flags]).toMatchObject([{ ammessi }, []])
  })

  it('takes people for no companies in any words, and silence for silence', () => {
    expect(readFields({ Tipologia_Soggetto: ['Persone fisiche'] }).tipi).toEqual(['subject-no-company'])
    expect(readFields({ Tipologia_Soggetto: ['n.d.'] }).tipi).toEqual(['subject-absent'])
    expect(readFields({ Tipologia_Soggetto: ['Startup innovative'] }).byId).toHaveProperty('tipoSoggetto-altri')
  })

  it('asks where the text names more sizes than the field', () => {
    const read = readFields({ Dimensioni: ['Microimpresa'], Descrizione: 'rivolto alle MPMI del territorio' })
    expect(read.asked).toMatchObject([
      { tipo: 'size-text-differs', proposta: { 'criteri.dimensione': { ammesse: ['micro', 'piccola', 'media'] } } },
    ])
  })

  it('reads values that the CSV of the site joins with commas', () => {
    const { byId, flags } = readFields({
      Dimensioni: 'Media Impresa,Microimpresa,Piccola Impresa',
      Tipologia_Soggetto: 'Impresa,Impresa - SU/PMI innovativa,Cooperative/Associazioni Non Profit',
      Regioni: 'Lombardia,Veneto',
    })
    expect(flags).toEqual([])
    expect(byId).toMatchObject({
      dimensione: { ammesse: ['micro', 'piccola', 'media'] },
      tipoSoggetto: { ammessi: ['Impresa', 'Impresa - SU/PMI innovativa', 'Cooperative/Associazioni Non Profit'] },
      territorio: { regioni: ['03', '05'] },
    })
  })

  it('refuses no company where only innovative SMEs are named: the others are to be checked', () => {
    const { byId, flags } = readFields({ Tipologia_Soggetto: ['Impresa - SU/PMI innovativa'] })
    expect(byId).toMatchObject({
      tipoSoggetto: { gruppo: 'soggetto' },
      'tipoSoggetto-altri': { tipo: 'libero', gruppo: 'soggetto' },
    })
    expect(flags).toEqual([])
  })

  it('asks about a call that is for no company, and about a subject that it does not know', () => {
    expect(readFields({ Tipologia_Soggetto: ['Cittadino'] }).tipi).toEqual(['subject-no-company'])
    expect(readFields({ Tipologia_Soggetto: ['Enti vari'] }).tipi).toEqual(['value-unknown', 'subject-absent'])
  })

  it('makes the objective a preference, and reads one with an explanation', () => {
    expect(
      readFields({ Obiettivo_Finalita: ['Formazione (anche professionale)', 'Digitalizzazione'] }).byId.obiettivo,
    ).toEqual({
      id: 'obiettivo',
      tipo: 'obiettivo',
      vincolante: false,
      ammessi: ['Formazione', 'Digitalizzazione'],
    })
  })
})
