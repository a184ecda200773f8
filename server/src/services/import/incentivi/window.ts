import { addDays, type DatiBando } from '@bandiera/domain'
import { daysIn, parseDay, type Moment } from './day.ts'
import type { Flags } from './flags.ts'
import type { Incentivo } from './record.ts'

type Finestra = Pick<
  DatiBando,
  'dataApertura' | 'oraApertura' | 'dataChiusura' | 'oraChiusura' | 'chiusuraAnticipata' | 'noteFinestra' | 'procedura'
>

/** When a grant opens and closes. A closing that only the note tells is taken from there, and flagged. */
export function readWindow(record: Incentivo, flags: Flags): Finestra {
  const apertura = readDay('dataApertura', record.Data_apertura, flags)
  const chiusura = readDay('dataChiusura', record.Data_chiusura, flags)
  if (!apertura) flags.add('dataApertura', 'La fonte non indica la data di apertura')
  if (apertura && chiusura && chiusura.giorno < apertura.giorno) {
    flags.add('dataChiusura', 'La data di chiusura viene prima di quella di apertura')
  }
  const note = record.Note_di_apertura_chiusura
  return {
    ...(apertura && { dataApertura: apertura.giorno, ...(apertura.ora && { oraApertura: apertura.ora }) }),
    ...(chiusura && { dataChiusura: chiusura.giorno, ...(chiusura.ora && { oraChiusura: chiusura.ora }) }),
    ...earlyClosing(note, chiusura?.giorno, flags),
    ...(note && { noteFinestra: note }),
    ...(/click\s*-?day/i.test(note)
      ? { procedura: 'click_day' }
      : /sportello/i.test(note)
        ? { procedura: 'sportello' }
        : {}),
  }
}

function readDay(campo: string, text: string, flags: Flags): Moment | null {
  const moment = text === '' ? null : parseDay(text)
  if (text !== '' && !moment) flags.add(campo, `Data non leggibile: «${text}»`)
  return moment
}

function earlyClosing(note: string, closing: string | undefined, flags: Flags): { chiusuraAnticipata?: string } {
  if (!/chius|chiud|esauri|termine|scadenz|entro/i.test(note)) return {}
  const [day, ...more] = daysIn(note).filter((each) => closing === undefined || each < closing)
  const over = /chius[aoie]\b|chiusura|esauri/i.test(note)
  if (day === undefined || more.length > 0 || !over) {
    if (over || day !== undefined) flags.add('dataChiusura', 'La nota parla della chiusura: controlla la data')
    return {}
  }
  // "entro e non oltre" a day: that day is still good
  const chiusuraAnticipata = /entro/i.test(note) ? addDays(day, 1) : day
  flags.add('chiusuraAnticipata', 'La chiusura è stata ricavata dalla nota: controllala')
  return { chiusuraAnticipata }
}
