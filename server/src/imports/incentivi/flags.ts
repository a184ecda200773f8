import { shorten } from './plain-text.ts'

/**
 * Every question about a record: its field, `null` where the call names it, and its words. `%v` is the piece of the source,
 * `%c` the same cut short, `%s` the next word of the call. Several wordings of one kind differ behind a slash.
 */
const QUESTIONS = {
  'aid-over-spend': ['agevolazioneMax', 'L’agevolazione massima (%s) supera la spesa massima (%s)'],
  'ambito-meaning': ['criteri.ambito', 'La fonte indica «%v»: controlla se è un requisito'],
  'amount-is-fund': [
    'spesaMax',
    'Gli importi sono uguali allo stanziamento: forse sono del fondo intero, non di un progetto',
  ],
  'amount-limits/spend': ['spesaMin', 'La spesa minima supera la massima'],
  'amount-limits/aid': ['agevolazioneMin', 'L’agevolazione minima supera la massima'],
  'amount-only-in-text': [null, 'Un importo sta solo nel testo: «%c»'],
  'amount-placeholder': [null, '«%c» sembra un segnaposto, non un importo'],
  'amount-placeholder-suspected': ['spesaMax', 'Spesa massima %s con agevolazione %s: forse è un segnaposto'],
  'amount-several': [null, 'La fonte dà più importi: «%c»'],
  'amount-thousands': [null, 'Importi così piccoli sono forse in migliaia: %v'],
  'amount-unreadable': [null, 'Importo non leggibile: «%c»'],
  'amount-unreadable/negative': [null, 'Importo negativo: «%c»'],
  'amount-with-words': [null, 'Accanto all’importo c’è altro: «%c»'],
  'ateco-all-and-codes': ['criteri.ateco', 'Tutti i settori, ma anche dei codici: «%c»'],
  'ateco-ambiguous': ['criteri.ateco', 'Codici ATECO che si leggono in due modi: «%v»'],
  'ateco-nearly-all': ['criteri.ateco', 'L’elenco ha quasi tutte le attività: forse vale per tutti i settori'],
  'ateco-prose': ['criteri.ateco', 'Codici ATECO in prosa: «%c»'],
  'ateco-range': ['criteri.ateco', '%s che non esiste in ATECO %s: %v'],
  'ateco-text-differs/cell': ['criteri.ateco', 'Il testo nomina codici ATECO (%c), %s'],
  'ateco-text-differs': ['criteri.ateco', 'Il testo nomina codici ATECO che la casella non ha: %v'],
  'ateco-text-version': [
    'criteri.ateco',
    'La casella ha codici ATECO %s, il testo ATECO %s: gli stessi numeri non dicono le stesse attività',
  ],
  'ateco-unknown': ['criteri.ateco', 'Il codice %s non esiste in ATECO %s'],
  'ateco-unread': ['criteri.ateco', 'Accanto ai codici ATECO c’è altro: «%c»'],
  'ateco-version': ['criteri.ateco', 'Codici senza versione accanto ad altri che la hanno: %v'],
  'closing-before-opening': ['dataChiusura', 'La data di chiusura viene prima di quella di apertura'],
  'closing-differs': ['dataChiusura', 'La nota indica la chiusura del %s, il campo un altro giorno: controlla'],
  'closing-differs/text': ['dataChiusura', 'Il testo scrive la chiusura %s, il campo %s: controlla giorno e ora'],
  'closing-only-in-note': ['dataChiusura', 'Solo la nota indica la chiusura, il %s'],
  'comune-homonym': ['criteri.comuni', 'Più comuni si chiamano «%v», scegli quale: %s'],
  'comune-in-title': ['criteri.territorio', 'Il titolo dice comune di %v, il campo dei comuni è vuoto'],
  'comune-suppressed': ['criteri.comuni', 'Il comune «%v» non esiste più%s'],
  'comune-title-differs': ['criteri.territorio', 'Il titolo nomina il comune di %v, che non è tra quelli del campo'],
  'comune-title-differs/unknown': [
    'titolo',
    'Il titolo nomina il comune di %v, che non esiste: i campi ne hanno un altro',
  ],
  'comune-truncated': ['criteri.comuni', 'L’ultimo comune è tagliato, «%v»: controlla se ne mancano altri'],
  'comune-unknown': ['criteri.comuni', 'Il comune «%v» non esiste%s'],
  'comune-unknown/elsewhere': ['criteri.comuni', 'Nelle regioni indicate non c’è un comune «%v»: c’è %s'],
  'comuni-exclusion': ['criteri.comuni', 'I comuni sono scritti a parole: «%c»'],
  'comuni-many': ['criteri.comuni', 'I comuni sono %s: forse valgono intere province o regioni'],
  'day-unclear': ['dataApertura', 'La nota nomina il %s senza dire che cosa è'],
  'day-unclear/closing': [
    'dataChiusura',
    'La fonte non ha la data di chiusura e la nota nomina il %s: controlla che cosa è',
  ],
  'day-unreadable': [null, 'Data non leggibile: «%c»'],
  'days-to-come': ['dataChiusura', 'La nota dice che le date sono da definire'],
  'deadline-relative': ['dataChiusura', 'Il termine della domanda conta da un evento: «%v»'],
  'early-closing-stated': ['chiusuraAnticipata', 'La nota dice che il bando è chiuso dal %s'],
  'early-closing-stated/undated': ['chiusuraAnticipata', 'La nota dice che le domande sono chiuse, ma non da quando'],
  extension: ['dataChiusura', 'La nota proroga la chiusura al %s: controlla la data'],
  'form-unlikely': ['forme', 'Solo «Capitale di rischio», di cui il testo non parla: forse è un contributo'],
  'gazette-year': ['norme', 'La Gazzetta ufficiale è del %s, il bando del %s: forse è un errore'],
  'hour-of-night': [null, 'L’ora letta è %s di notte: forse la fonte scrive l’ora di Roma, %s'],
  'hours-differ': [null, 'Per lo stesso giorno la fonte dà più ore: %v'],
  'hours-unclear': ['oraApertura', 'La nota dà delle ore senza dire di quale giorno: %v'],
  'link-invalid': ['link', 'Indirizzo non valido: «%v»'],
  'no-application': ['dataChiusura', 'Il testo dice che non serve una domanda: le date possono essere altro'],
  'opening-absent': ['dataApertura', 'La fonte non indica la data di apertura'],
  'opening-differs': ['dataApertura', 'La nota indica l’apertura del %s: controlla la data'],
  'provincia-in-text': ['criteri.territorio', 'Il testo dice provincia di %v, i campi %s'],
  recurring: ['dataChiusura', 'La misura si ripete ogni anno: controlla se la data di chiusura vale ancora'],
  'regione-unknown': ['criteri.territorio', 'Regione non riconosciuta: «%v»'],
  reopening: ['dataApertura', 'La nota parla di una riapertura il %s: controlla le date'],
  'several-windows': ['dataChiusura', 'La nota parla di più periodi per le domande: i campi ne hanno uno solo'],
  'size-absent': ['criteri.dimensione', 'La fonte non indica le dimensioni ammesse'],
  'size-text-differs': ['criteri.dimensione', 'Il testo dice «%v», il campo ha meno dimensioni'],
  'subject-absent': ['criteri.tipoSoggetto', 'La fonte non indica i soggetti ammessi'],
  'subject-no-company': ['criteri.tipoSoggetto', 'I soggetti ammessi non sono imprese: %v'],
  suspended: ['chiusuraAnticipata', 'La nota dice che le domande sono sospese%s: controlla se riprendono'],
  'territory-absent': ['criteri.territorio', 'La fonte non indica il territorio'],
  'value-unknown': [null, 'Voce non riconosciuta: «%v»'],
} as const satisfies Record<string, readonly [campo: string | null, motivo: string]>

export type Question = keyof typeof QUESTIONS

export interface Flags {
  /** Asks once for each field, kind and piece of the source. */
  ask(question: Question, details?: Details): void
  list(): Flag[]
}

interface Details {
  /** Field inside `data`, or one of its criteria: `dataChiusura`, `criteri.ateco`. */
  campo?: string
  words?: readonly (string | number | null | undefined)[]
  /** The piece of the source that it is about. */
  valore?: string
  /** What one click takes; `null` empties a field. */
  proposta?: Record<string, unknown> | false | null | undefined
}

export interface Flag {
  /** Field inside `data` of the grant. */
  campo: string
  motivo: string
  /** Stable slug of the kind of question; questions of earlier versions have none. */
  tipo?: string
  valore?: string
  proposta?: Record<string, unknown>
}

export function createFlags(): Flags {
  const found = new Map<string, Flag>()
  return {
    ask(question, { campo, words = [], valore, proposta } = {}) {
      const [field, text] = QUESTIONS[question]
      const [tipo = ''] = question.split('/')
      const left = [...words]
      const fillings: Record<string, () => unknown> = {
        '%s': () => left.shift(),
        '%v': () => valore,
        '%c': () => shorten(valore ?? ''),
      }
      const motivo = text.replace(/%[svc]/g, (mark) => String(fillings[mark]!()))
      const about = campo ?? field ?? ''
      const more = { ...(valore !== undefined && { valore }), ...(proposta && { proposta }) }
      found.set(JSON.stringify([about, tipo, valore]), { campo: about, tipo, motivo, ...more })
    },
    list: () => [...found.values()],
  }
}
