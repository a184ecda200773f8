import { openReference } from '../../reference/reference.ts'
import { readFields } from './testing/read-fields.ts'

const tables = openReference('none')
const read = (Regioni: string[], Comuni: string | null, more = {}) => readFields({ Regioni, Comuni, ...more }, tables)

// lists in the words of the catalogue, written for these tests
describe('a list of comuni', () => {
  it.each([
    ['Lombardia', 'Milano, Monza e Lodi', ['015146', '108033', '098031']],
    ['Lombardia', 'Milano - Monza - Lodi', ['015146', '108033', '098031']],
    ['Lombardia', 'Comuni di Milano e Monza', ['015146', '108033']],
    ['Lazio', 'Roma Capitale; Fiumicino', ['058091', '058120']],
  ])('of %s is read: %s', (regione, text, comuni) => {
    const { byId, tipi } = read([regione], text)
    expect([byId.territorio, tipi]).toMatchObject([{ comuni }, []])
  })

  it.each([
    [['Marche', 'Lombardia'], 'Peglio; Urbino; Pesaro', '041041'],
    [['Piemonte', 'Trentino-Alto Adige'], 'Samone; Ivrea; Banchette', '001235'],
    [['Puglia', 'Lombardia'], 'Castro; Lecce; Gallipoli', '075096'],
    [['Sardegna', 'Sicilia'], 'San Teodoro; Olbia; Budoni', '113021'],
  ])('of %j knows which homonym is meant by the provincia of all others: %s', (regioni, text, codice) => {
    const { byId, tipi } = read(regioni, text)
    expect([byId.territorio, tipi]).toMatchObject([{ comuni: expect.arrayContaining([codice]) }, []])
  })

  it.each(['Livo; Como; Lecco', 'Livo; Como', 'Livo'])(
    'names the candidates where the others do not tell: %s',
    (text) => {
      expect(read(['Lombardia', 'Trentino-Alto Adige'], text).flags).toEqual([
        'Più comuni si chiamano «Livo», scegli quale: Livo (CO) o Livo (TN)',
      ])
    },
  )

  it('says where a comune of another regione is', () => {
    expect(read(['Lombardia'], "Reggio nell'Emilia").flags).toEqual([
      "Nelle regioni indicate non c’è un comune «Reggio nell'Emilia»: c’è Reggio nell'Emilia (RE)",
    ])
  })

  it.each([
    ['Tutti i comuni della Lombardia', {}],
    ['Tutti i comuni della Città metropolitana di Milano', { province: ['015'] }],
    ['Tutti i comuni della provincia di Monza e Brianza', { province: ['108'] }],
    ['Provincia di Brescia', { province: ['017'] }],
    ['Brescia (provincia); Provincia di Bergamo', { province: ['017', '016'] }],
  ])('takes whole places: %s', (text, place) => {
    const { byId, tipi } = read(['Lombardia'], text)
    expect([byId.territorio, tipi]).toEqual([{ id: 'territorio', tipo: 'territorio', regioni: ['03'], ...place }, []])
  })

  it('takes a whole provincia and comuni of others as alternatives', () => {
    const { byId, tipi } = read(['Lombardia'], 'Provincia di Brescia; Milano')
    expect(tipi).toEqual([])
    expect(byId.territorio).toEqual({ id: 'territorio', tipo: 'territorio', regioni: ['03'] })
    expect(byId.comuni).toMatchObject({ comuni: ['015146'], gruppo: 'comuni' })
    expect(byId['comuni-province']).toMatchObject({ province: ['017'], gruppo: 'comuni' })
  })
})

describe('the column of regioni', () => {
  it.each([
    ['Valle Aosta', '02'],
    ['FVG', '06'],
    ['Regione Siciliana', '19'],
    ['Regione autonoma della Sardegna', '20'],
  ])('knows %s', (name, codice) => {
    expect(read([name], null)).toMatchObject({ byId: { territorio: { regioni: [codice] } }, tipi: [] })
  })

  it.each([
    ['Provincia autonoma di Trento', '022'],
    ['P.A. Bolzano', '021'],
    ['Provincia Autonoma di Bolzano/Bozen', '021'],
    ['Trentino', '022'],
    ['Alto Adige', '021'],
  ])('takes %s for its provincia', (name, codice) => {
    expect(read([name], null)).toMatchObject({ byId: { territorio: { province: [codice] } }, tipi: [] })
    const { byId } = read(['Molise', name], null)
    expect(byId.territorio).toMatchObject({ regioni: ['04', '14'], province: ['070', '094', codice] })
  })
})

it('finds the province of a chamber by its long name', () => {
  const Soggetto_Concedente = 'Camera di Commercio Industria Artigianato Agricoltura di Cremona-Mantova-Pavia'
  expect(read(['Lombardia'], null, { Soggetto_Concedente }).asked).toMatchObject([
    { proposta: { 'criteri.territorio': { province: ['019', '020', '018'] } } },
  ])
})
