/** Accounts that every demo tenant has; the two professionisti below them have no line of their own at start-up. */
export const DEMO_ACCOUNTS = [
  { email: 'admin@demo.test', what: 'sees and manages everything' },
  { email: 'editore@demo.test', what: 'publishes grants and institutes' },
  { email: 'gestore@demo.test', what: 'manages companies' },
  { email: 'gestore2@demo.test', what: 'another manager' },
  { email: 'professionista@demo.test', what: 'works under gestore' },
  { email: 'professionista2@demo.test', what: 'works under gestore2' },
  { email: 'sviluppatore@demo.test', what: 'a manager with the developer flag' },
] as const
