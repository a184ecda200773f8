// oxlint-disable max-lines -- one catalogue: every code, status and text is found here, and nowhere else
import { LOGIN_BUSY_TEXT } from '@bandiera/wire'
import { format } from 'node:util'

/**
 * Every error that leaves the server: the HTTP status, an Italian text that says what happened and what to do and, for
 * errors seen at the terminal, the same in English. docs/errors.md lists the same codes.
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
    'The database %s could lose acknowledged writes, or takes no writes (%s): correct it and start again.',
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
    'The signing key in %s is shorter than %s characters: delete the file to get a new one (all users then sign in again).',
  ],
  DEMO_MISSING: [
    503,
    'I dati di prova del portale mancano: avvisa chi gestisce il portale.',
    'The demo data cannot be read: %s (%s). Install the whole release, or start with NODE_ENV=production, which needs none.',
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

  // the own account
  PASSWORD_WRONG: [422, 'La password attuale non è giusta: riscrivila.'],
  PASSWORD_SAME: [422, 'La nuova password è uguale a quella di adesso: scegline un’altra.'],
  SESSION_GONE: [404, 'Quell’accesso era già finito: aggiorna l’elenco.'],

  // copies and moves of whole tenants
  COPY_FOLDER: [
    409,
    'La cartella non è vuota: indicane un’altra.',
    'The folder %s is not empty: name a new one, so that no file in it is mixed up or lost.',
  ],
  COPY_DAMAGED: [
    422,
    'La copia di sicurezza non è utilizzabile: prendine un’altra.',
    'The backup %s cannot be used (%s): take another one. Nothing was restored.',
  ],
  COPY_BAD: [
    503,
    'La copia appena fatta non è buona: non usarla, tieni quella di prima e ripeti.',
    'The backup differs from the saved data (%s). It was renamed to %s and cannot be restored: keep the backup before it, check the disk, try again.',
  ],
  COPY_FAILED: [
    503,
    'La copia non è riuscita: avvisa chi gestisce il portale.',
    'The backup was not made (%s, %s): correct this and try again.',
  ],

  // uploaded files
  FILE_LARGE: [413, 'Il file supera %s MB: scegline uno più piccolo.'],
  FILE_EMPTY: [422, 'Il file è vuoto: scegline un altro.'],
  FILE_MISSING: [404, 'Questo documento non ha un file: caricalo.'],
  FILE_TYPE: [415, 'I file di tipo %s non si possono caricare. Si può: %s.'],
  FILE_CONTENT: [415, 'Il contenuto del file non corrisponde al tipo %s: controlla di aver scelto il file giusto.'],
  IMAGE_TYPE: [415, 'Il file non è un’immagine PNG, JPEG, GIF, WebP o SVG: scegline un’altra.'],
  QUOTA_PERSON: [
    413,
    'Hai occupato tutto lo spazio che hai a disposizione (%s): elimina i documenti che non servono, oppure chiedi a chi amministra il portale.',
  ],
  QUOTA_TENANT: [
    413,
    'Lo spazio di questo portale è finito (%s): elimina i documenti che non servono, oppure chiedi più spazio a chi lo gestisce.',
  ],
  IMAGE_PIXELS: [422, 'L’immagine supera %s pixel per lato o %s milioni in tutto: riducila e riprova.'],
  IMAGE_ACTIVE: [
    422,
    'Il disegno SVG contiene programmi o collegamenti esterni: esportalo come immagine semplice, oppure usa un PNG.',
  ],

  // imported files
  IMPORT_FILE: [
    422,
    'Il file non è un’esportazione di incentivi.gov.it: %s. Scarica di nuovo il file JSON dal sito e riprova.',
    'Not an export of incentivi.gov.it: %s. Nothing was imported.',
  ],
  IMPORT_OPTIONS: [
    422,
    'Le scelte dell’importazione non vanno bene: %s. Correggile e riprova: non ho scritto niente.',
    'The options of the import are not valid: %s. Nothing was imported.',
  ],
  IMPORT_MISSING: [404, 'Questa importazione non è nell’elenco: forse è troppo vecchia per annullarla.'],
  IMPORT_CHANGED: [409, 'È stato modificato dopo l’importazione.'],
  IMPORT_IN_USE: [409, 'È già usato: ci sono pratiche (%s) o decisioni di aziende (%s) su questo bando.'],
  IMPORT_FOREIGN: [403, 'Queste operazioni non sono tue: non le posso mettere tra le tue importazioni.'],
  IMPORT_UNDONE: [409, 'Questa importazione è già stata annullata.'],
  REFERENCE_FILE: [
    422,
    'Il file non contiene la tabella attesa (%s): %s. Controlla di aver scelto il file giusto.',
    'The file does not hold the expected table (%s): %s. Nothing was imported.',
  ],

  // the steps of a pratica
  PRATICA_OPEN: [409, 'Per questa azienda e questo bando c’è già una pratica aperta: continua quella.'],
  PRATICA_STEP: [409, 'Da «%s» non si passa a «%s»: scegli uno dei passi possibili.'],
  PRATICA_REASON: [422, 'Per passare a «%s» serve un motivo: %s.'],
  PRATICA_NEEDS: [422, 'Per passare a «%s» manca: %s. Completa i dati e riprova.'],
  PRATICA_DOCUMENTS: [
    409,
    'Mancano documenti obbligatori: %s. Caricali, oppure chiedi al gestore di proseguire lo stesso con un motivo.',
  ],
  PRATICA_PLAFOND: [
    409,
    'L’aiuto (%s) supera il plafond de minimis residuo (%s): correggi l’importo, oppure chiedi al gestore di proseguire lo stesso con un motivo.',
  ],
  PRATICA_REOPEN: [403, 'Una pratica chiusa la riapre il gestore, con un motivo.'],
  PRATICA_HISTORY: [403, 'Quello che è scritto in %s non si modifica e non si toglie: aggiungi una riga nuova.'],
  PRATICA_DELETE: [409, 'Si elimina solo una pratica in bozza: questa puoi annullarla, con un motivo.'],
  PRATICA_ASSIGNEE: [422, 'Il responsabile deve essere una persona che lavora per questa azienda: scegline un’altra.'],
  PRATICA_BANDO: [422, 'Questo bando non è tra quelli di cui l’azienda può fare domanda: scegline un altro.'],
  FASCICOLO_LARGE: [413, 'I documenti di questa pratica superano 4 GB: scaricali uno per uno dalla scheda Documenti.'],

  // the protocols
  HOST_UNKNOWN: [404, 'A questo indirizzo non c’è nessun portale: controlla l’indirizzo.'],
  PAGE_MISSING: [404, 'A questo indirizzo non c’è niente: controlla l’indirizzo.'],
  PAGE_UNBUILT: [
    503,
    'Il portale è in preparazione: riprova tra qualche minuto.',
    'The shell is not built (%s is missing): run "npm run build".',
  ],
  DEV_MODULE: [502, 'Il server di sviluppo del modulo %s non risponde a %s: avvialo e ricarica la pagina.'],
  SERVER_FAILED: [500, 'Il server non è riuscito a completare l’operazione: riprova tra qualche minuto.'],
  REQUEST_INVALID: [400, 'La richiesta non è valida (%s): correggila e riprova.'],
  REQUEST_LARGE: [413, 'La richiesta è troppo grande: dividila in parti più piccole.'],
  REQUEST_STALE: [412, 'Nel frattempo il contenuto è cambiato: scaricalo di nuovo.'],
  REQUEST_RANGE: [416, 'La parte richiesta non c’è: scarica tutto da capo.'],
  REQUEST_HEADERS: [
    431,
    'L’indirizzo o le intestazioni della richiesta sono troppo lunghi: accorcia l’indirizzo, o cancella i cookie di questo sito, e riprova.',
  ],
  REQUEST_SLOW: [408, 'La richiesta non è arrivata per intero: controlla la connessione e riprova.'],
  BODY_ROOM: [503, 'Il server sta ricevendo troppi dati insieme: riprova tra %s secondi.'],
  VALUE_MANY: [413, 'La richiesta contiene più di %s valori: dividila in parti più piccole.'],
  REQUEST_PACKED: [415, 'La richiesta è compressa (%s): inviala senza compressione.'],
  REQUEST_TOO_MANY: [429, 'Troppe richieste in poco tempo: riprova tra %s secondi.'],
  LOGIN_WRONG: [401, 'E-mail o password non corretti. Controllale e riprova.'],
  LOGIN_PROVIDER: [404, 'L’accesso con %s non è attivo: usa e-mail e password.'],
  LOGIN_SUSPENDED: [403, 'Il tuo accesso è sospeso: chiedi di riattivarlo a chi gestisce il portale.'],
  LOGIN_DEMO: [403, 'Gli account dimostrativi non entrano in un portale in esercizio: usa il tuo account.'],
  SESSION_ENDED: [401, 'La sessione è finita: accedi di nuovo.'],
  PREVIEW_REFUSED: [403, 'Questa è un’anteprima in sola lettura, senza dati di nessuno: per farlo accedi al portale.'],
  ROLE_REFUSED: [403, 'Il tuo ruolo non permette questa operazione: chiedi a chi gestisce il portale.'],
  MODULE_UNDECLARED: [403, 'Il modulo %s non dichiara la raccolta %s: avvisa chi gestisce il portale.'],
  COLLECTION_UNKNOWN: [404, 'La raccolta %s non esiste: controlla il nome.'],
  FUNCTION_UNKNOWN: [404, 'La funzione %s non esiste: controlla il nome.'],
  QUERY_OPERATOR: [400, 'L’operatore %s non è ammesso: riscrivi la richiesta senza.'],
  QUERY_INVALID: [400, 'La ricerca non è valida (%s): correggila e riprova.'],
  VALUE_REFUSED: [400, 'Il valore di tipo %s non è ammesso: usa testo, numeri, date, sì/no, elenchi o oggetti.'],
  VALUE_UNSAFE: [400, 'Il numero %s è troppo grande per essere esatto: scrivilo come testo.'],
  VALUE_NAME: [400, 'Il nome di campo %s non è ammesso: cambialo.'],
  VALUE_DEEP: [400, 'I dati hanno più di %s livelli uno dentro l’altro: semplificali.'],
  VALUE_LONG: [400, 'Un elenco ha più di %s voci: dividilo in parti più piccole.'],
  VALUE_WIDE: [400, 'Un oggetto ha più di %s campi: dividilo in parti più piccole.'],
  QUERY_WIDE: [400, 'La richiesta ha più di %s %s: semplificala o dividila.'],
  QUERY_SLOW: [503, 'La ricerca richiede più di %s secondi di lavoro: restringila e riprova.'],
  QUERY_HEAVY: [413, 'La ricerca tocca più di %s MB di dati insieme: restringila e riprova.'],
  ANSWER_LARGE: [413, 'La risposta supera %s MB: restringi la ricerca o chiedi meno campi.'],
  CALL_TOO_MANY: [429, 'Hai già %s richieste in attesa: aspetta una risposta e riprova.'],
  UPDATE_INVALID: [400, 'La modifica non è valida (%s): correggila e riprova.'],
  WRITE_ROLE: [403, 'Il tuo ruolo non permette questa operazione su %s.'],
  WRITE_OWNER: [403, 'Questo elemento di %s non è tuo: lo può modificare solo chi ne è responsabile.'],
  WRITE_FIELD: [403, 'Non puoi modificare questi campi: %s. Togli la modifica e riprova.'],
  WRITE_ID: [422, 'L’identificativo di un elemento non cambia mai: togli _id dalla modifica.'],
  WRITES_TOO_MANY: [
    429,
    'Hai fatto troppe modifiche in poco tempo: riprova tra %s secondi. Quello che hai scritto resta nella pagina.',
  ],
  WRITES_BUSY: [
    429,
    'In questo portale ci sono troppe modifiche in poco tempo: riprova tra %s secondi. Quello che hai scritto resta nella pagina.',
  ],
  WRITE_TOO_MANY: [413, 'L’operazione tocca più di %s elementi: restringi la ricerca e ripetila.'],
  SIGHT_CHANGED: [409, 'Ora puoi vedere altri dati: rileggi ciò che ti serve.'],
  WATCH_TOO_MANY: [429, 'Hai già %s flussi di modifiche aperti: chiudine uno e riprova.'],
  WINDOW_TOO_MANY: [429, 'Stai già aspettando %s elenchi: riprova tra qualche secondo.'],
  WATCH_SLOW: [503, 'Il flusso di modifiche è stato chiuso perché la connessione è lenta: riaprilo e rileggi i dati.'],

  // the registry of modules
  REGISTRO_SIGN_IN: [401, 'Il registro dei moduli chiede una chiave: firma la richiesta con la tua, oppure accedi.'],
  REGISTRO_KEY_UNKNOWN: [401, 'La chiave %s non è registrata: chiedi a un operatore di registrarla.'],
  REGISTRO_KEY_REVOKED: [401, 'La chiave %s è stata revocata: chiedi a un operatore di registrarne una nuova.'],
  REGISTRO_KEY_DEVELOPMENT: [
    401,
    'La chiave %s è nata con un portale di sviluppo e qui non vale: chiedi a un operatore di registrarne una nuova.',
  ],
  REGISTRO_SIGNATURE: [401, 'La firma della richiesta non vale (%s): controlla di usare la chiave giusta e riprova.'],
  REGISTRO_LATE: [401, 'La firma della richiesta è scaduta: controlla l’ora di questo computer e riprova.'],
  REGISTRO_REPLAYED: [401, 'Questa richiesta è già stata ricevuta una volta: firmane una nuova.'],
  REGISTRO_FOREIGN: [403, '«%s» non può pubblicare %s: chiedi a un operatore di aggiungere il modulo alla chiave.'],
  REGISTRO_OPERATOR: [403, 'Questa operazione è riservata agli operatori: chiedi a uno di loro.'],
  REGISTRO_REFUSED: [422, 'Il comando non si può eseguire e non è cambiato niente: il piano dice perché.'],
  REGISTRO_TENANT: [404, 'Il portale %s non è di questo server: controlla il nome.'],
  REGISTRO_GENERATION: [404, 'Il portale %s non ha una scelta numero %s: controlla il numero.'],
  SEGNALAZIONE_MISSING: [404, 'Questa segnalazione non c’è più: forse un altro operatore ha già deciso.'],
  ANTEPRIMA_MISSING: [404, 'L’anteprima %s non c’è più: è finita, o qualcuno l’ha già chiusa.'],
  CHIAVE_EXISTS: [409, 'La chiave %s è già registrata: una chiave non cambia, creane un’altra.'],
  CHIAVE_MISSING: [404, 'La chiave %s non è registrata: controlla l’identificativo.'],
  RILASCIO_INVALID: [422, 'module.json non si può pubblicare: %s.'],
  RILASCIO_SIGNATURE: [
    422,
    'La firma di module.json non è della chiave %s, o il file è cambiato dopo: firmalo di nuovo.',
  ],
  RILASCIO_EXISTS: [
    409,
    '%s %s è già pubblicato con un altro contenuto. Una versione non cambia mai: alza il numero e pubblica di nuovo.',
  ],
  RILASCIO_WITHDRAWN: [
    410,
    '%s %s è stato ritirato e non si può più avere: alza il numero e pubblica di nuovo, oppure usa un’altra versione.',
  ],
  RILASCIO_UNEXPECTED: [404, 'Nessun rilascio di %s %s aspetta il file %s: invia prima module.json.'],
  RILASCIO_DIFFERENT: [422, 'Il file %s non è quello che module.json dichiara: compila di nuovo il modulo e riprova.'],
  RILASCIO_UNPROVEN: [
    422,
    '%s %s non si può pubblicare: %s. Prova gli esempi in tutte le shell in uso: npm run module -- publish lo fa.',
  ],
  RILASCIO_MISSING: [404, 'Il rilascio %s %s non c’è, o non ha il file %s: controlla il nome e la versione.'],
  SHELL_MISSING: [404, 'Nessun server ha la shell %s con il file %s: chiedi di nuovo quali shell sono in uso.'],
  MODULI_OFFLINE: [
    503,
    'L’archivio dei moduli non risponde: riprova tra qualche minuto.',
    'The storage of modules at %s gives a wrong answer or none (%s): check BANDIERA_MODULES_S3 and that machine.',
  ],

  // users and invitations
  LINK_ALTERED: [422, 'Questo link non è valido: forse è stato copiato solo in parte. Aprilo di nuovo dall’e-mail.'],
  LINK_EXPIRED: [410, 'Questo link è scaduto: chiedine uno nuovo.'],
  LINK_USED: [410, 'Questo link è già stato usato, oppure ne hai ricevuto uno più recente: usa l’ultimo.'],
  PASSWORD_SHORT: [422, 'La password è troppo corta: usa almeno %s caratteri.'],
  PASSWORD_WEAK: [422, 'La password è facile da indovinare. %s'],
  INVITE_ROLE: [403, 'Non puoi invitare persone con questo ruolo: chiedi a chi amministra il portale.'],
  // one of three errors of a taken e-mail: docs/errors.md says when each is met
  INVITE_TAKEN: [409, 'Questo indirizzo e-mail è già di una persona del portale: controlla l’elenco degli utenti.'],
  INVITE_PENDING: [409, 'Hai già invitato questo indirizzo: apri la persona e scegli «Invia di nuovo».'],
  INVITE_ANSWERED: [409, 'Questa persona non ha un invito in attesa: aggiorna la pagina.'],
  EMAIL_TAKEN: [409, 'Questo indirizzo e-mail ha già un accesso al portale: accedi, o reimposta la password.'],
  USER_SELF: [403, 'Non puoi sospendere te stesso: chiedilo a un altro admin.'],
  USER_LAST_ADMIN: [409, 'È l’ultimo admin attivo: dai prima il ruolo di admin a un’altra persona.'],
  USER_INVITED: [409, 'Questa persona non ha ancora completato la registrazione: puoi inviare di nuovo l’invito.'],
  USER_MANAGER: [422, 'Scegli un gestore attivo: quello indicato non c’è o non è un gestore.'],
  USER_NEEDED: [409, 'Questo gestore ha ancora %s: affida tutto a un altro gestore, poi cambia il ruolo.'],
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
