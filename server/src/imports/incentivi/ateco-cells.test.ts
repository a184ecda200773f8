import { openReference } from '../../tenants/tables/reference.ts'
import { readAteco } from './ateco-criterion.ts'
import { createFlags } from './flags.ts'

const reference = openReference('no-data-folder')
const MANUFACTURING = Array.from({ length: 24 }, (_, i) => `${i + 10}/07`).join(' ')

function read(text: string) {
  const flags = createFlags()
  const { criteri } = readAteco([text], flags, reference)
  const found = criteri.find(({ id }) => id === 'ateco') as
    | { tutti?: boolean; ammessi?: Codes; esclusi?: Codes }
    | undefined
  type Codes = { codice: string; versione: string }[]
  const written = (codes: Codes = []) => codes.map(({ codice, versione }) => `${codice}/${versione.slice(2)}`).join(' ')
  const out = found?.esclusi ? ` - ${written(found.esclusi)}` : ''
  return { letto: `${found?.tutti ? 'tutti' : written(found?.ammessi)}${out}`, tipi: flags.list().map((f) => f.tipo) }
}

// cells in the words of calls and of the catalogue, written for these tests; titles are those of ISTAT
describe('a cell that is read at a glance', () => {
  it.each([
    ['ATECO 2007 e 2025: 55.10', '55.1/07 55.1/25'],
    ['ATECO 2007/2025: 55.10; 62.10', '55.1/07 55.1/25 62.1/25'],
    ['ATECO 2007 e ATECO 2025: 55.10', '55.1/07 55.1/25'],
    ['ATECO 2007-2025: 55.10', '55.1/07 55.1/25'],
    ['NACE Rev. 2: C10, C11', '10/07 11/07'],
    ['NACE Rev. 2.1: 62.10', '62.1/25'],
    ["ATECO '25: 62.10", '62.1/25'],
    ['ATECO 25: 62.10', '62.1/25'],
    ['2025: 62.10', '62.1/25'],
    ['55.10 (2007); 62.10 (2025)', '55.1/07 62.1/25'],
    ['62.10 (Ateco 2025); 62.01 (Ateco 2007)', '62.01/07 62.1/25'],
    ['ATECO 2007 (fino al 31/03/2025): 62.01; ATECO 2025: 62.10', '62.01/07 62.1/25'],
    ['ATECO 2025 (in vigore dal 1° aprile 2025): 62.10', '62.1/25'],
    ['Codici: 55.10, 56.10 secondo la classificazione ATECO 2007', '55.1/07 56.1/07'],
    ['10.71 (ex 15.81)', '10.71/07'],
    ['Sezione C – divisioni 10, 11, 13', '10/07 11/07 13/07'],
    ['C - limitatamente ai codici 10, 11', '10/07 11/07'],
    ['Sezione G (solo 47)', '47/07'],
    ['Sezione C: tutte le divisioni; sezione F: 41, 43', `${MANUFACTURING} 41/07 43/07`],
    ['C (10-12)', '10/07 11/07 12/07'],
    ['CODICI ATECO 2007: DA 10 A 12', '10/07 11/07 12/07'],
    ['Ateco 2007/Ateco 2025: 55.10', '55.1/07 55.1/25'],
    ['da 10.8 a 11', '10.8/07 10.9/07 11/07'],
    ['C F', `${MANUFACTURING} 41/07 42/07 43/07`],
    ['Sez. F', '41/07 42/07 43/07'],
    ['G (escluso 45.2)', '45/07 46/07 47/07 - 45.2/07'],
    ['56 eccetto 56.30; 55', '55/07 56/07 - 56.3/07'],
    ['10 esclusi 10.1 e 10.2; 11', '10/07 11/07 - 10.1/07 10.2/07'],
    ['Tutti tranne agricoltura (01), silvicoltura (02) e pesca (03)', 'tutti - 01/07 02/07 03/07'],
    ['Tutti i settori, esclusi quelli di cui alla sezione K', 'tutti - 64/07 65/07 66/07'],
    ['Sono esclusi i codici 92 e 64', ' - 64/07 92/07'],
    ['Tutte le attività della sezione I', '55/07 56/07'],
    ['Tutti i settori economici ammissibili a ricevere aiuti "de minimis"', 'tutti'],
    ['Tutti i settori economici ammissibili a ricevere aiuti ai sensi del Reg. (UE) n. 2023/2831', 'tutti'],
    ['Nessun vincolo', 'tutti'],
    ['Non sono previste limitazioni', 'tutti'],
    ['<p>55.10<br/>56.10</p>', '55.1/07 56.1/07'],
    ['1) 55.10; 2) 56.10', '55.1/07 56.1/07'],
    ['a) 55.10\nb) 56.10', '55.1/07 56.1/07'],
    ['(06, 07)\n25', '06/07 07/07 25/07'],
    ['62..01', '62.01/07'],
    ['Alberghi (55.10), ristoranti (56.10) e bar (56.30)', '55.1/07 56.1/07 56.3/07'],
    ['Attività manifatturiere (C), costruzioni (F)', `${MANUFACTURING} 41/07 42/07 43/07`],
    [
      '96.02.01 - Servizi dei saloni di barbiere e parrucchiere - 96.02.02 - Servizi degli istituti di bellezza',
      '96.02.01/07 96.02.02/07',
    ],
    ['imprese con codice Ateco rientrante tra i seguenti: 55.10 nonché 56.10', '55.1/07 56.1/07'],
    ['IMPRESE CON I SEGUENTI CODICI: 55.10 E 56.10', '55.1/07 56.1/07'],
    ['49.1 - 49.5', '49.1/07 49.2/07 49.3/07 49.4/07 49.5/07'],
    ['49.10 - 49.50', '49.1/07 49.2/07 49.3/07 49.4/07 49.5/07'],
    ['ATECO 2025: 62.1 - 62.9', '62.1/25 62.2/25 62.9/25'],
    ['62.01 - 62.02', '62.01/07 62.02/07'],
    ['45.11 - 45.20; 47.11', '45.11/07 45.19/07 45.2/07 47.11/07'],
    ['10 e successivi', '10/07'],
    ['56.1 e seguenti; 55 e ss.', '55/07 56.1/07'],
    ['56 e relative sottocategorie', '56/07'],
    ['ATECO 2007 e successive modifiche e integrazioni: 55.10, 56.10', '55.1/07 56.1/07'],
    ['ATECO 2025 e ss.mm.ii.: 55.10', '55.1/25'],
    ['Turismo (55, 56)', '55/07 56/07'],
    ['Turismo: 55, 56; Edilizia: 41, 42, 43', '41/07 42/07 43/07 55/07 56/07'],
    ['Alloggio e ristorazione (55, 56); Commercio (45, 46, 47)', '45/07 46/07 47/07 55/07 56/07'],
    ['Agricoltura, silvicoltura e pesca (01, 02, 03)', '01/07 02/07 03/07'],
    ['Manifattura (10-33), edilizia (41, 42, 43)', `${MANUFACTURING} 41/07 42/07 43/07`],
    ['Industria (C), costruzioni (F)', `${MANUFACTURING} 41/07 42/07 43/07`],
    ['lettere C, F', `${MANUFACTURING} 41/07 42/07 43/07`],
    ['lettera F', '41/07 42/07 43/07'],
    ['Lettere C ed F', `${MANUFACTURING} 41/07 42/07 43/07`],
    ['Sezioni C e F', `${MANUFACTURING} 41/07 42/07 43/07`],
    ['Sezioni C/F', `${MANUFACTURING} 41/07 42/07 43/07`],
    ['96.02.01/02', '96.02.01/07 96.02.02/07'],
    ['47.71.10/20/30', '47.71.1/07 47.71.2/07 47.71.3/07'],
    ['45.20.10-40', '45.20.1/07 45.20.2/07 45.20.3/07 45.20.4/07'],
    ['55.10,56', '55.1/07 56/07'],
    ['Codici ATECO da 10.00 a 33.99', MANUFACTURING],
    ['Sez. C div. 10-33', MANUFACTURING],
    ['Tutti i settori, ad eccezione delle attività finanziarie e assicurative (K)', 'tutti - 64/07 65/07 66/07'],
    ['ATECO C: 10-33; F: 41-43', `${MANUFACTURING} 41/07 42/07 43/07`],
    ['ATECO2007/ATECO2025 62.01/62.10', '62.01/07 62.1/25'],
    ['62.01 [2007], 62.10 [2025]', '62.01/07 62.1/25'],
    ['Nuovi codici ATECO 2025: 62.10; vecchi codici ATECO 2007: 62.01', '62.01/07 62.1/25'],
    ['ATECO 2025: 62.10 (corrispondente ad ATECO 2007 62.01)', '62.01/07 62.1/25'],
    ['ATECO 2025 = 62.10', '62.1/25'],
    ['Tutte le sezioni', 'tutti'],
    ['Tutte le sezioni tranne A', 'tutti - 01/07 02/07 03/07'],
    ['Nessun codice ATECO escluso', 'tutti'],
    ['Qualsiasi', 'tutti'],
    ['0', ''],
    ['divisione 10 fino a 33', MANUFACTURING],
    ['codici compresi tra 10 e 33', MANUFACTURING],
    ['i codici dal 10.00.00 al 33.20.09', MANUFACTURING],
    ['10.1 al 10.3', '10.1/07 10.2/07 10.3/07'],
    ['dalla sezione B alla sezione C', `05/07 06/07 07/07 08/07 09/07 ${MANUFACTURING}`],
    ['comprese tra le sezioni B e C', `05/07 06/07 07/07 08/07 09/07 ${MANUFACTURING}`],
    ['55.10+55.20', '55.1/07 55.2/07'],
    ['55.10 & 55.20', '55.1/07 55.2/07'],
    ['* 55.10\n* 55.20', '55.1/07 55.2/07'],
    ['55/56', '55/07 56/07'],
    ['G47 Commercio al dettaglio, escluso quello di autoveicoli e motocicli', '47/07'],
    ['Tutti i settori, esclusi quelli di cui alla sezione K', 'tutti - 64/07 65/07 66/07'],
  ])('%j is read, and nothing is asked', (text, letto) => expect(read(text)).toEqual({ letto, tipi: [] }))
})

describe('a cell that can be read in two ways, or says more', () => {
  it.each([
    ['62 01', '', 'ateco-ambiguous'],
    ['Sezione I; 55.10', '55/07 56/07', 'ateco-ambiguous'],
    ['62.O1', '', 'ateco-prose'],
    ['55.10 come da allegato A', '55.1/07', 'ateco-unread'],
    ['Tutti i settori economici, ad eccezione di quelli esclusi dal Reg. UE 1407/2013', 'tutti', 'ateco-unread'],
    ['ATECO 91: 72', '', 'ateco-prose'],
    ['Sezione V', '', 'ateco-range'],
    ['47 (escluse farmacie)', '47/07', 'ateco-unread'],
    ['divisione 10 e successive', '10/07', 'ateco-unread'],
    ['45.11 - 45.20', '45.11/07 45.2/07', 'ateco-ambiguous'],
    ['55-10', '', 'ateco-ambiguous'],
    ['10/33', '10/07 33/07', 'ateco-ambiguous'],
    ['55.10/20', '55.1/07', 'ateco-unread'],
    ['47.71.10,20', '47.71.1/07', 'ateco-unread'],
    ['Imprese commerciali con codice ATECO 47 e turistiche con codice 55', '47/07 55/07', 'ateco-unread'],
    ['55.10-20', '55.1/07', 'ateco-unread'],
    ['tra 10.00 e 33.20', '10/07 33.2/07', 'ateco-ambiguous'],
    ['fino al 33', '33/07', 'ateco-unread'],
    ['dal 55 in poi', '55/07', 'ateco-unread'],
    ['55.1 - 56.1', '55.1/07 56.1/07', 'ateco-ambiguous'],
    ['turismo, commercio (47)', '47/07', 'ateco-unread'],
    ['Turismo (55, 56), solo stagionale', '55/07 56/07', 'ateco-unread'],
    ["lettera C) dell'art. 5: 55.10", '55.1/07', 'ateco-unread'],
  ])('%j is asked', (text, letto, tipo) => {
    const found = read(text)
    expect(found.letto).toBe(letto)
    expect(found.tipi[0]).toBe(tipo)
  })
})

it.each(['2007', '2025'] as const)('reads each title of ATECO %s behind its code', (versione) => {
  const { ateco } = reference
  const below = (code: string): string[] =>
    Array.from({ length: 10 }, (_, i) => `${code}${i}`).filter((one) => ateco.exists(one, versione) === true)
  const tree = (code: string): string[] => [code, ...(code.length < 6 ? below(code).flatMap(tree) : [])]
  const all = Array.from({ length: 10 }, (_, i) => below(String(i))).flat()
  const codes = all.flatMap(tree).filter((code) => code.length === 2 || !code.endsWith('0'))
  // a title made of the children's titles names their codes
  const titled = codes.filter((code) => !/\d/.test(ateco.title(code, versione) ?? '1'))
  for (const code of titled) {
    const title = ateco.title(code, versione)!
    const written = code.replace(/(\d\d)(?=\d)/g, '$1.')
    for (const one of [title, `- ${title.toUpperCase()}`, `(${title})`])
      expect({ one, ...read(`ATECO ${versione}: ${written} ${one}`) }).toMatchObject({
        one,
        letto: `${written}/${versione.slice(2)}`,
      })
  }
  expect(titled.length).toBeGreaterThan(1500)
})
