import { unaAzienda, GESTORE_ID } from '@bandiera/testing'
import { readCsv } from '@bandiera/ui/import'
import { createJudge } from './judge.ts'
import { inModes, changesLeftOut, OVERWRITE, type JudgedRow } from './merge.ts'
import { guessMapping, rememberedMapping, rememberMapping } from './mapping.ts'

const comuni = {
  completo: true,
  find: (nome: string, provincia: string) =>
    [
      { codice: '015146', nome: 'Milano', provincia: '015' },
      { codice: '040012', nome: 'Forlì', provincia: '040' },
      { codice: '001235', nome: 'Samone', provincia: '001' },
      { codice: '022165', nome: 'Samone', provincia: '022' },
    ].filter((one) => one.nome.toLowerCase() === nome.toLowerCase() && (!provincia || one.provincia === provincia)),
}

async function judge(text: string, aziende = [unaAzienda({ _id: 'x' })].slice(1)): Promise<JudgedRow[]> {
  const read = await readCsv(new Blob([text]))
  if (!read.ok) throw new Error(read.motivo)
  const judgeRow = createJudge({ mappa: guessMapping(read.table.headers), gestoreId: GESTORE_ID, comuni, aziende })
  const rows: JudgedRow[] = []
  for (const row of read.table.rows) rows.push(await judgeRow(row))
  return rows
}
const said = (findings: JudgedRow['errori']) => findings.map(({ campo, motivo }) => `${campo}: ${motivo}`).join(' ')
const why = ({ errori }: JudgedRow) => said(errori)
const asked = ({ daControllare }: JudgedRow) => said(daControllare)

const HOSTILE = [
  '\ufeffDenominazione;P.IVA;Città;Prov.;Fatturato;Dipendenti;Data costituzione;E-mail;ATECO;Note',
  'Alfa Srl;01234567897;milano;MI;1.234.567,50;12;05/03/2012;;62.01.00;',
  '=CMD|calc!A0;12345678903;;;;;;;;formula',
  'Beta Srl;01234567890;;;;;;;;check digit',
  ';01234567897;;;;;;;;no name',
  'Gamma Srl;;;;;;;;;no number',
  'Alfa due;01234567897;;;;;;;;twice',
  'Delta Srl;00743110157;Samone;;1.2.3;una dozzina;30/02/2020;sbagliata;software;all wrong',
  '"Eta; figli Srl";3331330373;Forlì;FC;;;;info@eta.it;;zero eaten',
  'Zeta Srl;02345678904;Milano;ROMA;;;;;;wrong province',
].join('\r\n')

it.each([
  ['Samone (TN)', ''],
  ['Samone ( tn )', ''],
  ['Milano (MI)', 'Milano'],
  ['Forlì (FC)', '040'],
])('takes the province from «%s», with %j in the column for it', async (comune, provincia) => {
  const [row] = await judge(`Ragione sociale;Partita IVA;Comune;Provincia\nAlfa Srl;01234567897;${comune};${provincia}`)
  expect([why(row!), row!.esito]).toEqual(['', 'nuovo'])
})

it.each(['Samone (ZZ)', 'Samone (nord)'])('keeps «%s» as it is: it is the name of no comune', async (comune) => {
  const [row] = await judge(`Ragione sociale;Partita IVA;Comune\nAlfa Srl;01234567897;${comune}`)
  expect([row!.esito, row!.nuova?.sedi]).toEqual(['nuovo', [{ tipo: 'legale', operativa: true, comuneNome: comune }]])
  expect(asked(row!)).toBe(
    `Comune: Il comune «${comune}» non è nella tabella: tengo il nome, sceglilo nella scheda dell’azienda.`,
  )
})

describe('a hostile file', () => {
  it('gets a verdict on every line, each error with its field and its reason', async () => {
    const rows = await judge(HOSTILE)
    expect(rows.map(({ riga, esito }) => [riga, esito])).toEqual([
      [2, 'nuovo'],
      [3, 'nuovo'],
      [4, 'errore'],
      [5, 'errore'],
      [6, 'errore'],
      [7, 'errore'],
      [8, 'nuovo'],
      [9, 'errore'],
      [10, 'nuovo'],
    ])
    expect(rows.map(why)).toEqual([
      '',
      '',
      expect.stringMatching(/^Partita IVA: La cifra di controllo.*dovrebbe essere 7/),
      expect.stringMatching(/^Ragione sociale: Inserisci la ragione sociale/),
      'Partita IVA: Inserisci la partita IVA o il codice fiscale',
      'Partita IVA: È la stessa azienda della riga 2.',
      '',
      expect.stringMatching(/^Partita IVA: La partita IVA ha 10 cifre/),
      '',
    ])
    for (const part of [
      /Fatturato: Non leggo un numero in «1\.2\.3»/,
      /Addetti \(ULA\): Non leggo un numero in «una dozzina»/,
      /Data di costituzione: Il giorno 30\/02\/2020 non esiste/,
      /E-mail:.*@.*Nel file: «sbagliata»/,
      /Comune: Ci sono più comuni/,
      /Codice ATECO: «software»/,
    ])
      expect(asked(rows[6]!)).toMatch(part)
    expect(rows[6]!.nuova).toEqual({
      ragioneSociale: 'Delta Srl',
      partitaIva: '00743110157',
      codiceFiscale: '00743110157',
      sedi: [{ tipo: 'legale', operativa: true, comuneNome: 'Samone' }],
      gestoreId: GESTORE_ID,
      professionisti: [],
    })
    expect(asked(rows[8]!)).toMatch(/«Milano» è in provincia di Milano, il file dice Roma/)
    expect(rows[8]!.nuova?.sedi).toBeUndefined()
  })

  it('gives the values of the form: Italian numbers and days, comuni by code, formulas as plain text', async () => {
    const [alfa, formula] = await judge(HOSTILE)
    expect(alfa?.nuova).toEqual({
      ragioneSociale: 'Alfa Srl',
      partitaIva: '01234567897',
      codiceFiscale: '01234567897',
      dataCostituzione: '2012-03-05',
      sedi: [expect.objectContaining({ tipo: 'legale', comune: '015146', comuneNome: 'Milano', regione: '03' })],
      ateco: [{ codice: '62.01.00', prevalente: true }],
      bilanci: [{ anno: expect.any(Number), ricavi: 1_234_567.5, ula: 12 }],
      gestoreId: GESTORE_ID,
      professionisti: [],
    })
    expect(formula?.nuova?.ragioneSociale).toBe('=CMD|calc!A0')
  })

  it('gives back the zero that a spreadsheet ate', async () => {
    const [row] = await judge('Nome;P.IVA;CAP;Indirizzo\nEta;1234567897;8100;Via Roma')
    expect(row).toMatchObject({ esito: 'nuovo', numero: '01234567897' })
    expect(row?.nuova?.sedi?.[0]).toMatchObject({ cap: '08100', indirizzo: 'Via Roma' })
  })

  it('loses no line for want of an e-mail', async () => {
    const lines = Array.from(
      { length: 25 },
      (_, n) => `Azienda ${n};${partitaIva(n)};${n < 4 ? `a${n}@esempio.it` : ''}`,
    )
    const rows = await judge(
      ['Ragione sociale,Partita IVA,E-mail', ...lines.map((line) => line.replaceAll(';', ','))].join('\n'),
    )
    expect(rows.filter(({ esito }) => esito === 'nuovo')).toHaveLength(25)
  })

  it('tells a line whose text was torn apart by an unquoted separator', async () => {
    const [row] = await judge('Nome;P.IVA\nRossi; figli;01234567897')
    expect(why(row!)).toMatch(/^Riga: Ha 1 cella in più dell’intestazione/)
  })
})

describe('a company that is there already', () => {
  const rossi = unaAzienda({
    codiceFiscale: 'RSSMRA85T10A562S',
    email: 'vecchia@rossi.it',
    sedi: [{ tipo: 'legale', operativa: true, comune: '015146', comuneNome: 'Milano', indirizzo: 'Via Po 1' }],
  })

  it('is brought up to date by what the line says, and an empty cell takes nothing away', async () => {
    const [row] = await judge(
      'Nome;P.IVA;E-mail;Telefono;Addetti;Anno\nRossi S.r.l.;01234567897;;02 12345678;20;2025',
      [rossi],
    )
    expect(row).toMatchObject({ esito: 'aggiornato', id: rossi._id })
    expect(row?.patch).toEqual({
      set: {
        telefono: '+390212345678',
      },
      unset: [],
    })
    expect(row?.cambi?.map(({ etichetta, prima, dopo }) => [etichetta, prima, dopo])).toEqual([
      ['Telefono', '', '+390212345678'],
    ])
    expect(inModes(row!, OVERWRITE).patch).toEqual({
      set: {
        telefono: '+390212345678',
        bilanci: [{ anno: 2025, approvato: true, ula: 20, ricavi: 1_500_000, totaleAttivo: 900_000 }],
      },
      unset: [],
    })
    expect(changesLeftOut(row!).map(({ etichetta, prima, dopo }) => [etichetta, prima, dopo])).toEqual([
      ['Bilancio 2025: Addetti (ULA)', '12', '20'],
    ])
  })

  it('is identical when the line says nothing new', async () => {
    const [row] = await judge('Nome;P.IVA;Comune;Indirizzo\nRossi S.r.l.;IT01234567897;Forlì;Via Po 1', [
      {
        ...rossi,
        sedi: [
          {
            tipo: 'legale',
            operativa: true,
            comune: '040012',
            comuneNome: 'Forlì',
            provincia: '040',
            regione: '08',
            indirizzo: 'Via Po 1',
          },
        ],
      },
    ])
    expect(row).toMatchObject({ esito: 'identico', id: rossi._id })
  })

  it('is not mixed up with another one that has the second number', async () => {
    const verdi = unaAzienda({ ragioneSociale: 'Verdi', partitaIva: '12345678903', codiceFiscale: '12345678903' })
    const [row] = await judge('Nome;P.IVA;CF\nX;01234567897;12345678903', [rossi, verdi])
    expect(why(row!)).toMatch(/sono di due aziende diverse: Rossi S\.r\.l\., Verdi/)
  })
})

describe('the columns of a file', () => {
  it('are recognised by the names that files give them, each once', () => {
    const headers = ['Cliente', 'Partita Iva', 'Cod. Fiscale', 'Prov', 'PEC', 'Email PEC', 'Colore']
    expect(guessMapping(headers)).toEqual([
      { campo: 'ragioneSociale' },
      { campo: 'partitaIva' },
      { campo: 'codiceFiscale' },
      { campo: 'provincia' },
      { campo: 'pec' },
      null,
      null,
    ])
  })

  it('are remembered for the next file that has the same ones', () => {
    rememberMapping(['A', 'B'], [null, { campo: 'ragioneSociale' }])
    expect(rememberedMapping(['a', 'b '])).toEqual([null, { campo: 'ragioneSociale' }])
    rememberMapping(
      ['Nome', 'Fatturato', 'Ricavi 2023'],
      [null, { campo: 'ricavi', anno: 2025 }, { campo: 'ricavi', anno: 2023 }],
    )
    expect(rememberedMapping(['Nome', 'Fatturato', 'Ricavi 2023'])).toEqual([
      null,
      { campo: 'ricavi' },
      { campo: 'ricavi', anno: 2023 },
    ])
    expect(rememberedMapping(['A', 'C'])).toBeNull()
    localStorage.setItem('bandiera.aziende.importa', 'non è json')
    expect(rememberedMapping(['A', 'B'])).toBeNull()
  })
})

/** A partita IVA with its check digit. */
function partitaIva(n: number): string {
  const ten = `${String(n + 1).padStart(7, '0')}015`
  const sum = [...ten].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${ten}${(10 - (sum % 10)) % 10}`
}
