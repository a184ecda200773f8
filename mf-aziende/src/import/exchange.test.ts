import { aziendaFields, AziendaSchema, schemas, type Azienda, type Field } from '@bandiera/domain'
import type { WritePatch } from '@bandiera/live'
import { createRandom, type Random } from '@bandiera/factories/random'
import { recordReading } from '@bandiera/factories/reading'
import { GESTORE_ID, unaAzienda } from '@bandiera/testing'
import { FIELD_NAMES } from './fields.ts'
import { FILL_ONLY, OVERWRITE, type JudgedRow } from './merge.ts'
import { judgedRowsOf, tableOf } from '../../test/trial.ts'
import { aFile, type WrittenAzienda } from '../../test/write-file.ts'

/** Rows of each run: 20 files of 60 lines. */
const FILES = 20
const LINES = 60

/** What the reader made of each cell that was written. */
interface Quote {
  letti: number
  chiesti: number
  rifiutati: number
  sbagliati: string[]
}

function judge(quote: Quote, row: JudgedRow, { azienda, celle }: WrittenAzienda): void {
  if (row.esito === 'errore') {
    quote.rifiutati += 1
    return
  }
  for (const { campo, testo, letto } of celle) {
    const expected = letto(azienda)
    const got = letto(row.nuova!)
    if (JSON.stringify(got) === JSON.stringify(expected)) quote.letti += 1
    else if (got === undefined && row.daControllare.length > 0) quote.chiesti += 1
    else quote.sbagliati.push(`${campo} «${testo}»: ${JSON.stringify(got)}, era ${JSON.stringify(expected)}`)
  }
}

it('gives back known companies however they are written, or asks', async () => {
  const quote: Quote = { letti: 0, chiesti: 0, rifiutati: 0, sbagliati: [] }
  const asked: string[] = []
  const random = createRandom(28)
  let lines = 0
  for (let n = 0; n < FILES; n += 1) {
    const { testo, righe } = aFile(random, LINES)
    lines += righe.length
    const judged = await judgedRowsOf(testo)
    expect(judged).toHaveLength(righe.length)
    judged.forEach((row, at) => {
      const before = quote.chiesti
      judge(quote, row, righe[at]!)
      if (quote.chiesti > before) asked.push(...row.daControllare.map(({ campo, motivo }) => `${campo}: ${motivo}`))
      if (row.esito === 'errore') asked.push(...row.errori.map(({ campo, motivo }) => `${campo}: ${motivo}`))
    })
  }
  const { letti, chiesti, rifiutati, sbagliati } = quote
  const counts = { read: letti, asked: chiesti, refused: rifiutati, wrong: sbagliati.length }
  recordReading({ kind: 'cells of companies', from: 'generated', ...counts })
  expect(lines).toBeGreaterThan(1000)
  expect(sbagliati).toEqual([])
  expect(rifiutati).toBe(0)
  // in thousands, 64,541 is read in two ways
  expect(asked.filter((one) => !/^Fatturato: «\d+,\d{3}» si legge in due modi/.test(one))).toEqual([])
  expect(chiesti / (letti + chiesti)).toBeLessThan(0.02)
})

const SIGNS = [...'abcXYZ019 .,;:/-+€%@«\u00a0\u200bàé(){}\'"\n']
const WORDS =
  'n.d.|-|2019/03/05|31/02/2020|1.234|1E+06|-5|62,01|02 123456|srl|attivo|a@b.it|=1+1|Milano (MI)|RM|62.01.00|20121|2023|25|ABCDEFG'.split(
    '|',
  )
const anyText = (random: Random): string =>
  random.chance(0.6) ? random.one(WORDS) : Array.from({ length: random.int(12) }, () => random.one(SIGNS)).join('')

it('promises nothing that the server refuses', async () => {
  const headers = [
    'Nome',
    'P.IVA',
    'CF',
    'Forma giuridica',
    'Stato',
    'REA',
    'Data costituzione',
    'Capitale sociale',
    'Telefono',
    'E-mail',
    'PEC',
    'SDI',
    'Sito',
    'Indirizzo',
    'CAP',
    'Comune',
    'Provincia',
    'ATECO',
    'Anno',
    'Addetti',
    'Fatturato',
    'Totale attivo',
    'Referente',
    'Etichette',
  ]
  const held = unaAzienda({ partitaIva: '12345678903', codiceFiscale: '12345678903' })
  const random = createRandom(17138)
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')
  let taken = 0
  for (let n = 0; n < 150; n += 1) {
    const rows = Array.from({ length: 8 }, () => [
      random.one(['Alfa', 'Beta Srl']),
      random.one(['00743110157', '12345678903', '01234567897', '', 'RSSMRA80A01H501U']),
      ...headers.slice(2).map(() => anyText(random)),
    ])
    for (const row of await judgedRowsOf([headers, ...rows].map(line).join('\n'), [held])) {
      if (row.nuova) expectStorable({ ...row.nuova, _id: '0'.repeat(24) })
      for (const modes of [
        FILL_ONLY,
        OVERWRITE,
        { file: 'vuoti', campi: { [random.one(FIELD_NAMES)]: 'sovrascrivi' } } as const,
      ]) {
        const patch = row.proposta?.(modes).patch
        if (patch) expectStorable(patched(held, patch))
      }
      taken += row.esito === 'errore' ? 0 : 1
      const refused = row.errori.map(({ campo }) => campo)
      expect(refused.filter((campo) => !/^(Ragione sociale|Partita IVA|Codice fiscale|Riga)$/.test(campo))).toEqual([])
    }
  }
  expect(taken).toBeGreaterThan(100)
})

const patched = (held: Azienda, patch: WritePatch): Azienda => {
  const after: Record<string, unknown> = { ...held, ...patch.set }
  for (const campo of patch.unset ?? []) delete after[campo]
  return after as Azienda
}

/** What the server holds a company to: its schema, and the checks of its identifiers. */
function expectStorable(azienda: Azienda): void {
  const { error } = schemas.aziende.safeParse(JSON.parse(JSON.stringify(azienda)))
  expect(error?.issues ?? []).toEqual([])
  const checked = Object.entries<Field>(aziendaFields).map(([campo, { check }]) => {
    const value = azienda[campo as keyof Azienda]
    return !check || !value || check(String(value)).ok ? null : campo
  })
  expect(checked.filter(Boolean)).toEqual([])
  expect(AziendaSchema.safeParse(azienda).success).toBe(true)
  expect(azienda.gestoreId).toBe(GESTORE_ID)
}

it('reads the same table from each encoding and separator', async () => {
  const { testo } = aFile(createRandom(3), 5)
  const table = await tableOf(testo)
  const units = new Uint16Array([...`\ufeff${testo}`].map((char) => char.charCodeAt(0)))
  expect(await tableOf(new Uint8Array(units.buffer))).toEqual(table)
  expect(await tableOf(`\ufeff${testo}`)).toEqual(table)
})
