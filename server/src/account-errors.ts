/** Errors met on the own account page: HTTP status and Italian text; part of the one catalogue in errors.ts. */
export const accountErrors = {
  PASSWORD_WRONG: [422, 'La password attuale non è giusta: riscrivila.'],
  PASSWORD_SAME: [422, 'La nuova password è uguale a quella di adesso: scegline un’altra.'],
  SESSION_GONE: [404, 'Quell’accesso era già finito: aggiorna l’elenco.'],
} as const
