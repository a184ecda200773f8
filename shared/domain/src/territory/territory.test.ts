import { readData } from '@bandiera/factories/data'
import { foldText, hasWords, searchWords } from '../text/fold.ts'
import { province, formerProvince } from './province.ts'
import { findRegione, isInZes, placeCodes, placeName, regioneByCode, regioni } from './territory.ts'

interface Comune {
  codice: string
  nome: string
  provincia: { codice: string; nome: string; sigla: string }
  regione: { codice: string; nome: string }
  ripartizione: { codice: string; nome: string }
  macroArea: string
}

const MORE: Record<string, number> = { BT: 3, OT: 2, OG: 2, VS: 2, CI: 2 }

describe('territory', () => {
  it('has 20 regioni and 110 province, each in a known regione, with its capoluogo', () => {
    expect(regioni).toHaveLength(20)
    expect(province()).toHaveLength(110)
    for (const each of province()) {
      expect(regioneByCode(each.regione)).toBeDefined()
      expect(each.capoluoghi.every((place) => place.codice.startsWith(each.codice))).toBe(true)
      expect(each.capoluoghi).toHaveLength(MORE[each.sigla] ?? 1)
    }
  })

  it('says of every comune of the ISTAT file what the file says', () => {
    const comuni = JSON.parse(readData('comuni_istat_2020.json.gz')) as Comune[]
    const wrong = comuni.filter((comune) => {
      const provincia = [...province(), ...formerProvince()].find((each) => each.codice === comune.provincia.codice)
      const regione = regioneByCode(comune.regione.codice)
      const same =
        provincia?.sigla === comune.provincia.sigla &&
        provincia.regione === comune.regione.codice &&
        comune.provincia.nome.startsWith(provincia.nome) &&
        regione?.macroArea === comune.macroArea &&
        String(regione.ripartizione) === comune.ripartizione.codice &&
        findRegione(comune.regione.nome) === regione
      return !same
    })
    expect(wrong).toEqual([])
    expect(comuni).toHaveLength(7904)
  })

  it('puts the eight Mezzogiorno regioni in the ZES, Marche and Umbria only from 20 November 2025', () => {
    const zesOn = (day: string) => regioni.filter((each) => isInZes(each.codice, day)).map((each) => each.nome)
    expect(zesOn('2023-12-31')).toEqual([])
    expect(zesOn('2025-11-19')).toHaveLength(8)
    expect(zesOn('2025-11-19')).not.toContain('Marche')
    expect(zesOn('2025-11-20')).toEqual(expect.arrayContaining(['Marche', 'Umbria', 'Abruzzo', 'Sardegna']))
    expect(zesOn('2025-11-20')).toHaveLength(10)
  })

  it.each([
    ['Trentino-Alto Adige/Südtirol', '04'],
    ["Valle d'Aosta/Vallée d'Aoste", '02'],
    ['EMILIA ROMAGNA', '08'],
    ['friuli venezia giulia', '06'],
  ])('finds the regione written "%s"', (name, codice) => {
    expect(findRegione(name)?.codice).toBe(codice)
  })

  it('does not take a foreign or unknown name for a regione', () => {
    expect([findRegione('Estero'), findRegione('Padania'), findRegione('')]).toEqual([undefined, undefined, undefined])
  })

  it.each([
    ['113017', '20'],
    ['090047', '20'],
    ['104017', '20'],
    ['111009', '20'],
  ])('puts the Sardinian comune %s in Sardegna, under its codes of every time', (comune, regione) => {
    expect(placeCodes({ comune }).regione).toBe(regione)
    expect(isInZes(placeCodes({ comune }).regione!, '2026-01-01')).toBe(true)
  })

  it('takes the regione of a record where its provincia is not known', () => {
    expect(placeCodes({ comune: '999001', regione: '20' })).toMatchObject({ provincia: '999', regione: '20' })
    expect(placeCodes({ provincia: '113', regione: '03' }).regione).toBe('20')
  })

  it('derives the missing codes of a place from the finer one', () => {
    expect(placeCodes({ comune: '053011' })).toEqual({ comune: '053011', provincia: '053', regione: '09' })
    expect(placeCodes({ regione: '15' })).toEqual({ comune: undefined, provincia: undefined, regione: '15' })
    expect(placeCodes({})).toEqual({ comune: undefined, provincia: undefined, regione: undefined })
  })

  it('names codes, and gives the code back when it does not know it', () => {
    expect(['16', '072', '072006', '072001'].map(placeName)).toEqual(['Puglia', 'Bari', 'Bari', '072001'])
  })
})

describe('foldText', () => {
  it('drops case, accents and punctuation', () => {
    expect(foldText("  L'Àncora—Nord  2 ")).toBe('l ancora nord 2')
  })
})

describe('a search for words', () => {
  const has = (text: string, search: string) => hasWords(foldText(text), searchWords(search))

  it('finds long words anywhere, and every one of them has to be there', () => {
    expect(has('Officine Forlì', 'FICI orlì')).toBe(true)
    expect(has('Officine Forlì', 'fici roma')).toBe(false)
  })

  it('finds words of one or two letters where a word begins', () => {
    expect(has("L'Àncora d'oro", "d'o")).toBe(true)
    expect(has("L'Àncora d'oro", 'an')).toBe(true)
    expect(has("L'Àncora d'oro", 'co')).toBe(false)
    expect(has('Ancora', 'a')).toBe(true)
  })
})
