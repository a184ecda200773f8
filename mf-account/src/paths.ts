import type { Role } from '@bandiera/domain'
import { testi } from './testi.ts'

/** The daily work of a role: where a page of this module can send people meanwhile. */
export function hrefLanding(role: Role | null): { to: string; testo: string } {
  if (role === 'editore') return { to: '/bandi', testo: testi.vai.bandi }
  return role === 'admin'
    ? { to: '/pratiche', testo: testi.vai.pratiche }
    : { to: '/incroci', testo: testi.vai.incroci }
}
