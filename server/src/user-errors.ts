/** Errors of invitations, registration, passwords and people; part of the one catalogue. */
export const userErrors = {
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
} as const
