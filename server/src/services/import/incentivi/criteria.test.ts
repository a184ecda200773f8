import { readFields } from './testing/read-fields.ts'

describe('activity', () => {
  it('takes "all sectors" for no restriction', () => {
    expect(readFields({})).toMatchObject({ byId: { ateco: { tutti: true } }, flags: [] })
    expect(readFields({ Codici_ATECO: 'Tutti i settori ad esclusione di 01' }).flags[0]).toContain('altre indicazioni')
  })

  it('drops zeros at the end and codes under another', () => {
    const { byId, flags } = readFields({ Codici_ATECO: '55.10; 55.00;' })
    expect(byId.ateco).toEqual({ id: 'ateco', tipo: 'ateco', ammessi: [{ codice: '55', versione: '2007' }] })
    expect(flags).toEqual([])
  })

  it('reads a code with its section and its title', () => {
    expect(readFields({ Codici_ATECO: ['I.55.10 Alberghi', '62.01'] }).byId.ateco).toMatchObject({
      ammessi: [{ codice: '55.1' }, { codice: '62.01' }],
    })
  })

  it('knows the version of a later call only when the codes exist in one alone', () => {
    expect(readFields({ Codici_ATECO: '62.10' }, '2025-06-01').byId.ateco).toMatchObject({
      ammessi: [{ codice: '62.1', versione: '2025' }],
    })
    const both = readFields({ Codici_ATECO: '90.00' }, '2025-06-01')
    expect(both.byId.ateco).toEqual({ id: 'ateco', tipo: 'ateco', ammessi: [{ codice: '90' }] })
    expect(both.flags[0]).toContain('2007 o del 2025')
  })

  it('leaves prose, exclusions and unknown codes to a person', () => {
    const prose = readFields({ Codici_ATECO: 'Imprese del turismo come da avviso' })
    expect(prose.byId).not.toHaveProperty('ateco')
    expect(prose.flags[0]).toContain('in prosa')
    expect(readFields({ Codici_ATECO: 'Tutte le imprese esclusi 01; 02' }).byId).not.toHaveProperty('ateco')
    expect(readFields({ Codici_ATECO: '55.10; turismo' }).flags[0]).toContain('Parti non riconosciute: «turismo»')
    expect(readFields({ Codici_ATECO: '77.11' }).flags[0]).toContain('non esistono in ATECO 2007')
    expect(readFields({ Codici_ATECO: null }).flags[0]).toContain('non indica i codici')
  })
})

describe('size, subject, objective', () => {
  it('maps the sizes and doubts a list without micro firms', () => {
    expect(readFields({ Dimensioni: ['Grande Impresa', 'Piccola Impresa', 'Microimpresa'] })).toMatchObject({
      byId: { dimensione: { ammesse: ['micro', 'piccola', 'grande'] } },
      flags: [],
    })
    expect(readFields({ Dimensioni: ['Grande Impresa'] }).flags[0]).toContain('microimprese')
    expect(readFields({ Dimensioni: ['Non classificabile/classificato'] }).byId).not.toHaveProperty('dimensione')
  })

  it('doubts a call for innovative SMEs only', () => {
    expect(readFields({ Tipologia_Soggetto: ['Impresa - SU/PMI innovativa'] }).flags[0]).toContain(
      'startup e PMI innovative',
    )
    expect(readFields({ Tipologia_Soggetto: ['Enti vari'] }).flags).toContain('Voce non riconosciuta: «Enti vari»')
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
