import { judgeCase, readingCases, type Readers } from '@bandiera/factories/reading'
import type { Azienda } from '@bandiera/domain'
import { unaAzienda } from '@bandiera/testing'
import { readColumn } from '../sections/accounts/read.ts'
import { judgeCells, tableOf } from '../../test/trial.ts'

type NewRecord = Omit<Azienda, '_id'>
type Cells = Record<string, string>

/** A file of one company with these cells, read as the import reads it: a field of it, and what is asked or refused. */
const cell = (pick: (azienda: NewRecord) => unknown) => async (cells: Cells) => {
  const { nuova: added, errori, daControllare } = await judgeCells(cells)
  return {
    valore: added && pick(added),
    rifiuta: errori.map(({ campo }) => campo),
    chiede: daControllare.map(({ campo }) => campo),
  }
}
const ateco = cell((one) => one.ateco?.map(({ codice }) => codice))
const place = (field: 'comune' | 'provincia') => cell((one) => one.sedi?.[0]?.[field])
const day = cell((one) => one.dataCostituzione)
const paste = ({ paste: text }: { paste: string }) => {
  const { valori, ignote } = readColumn(text)
  return { valore: valori, chiede: ignote }
}
/** The year is the last one where no column says it: only the figure counts. */
const revenue = async (cells: Cells) => {
  const { ricavi: valore } = (await judgeCells(cells)).nuova?.bilanci?.[0] ?? {}
  return { valore: { ricavi: valore } }
}

async function phone({ stored, Telefono }: { stored?: string; Telefono: string }) {
  if (!stored) return cell((one) => one.telefono)({ Telefono })
  const held = unaAzienda({ partitaIva: '01234567897', codiceFiscale: '01234567897', telefono: stored })
  return { valore: (await judgeCells({ Nome: held.ragioneSociale, Telefono }, [held])).esito }
}

async function headers({ file, encoding }: { file: string; encoding: string }) {
  const bytes = Buffer.from(file, encoding === 'UTF-16LE' ? 'utf16le' : 'utf8')
  return { valore: (await tableOf(new Uint8Array(bytes))).headers }
}

const READERS: Readers = {
  'csv-ateco-silent-misread': ateco,
  'csv-ateco-second-code-dropped': ateco,
  'csv-ateco-decorated-refused': ateco,
  'csv-year-unbounded': cell((one) => one.bilanci),
  'csv-header-with-other-year': cell((one) => one.bilanci?.[0]),
  'csv-header-in-thousands': revenue,
  'csv-trial-says-ok-server-refuses': day,
  'csv-date-forms-refused': day,
  'csv-phone-not-normalised': phone,
  'csv-provincia-names': place('provincia'),
  'sardegna-2026': place('provincia'),
  'comune-common-names': place('comune'),
  'csv-suppressed-comune': place('comune'),
  'csv-piva-cf-column': cell((one) => one.codiceFiscale),
  'piva-excel-message': cell((one) => one.partitaIva),
  'csv-forms-and-states-refused': (cells: Cells) =>
    cell((one) => ('Stato' in cells ? one.stato : one.formaGiuridica))(cells),
  'rea-forms': cell((one) => one.rea),
  'paste-bilancio-official-labels': paste,
  'paste-loss-as-profit': paste,
  'paste-line-dropped-silently': paste,
  'csv-sep-line': headers,
  'csv-utf16': headers,
}

it.each(readingCases('mf-aziende'))('$id is read as a careful person reads it', async (one) => {
  const { got, expected } = await judgeCase(one, READERS)
  expect(got).toEqual(expected)
})
