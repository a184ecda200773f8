import { LOGIN_BUSY_TEXT } from '@bandiera/wire'
import { format } from 'node:util'
import { accountErrors } from './account-errors.ts'
import { copyErrors } from './copy-errors.ts'
import { fileErrors } from './file-errors.ts'
import { importErrors } from './import-errors.ts'
import { praticaErrors } from './pratica-errors.ts'
import { protocolErrors } from './protocol-errors.ts'
import { registroErrors } from './registro-errors.ts'
import { userErrors } from './user-errors.ts'

/**
 * Every error that leaves the server: HTTP status, what happened and what to do in Italian and, where somebody at a
 * terminal meets it, the same in English. docs/errors.md lists the same codes.
 */
export const errors = {
  CONFIG_INVALID: [
    500,
    'La configurazione del server non è valida: avvisa chi gestisce il portale.',
    'The environment variable %s is not usable (%s): correct it and start again.',
  ],
  DATA_UNWRITABLE: [
    503,
    'Il server non riesce a scrivere i dati: avvisa chi gestisce il portale.',
    'The data folder cannot be written: %s (%s). Choose another folder with BANDIERA_DATA or change its permissions.',
  ],
  DISK_FULL: [
    507,
    'Lo spazio per i dati è finito e niente si salva: un amministratore può fare posto svuotando il cestino; se non basta, avvisa chi gestisce il portale.',
    'The disk is full: %s (%s). Make room on it; the portal goes on by itself.',
  ],
  DATA_LOCKED: [
    503,
    'Il server è già in funzione: avvisa chi gestisce il portale.',
    'Another server is already running on the data folder %s. Stop it, or choose another folder with BANDIERA_DATA.',
  ],
  PORT_IN_USE: [
    503,
    'Il server non può partire: avvisa chi gestisce il portale.',
    'Port %s is already in use. Stop the program that uses it, or choose another port with PORT.',
  ],
  STORE_CORRUPT: [
    503,
    'I dati del portale non sono leggibili: avvisa chi gestisce il portale.',
    'The database file %s is damaged (%s). Restore it from a backup, or move it away to start with an empty one.',
  ],
  STORE_EMPTY: [
    503,
    'I dati del portale mancano: avvisa chi gestisce il portale.',
    'The database file %s has no content, as after a failed copy. Restore it from a backup, or delete it to begin anew.',
  ],
  TENANT_CLOSED: [503, 'Questo portale è fermo per un guasto ai suoi dati: chi lo gestisce è al lavoro.'],
  STORE_BUSY: [
    503,
    'Il server è occupato da un’altra operazione: riprova tra qualche secondo.',
    'The database %s has been locked by another process for too long: wait for it to finish, then try again.',
  ],
  STORE_NEWER: [
    503,
    'I dati del portale sono di una versione più recente: avvisa chi gestisce il portale.',
    'The database %s was written by a newer release (schema %s): install that release or a newer one.',
  ],
  DATABASE_OFFLINE: [
    503,
    'Il database non risponde: riprova tra qualche secondo.',
    'The database %s does not answer (%s): check that it runs and that this machine reaches it.',
  ],
  DATABASE_REFUSED: [
    503,
    'Il database non accetta il portale: avvisa chi gestisce il portale.',
    'The database %s refuses the portal (%s): check user, password, database and rights in BANDIERA_DB.',
  ],
  DATABASE_UNSAFE: [
    503,
    'Il database non è configurato in modo sicuro: avvisa chi gestisce il portale.',
    'The database %s could lose what it acknowledged, or cannot take writes (%s): correct it and start again.',
  ],
  DATABASE_EXTENSION: [
    503,
    'Il database non è pronto per le ricerche: avvisa chi gestisce il portale.',
    'The database %s has no extension pg_trgm, which searches need, and the portal cannot create it (%s): run "CREATE EXTENSION pg_trgm SCHEMA public" in it as a superuser, then start again.',
  ],
  KEY_OTHER: [
    503,
    'La chiave di questo nodo non è quella del portale: avvisa chi gestisce il portale.',
    'The key in %s is not the one that the other nodes of %s sign with: give all nodes the same data folder.',
  ],
  KEY_WEAK: [
    503,
    'La chiave del server non è sicura: avvisa chi gestisce il portale.',
    'The signing key in %s is shorter than %s characters: delete the file to get a new one (everybody signs in again).',
  ],
  SERVER_STOPPING: [503, 'Il server si sta riavviando: riprova tra qualche secondo.'],
  RECORD_INVALID: [422, 'Dati non validi nel campo %s: %s.'],
  RECORD_LARGE: [
    413,
    'L’elemento supera %s MB: accorcia i testi più lunghi, oppure carica il contenuto come documento.',
  ],
  RECORD_EXISTS: [409, 'Esiste già un elemento con lo stesso %s: controlla il valore e riprova.'],
  RECORD_MISSING: [404, 'L’elemento non esiste più: aggiorna la pagina.'],
  RECORD_CHANGED: [409, 'Qualcun altro ha modificato questo elemento: ricarica i dati e ripeti la modifica.'],
  RECORD_CONFLICT: [409, '%s ha modificato nel frattempo: %s. Scegli quale valore tenere e salva di nuovo.'],
  UNDO_LATE: [409, 'Sono passati più di %s minuti: questa operazione non si può più annullare.'],
  UNDO_FOREIGN: [403, 'Si annullano solo le proprie operazioni: chiedi a chi l’ha fatta.'],
  UNDO_CHANGED: [409, 'Non si può più annullare: nel frattempo qualcuno ha modificato %s.'],
  BIN_MISSING: [404, 'Questo elemento non è nel cestino: può essere già stato ripristinato.'],
  BIN_PARENT: [409, 'L’azienda di questo elemento è stata eliminata: ripristina prima quella.'],
  BANDO_STEP: [409, 'Un bando nello stato «%s» non può passare a «%s»: fai un passo alla volta.'],
  BANDO_INCOMPLETE: [422, 'Il bando non può essere pubblicato: %s.'],
  BANDO_NOT_DRAFT: [409, 'Si eliminano solo le bozze: archivia il bando, oppure riportalo prima in bozza.'],
  AZIENDA_IN_USE: [
    409,
    'Questa azienda ha pratiche (%s) o documenti (%s) e non si può eliminare: archiviala, oppure elimina prima quelli.',
  ],
  LOGIN_TOO_MANY: [429, 'Troppi tentativi di accesso: riprova tra %s secondi.'],
  LOGIN_BUSY: [429, LOGIN_BUSY_TEXT],
  ...accountErrors,
  ...copyErrors,
  ...fileErrors,
  ...importErrors,
  ...praticaErrors,
  ...protocolErrors,
  ...registroErrors,
  ...userErrors,
} as const satisfies Record<string, ErrorEntry>

type ErrorEntry = readonly [status: number, italian: string, english?: string]
export type ErrorCode = keyof typeof errors

/** An error of the catalogue; `message` is the Italian text with its arguments filled in. */
export class PortalError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly args: readonly (string | number)[]
  /** What a program needs besides the text; it travels in the `link` of the answer. */
  details?: object

  constructor(code: ErrorCode, ...args: (string | number)[]) {
    const [status, italian] = errors[code]
    super(fill(italian, args))
    this.name = 'PortalError'
    this.code = code
    this.status = status
    this.args = args
  }

  withDetails(details: object): this {
    this.details = details
    return this
  }
}

/** One line for the terminal: the English text where the catalogue has one, else the code and the Italian text. */
export function operatorText(error: PortalError): string {
  const entry: ErrorEntry = errors[error.code]
  return entry[2] ? fill(entry[2], error.args) : `${error.code}: ${error.message}`
}

/** Seconds after which the client may try again, where the text names them. */
export function secondsToWait({ code, args }: PortalError): number | null {
  return errors[code][1].includes('tra %s secondi') ? Number(args[0]) : null
}

/** Arguments beyond the placeholders are left out: the Italian text often says less than the terminal's. */
const fill = (text: string, args: readonly (string | number)[]): string =>
  format(text, ...args.slice(0, text.split('%s').length - 1))
