import type { Pratica } from '@bandiera/domain'

const names = new Intl.DateTimeFormat('it-IT', { month: 'short', year: '2-digit', timeZone: 'UTC' })

/** `set 26` of `2026-09`. */
export const nomeMese = (mese: string): string => names.format(new Date(`${mese}-01T00:00:00Z`))

/** The months in which an amount was asked for (at the sending) or granted (at the grant). */
export function mesiOf({ dataInvio, dataConcessione, ...pratica }: Pratica): string[] {
  const asked = pratica.agevolazioneRichiesta ? dataInvio?.slice(0, 7) : undefined
  const granted = pratica.agevolazioneConcessa ? dataConcessione?.slice(0, 7) : undefined
  return [...new Set([asked, granted].filter((mese) => mese !== undefined))]
}
