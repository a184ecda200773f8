import type { FieldConflict } from '@bandiera/domain'
import type { Conflict } from '@bandiera/wire'

/** A refused or failed write: `message` is the server's Italian text, ready to show; `code` is stable. */
export class WriteError extends Error {
  override readonly name = 'WriteError'
  readonly code: string
  /** Fields that another user changed since the base of this write; empty unless `code` is `RECORD_CONFLICT`. */
  readonly conflict: readonly FieldConflict[]
  readonly versione: number | undefined

  constructor(code: string, message: string, conflict?: Conflict | null) {
    super(message)
    this.code = code
    this.conflict = conflict?.conflict ?? []
    this.versione = conflict?.versione
  }
}

/** Resolves with the server's answer; rejects with an error whose message can be shown, with the failure as its cause. */
export const withReadableError = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((failure: unknown) => {
    throw new Error(texts.serverSilent, { cause: failure })
  })

export const texts = {
  network: 'Il server non risponde: la modifica non è stata salvata. Controlla la connessione e riprova.',
  noAnswer: 'Il server non ha risposto: la modifica potrebbe essere salvata. Controlla la connessione e riprova.',
  alreadySaved:
    'Era già salvato, con i dati del primo invio: esci da questo modulo e apri l’elemento dall’elenco per cambiarlo.',
  sessionEnded: 'La sessione è finita: accedi di nuovo, poi ripeti la modifica.',
  refused: 'Il server non ha accettato la modifica. Riprova; se succede ancora, avvisa chi gestisce il portale.',
  gone: 'Questo elemento non c’è più, oppure non lo puoi più vedere: la modifica non è stata salvata.',
  changed: 'Qualcun altro ha modificato questo elemento: guarda com’è adesso e ripeti la modifica.',
  listFailed: 'Il server non risponde: non riesco ad aggiornare l’elenco. Controlla la connessione e riprova.',
  serverSilent: 'Il server non risponde: controlla la connessione e riprova.',
} as const
