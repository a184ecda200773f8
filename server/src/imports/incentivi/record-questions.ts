import type { Flags } from './flags.ts'
import { plainText } from './plain-text.ts'
import type { Incentivo } from './record.ts'

/** Asks about what a record says of itself and can hardly be so. */
export function askAboutRecord(record: Incentivo, flags: Flags): void {
  askAboutForm(record, flags)
  askAboutGazette(record, flags)
}

/** Equity is rare in the catalogue, and its text then speaks of it. */
function askAboutForm({ Forma_agevolazione, Titolo, Descrizione }: Incentivo, flags: Flags): void {
  const only =
    Forma_agevolazione.length > 0 && Forma_agevolazione.every((forma) => /^capitale di rischio$/i.test(forma))
  const said =
    /capital|equity|venture|partecipa(?:zion|tiv)|quot[ae]|fondo di investiment|business angel|start.?up|azionari/i
  if (only && !said.test(plainText(`${Titolo} ${Descrizione}`))) {
    flags.add(
      'forme',
      'form-unlikely',
      'Solo «Capitale di rischio», di cui il testo non parla: forse è un contributo',
      {
        valore: Forma_agevolazione[0]!,
      },
    )
  }
}

/** A year of the gazette that differs from the call's by one figure, years away: `2005` for `2025`. */
function askAboutGazette(
  { Gazzetta_ufficiale, Titolo, Data_apertura, Data_ultimo_aggiornamento }: Incentivo,
  flags: Flags,
): void {
  const year = /(?:\/|\s)((?:19|20)\d\d)\s*$/.exec(Gazzetta_ufficiale)?.[1]
  const call = /\b(20\d\d)\b/.exec(Titolo)?.[1] ?? Data_apertura.slice(0, 4) ?? Data_ultimo_aggiornamento.slice(0, 4)
  if (!year || !/^20\d\d$/.test(call)) return
  const figures = [...year].filter((figure, i) => figure !== call[i]).length
  if (figures === 1 && Math.abs(Number(year) - Number(call)) >= 10) {
    flags.add('norme', 'gazette-year', `La Gazzetta ufficiale è del ${year}, il bando del ${call}: forse è un errore`, {
      valore: Gazzetta_ufficiale,
    })
  }
}
