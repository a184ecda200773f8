import { createRandom } from '@bandiera/factories/random'
import { openReference } from '../../tenants/tables/reference.ts'
import { readAteco } from './ateco-criterion.ts'
import { createFlags } from './flags.ts'
import { admittedBy, writeAteco } from '../../../test/incentivi/write-ateco.ts'

const reference = openReference('no-data-folder')

type Codes = { codice: string; versione: '2007' | '2025' }[]
function read(text: string) {
  const flags = createFlags()
  const { criteri } = readAteco([text], flags, reference)
  const found = criteri.find(({ id }) => id === 'ateco') as
    | { tutti?: boolean; ammessi?: Codes; esclusi?: Codes }
    | undefined
  const written = (codes: Codes = []) => codes.map(({ codice, versione }) => `${codice}/${versione}`).join(' ')
  return {
    criteri,
    found,
    ammessi: found?.tutti ? 'tutti' : written(found?.ammessi),
    esclusi: written(found?.esclusi),
    tipi: flags.list().map(({ tipo }) => tipo),
  }
}

describe('a list of activity codes', () => {
  it.each([
    ['ATECO 2025: 28.9; 55.40; 56.11; 93.29', '28.9/2025 55.4/2025 56.11/2025 93.29/2025'],
    ['ATECO 2025: 49.31; 49.3; 49.39; 49.34; 49.33; 49.32', '49.3/2025'],
    ['ATECO 2007: 93.29; 93.19; 93.10; 93.21; 93.20; 93.13; 93.12; 93.00; 93.11', '93/2007'],
    ['ATECO2025: 62.10', '62.1/2025'],
    ['Ateco 2022 62.01', '62.01/2007'],
    ['codici ATECO 2007 - 55.10 - 56.10 - 79.11', '55.1/2007 56.1/2007 79.11/2007'],
    ['ATECO 2007 agg. 2022: 62.01', '62.01/2007'],
    ['55.10, 56.10 (ATECO 2025)', '55.1/2025 56.1/2025'],
    ['ATECO 2007: 62.01; ATECO 2025: 62.10', '62.01/2007 62.1/2025'],
    ['da 10 a 12', '10/2007 11/2007 12/2007'],
    ['10-12; 55', '10/2007 11/2007 12/2007 55/2007'],
    ['dal 10.1 al 10.3', '10.1/2007 10.2/2007 10.3/2007'],
    ['sezione B', '05/2007 06/2007 07/2007 08/2007 09/2007'],
    ['sezioni da A a B', '01/2007 02/2007 03/2007 05/2007 06/2007 07/2007 08/2007 09/2007'],
    ['I - Attività dei servizi di alloggio e di ristorazione', '55/2007 56/2007'],
    ['C.25.62 Lavori di meccanica generale; C25.50', '25.5/2007 25.62/2007'],
    ['62 . 01', '62.01/2007'],
    ['1.11; 1.13; 10.11', '01.11/2007 01.13/2007 10.11/2007'],
    ['551000 561011', '55.1/2007 56.10.11/2007'],
    ['55.xx e 56.xx.xx', '55/2007 56/2007'],
    ['10,11,13', '10/2007 11/2007 13/2007'],
    ['\u200b55.10\u00a0;\u00a056.10', '55.1/2007 56.1/2007'],
    ['55.10&nbsp;; 56.10', '55.1/2007 56.1/2007'],
    ['tutti i codici della sezione I', '55/2007 56/2007'],
    ['Sezione I: tutti i codici', '55/2007 56/2007'],
    ['55 - Alloggio; 56 - Ristorazione', '55/2007 56/2007'],
    ['Tutti i settori economici ammissibili a ricevere aiuti de minimis', 'tutti'],
    ['tutti i codici ATECO', 'tutti'],
  ])('%s', (text, ammessi) => {
    expect(read(text)).toMatchObject({ ammessi, esclusi: '', tipi: [] })
  })

  it.each([
    ['Tutti i settori ad eccezione di 01, 02, 03', 'tutti', '01/2007 02/2007 03/2007'],
    ['Tutti i settori economici ammissibili a ricevere aiuti; esclusi: sezione A', 'tutti', '01/2007 02/2007 03/2007'],
    ['Tutte le imprese esclusi 01; 02', 'tutti', '01/2007 02/2007'],
    ['10 (tranne 10.11), 11', '10/2007 11/2007', '10.11/2007'],
  ])('with an exclusion: %s', (text, ammessi, esclusi) => {
    expect(read(text)).toMatchObject({ ammessi, esclusi, tipi: [] })
  })

  it.each([
    ['Imprese del turismo come da avviso', '', ['ateco-prose']],
    ['Tutti i settori del turismo', '', ['ateco-prose']],
    ['Tutti i settori, esclusa la produzione primaria agricola', 'tutti', ['ateco-unread']],
    ['Tutti i settori; 55.10', '', ['ateco-all-and-codes']],
    ['55.10; turismo', '55.1/2007', ['ateco-unread']],
    [
      '45.11.01, 45.11.02 e 45.40.11 45.40.12 Acquirente persone giuridiche: • noleggio 77.11',
      '45.11.01/2007 45.11.02/2007 45.40.11/2007 45.40.12/2007 77.11/2007',
      ['ateco-unread'],
    ],
    ['62. 01', '', ['ateco-ambiguous']],
    ['62,01', '', ['ateco-ambiguous']],
    ['45.11 - 45.20', '45.11/2007 45.2/2007', ['ateco-ambiguous']],
    ['ATECO 2002: 62.01', '', ['ateco-prose']],
    ['ATECO 2025', '', ['ateco-prose']],
    ['Reg. 651/2014 e art. 17', '', ['ateco-prose']],
    ['almeno 10 dipendenti', '', ['ateco-prose']],
    ['2012; 2013; 2014', '', ['ateco-prose']],
    ['55.10; ATECO 2025: 56.11', '55.1/2007 56.11/2025', ['ateco-version']],
    ['ATECO 2025: 62.01; 62.10', '62.01/2025 62.1/2025', ['ateco-unknown']],
    ['99.98', '99.98/2007', ['ateco-unknown']],
    ['01; 10; 97; 98; 99', '01/2007 10/2007 97/2007 98/2007 99/2007', ['ateco-nearly-all']],
  ])('with something else is asked: %s', (text, ammessi, tipi) => {
    expect(read(text)).toMatchObject({ ammessi, tipi })
  })
})

it('reads every list that a writer wrote in any of its spellings, with nothing to ask', () => {
  const random = createRandom(2028)
  for (let i = 0; i < 1500; i += 1) {
    const { text, ammessi } = writeAteco(random)
    const { criteri, found, tipi } = read(text)
    const nothing = tipi.filter((tipo) => tipo !== 'ateco-nearly-all')
    expect({ text, tipi: nothing, ammessi: [...admittedBy(criteri)].sort() }).toEqual({
      text,
      tipi: [],
      ammessi: [...ammessi].sort(),
    })
    const codes = (found!.ammessi ?? []).map(({ codice, versione }) => `${versione} ${codice.replaceAll('.', '')}`)
    expect({
      text,
      short: codes.every((code) => !codes.some((other) => other !== code && code.startsWith(other))),
    }).toEqual({ text, short: true })
  }
})
