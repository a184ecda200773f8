import type { Slide } from '@bandiera/domain'

/** What the login says beside its form when the tenant has no slides; apart from `login.ts`, because only the panel needs it. */
export const WELCOME_SLIDE: Slide = {
  titolo: 'I bandi giusti per ogni azienda',
  testo: 'Incroci con i motivi, scadenze e pratiche: tutto quello che serve in un posto solo.',
}
