import type { ImportReport, ImportRow } from '@bandiera/domain'

const TITLE = 60

/** Every record of an import with its verdict, then the totals; verdicts keep the words of the portal. */
export function reportLines(report: ImportReport): string[] {
  const rows = report.righe.map(({ riga, idEsterno, esito, titolo }) => [String(riga), idEsterno, esito, short(titolo)])
  const lines = tableLines([['row', 'id', 'verdict', 'title'], ...rows])
  const [head = '', ...body] = lines
  const { totale, nuovi, aggiornati, identici, errori, prova } = report
  const totals = `${totale} records: ${nuovi} nuovi, ${aggiornati} aggiornati, ${identici} identici, ${errori} errori.`
  return [
    head,
    ...body.flatMap((line, i) => [line, ...notesOf(report.righe[i]!)]),
    '',
    prova ? `${totals} A dry run: nothing was written.` : totals,
  ]
}

function notesOf({ motivo, daControllare }: ImportRow): string[] {
  const flags = daControllare.map(({ campo, motivo: reason }) => `     da controllare: ${campo} - ${reason}`)
  return motivo ? [`     errore: ${motivo}`, ...flags] : flags
}

function tableLines(rows: string[][]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
}

const short = (text: string): string => (text.length > TITLE ? `${text.slice(0, TITLE - 1)}…` : text)
