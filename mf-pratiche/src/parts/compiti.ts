import { isPraticaAperta, type Pratica } from '@bandiera/domain'

/** The open tasks that somebody has in an open case file. */
export function compitiDi({ stato, attivita = [] }: Pratica, chi: string): NonNullable<Pratica['attivita']> {
  return isPraticaAperta(stato) ? attivita.filter(({ fatta, per }) => !fatta && per === chi) : []
}

/** Whether somebody has tasks in a case file, and whether one is late. */
export function compitiOf(pratica: Pratica, chi: string, oggi: string): ('miei' | 'ritardo')[] {
  const compiti = compitiDi(pratica, chi)
  if (compiti.length === 0) return []
  return compiti.some(({ entro }) => entro !== undefined && entro < oggi) ? ['miei', 'ritardo'] : ['miei']
}
