import { readFields } from './testing/read-fields.ts'

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
    expect(readFields({ Regioni: regioni, Comuni: 'Pieve' }).flags).toEqual([
      'Più comuni si chiamano «Pieve»: scegli quale',
    ])
    expect(readFields({ Comuni: 'Grosseto' }).byId.territorio).toMatchObject({ comuni: ['053011'] })
    expect(readFields({ Comuni: 'Pieve' }).flags[0]).toContain('non esiste')
  })

  it('refuses nobody for a comune that is not known: the others stay beside a question', () => {
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
    expect(flags).toEqual(['Più comuni si chiamano «Castro»: scegli quale'])
    expect(byId['comuni-da-verificare']).not.toHaveProperty('gruppo')
  })

  it('takes kinds of area as alternatives to check', () => {
    const { byId, flags } = readFields({ Ambito_territoriale: ['ZES', 'Aree interne'] })
    expect(byId).toMatchObject({
      zes: { zes: true, gruppo: 'ambito' },
      ambito: { ambito: ['Aree interne'], gruppo: 'ambito' },
    })
    expect(flags).toHaveLength(1)
    expect(readFields({ Ambito_territoriale: ['Non applicabile'] }).byId).not.toHaveProperty('ambito')
  })
})
