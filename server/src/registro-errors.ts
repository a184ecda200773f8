/** Errors of the registry of modules: who asks, keys, releases, storage; part of the one catalogue in errors.ts. */
export const registroErrors = {
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
    'The storage of modules at %s does not answer as it should (%s): check BANDIERA_MODULES_S3 and that machine.',
  ],
} as const
