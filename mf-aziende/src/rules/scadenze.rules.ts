import { aziendaFields, daysBetween, type Azienda } from '@bandiera/domain'
import { testi } from '../testi.ts'

/** A day that matters to a company. */
export interface Scadenza {
  giorno: string
  testo: string
  /** Already over. */
  passata: boolean
}

const { durc, polizzaCatastrofale } = aziendaFields.regolarita.fields

/** Days ahead that the page looks at. */
const ORIZZONTE = 90

/** Certificates and needs that expire soon or have expired, the nearest first. */
export function scadenzeOf({ regolarita = {}, esigenze = [] }: Azienda, oggi: string): Scadenza[] {
  const dated = [
    { giorno: regolarita.durc?.scadenza, testo: durc.fields.scadenza.label },
    { giorno: regolarita.polizzaCatastrofale?.scadenza, testo: polizzaCatastrofale.fields.scadenza.label },
    ...esigenze
      .filter(({ stato }) => stato === 'aperta')
      .map(({ entro }) => ({ giorno: entro, testo: testi.bisogni.scadenza })),
  ]
  return dated
    .flatMap(({ giorno, testo }) => (giorno ? [{ giorno, testo, passata: giorno < oggi }] : []))
    .filter(({ giorno }) => daysBetween(oggi, giorno) <= ORIZZONTE)
    .sort((a, b) => (a.giorno < b.giorno ? -1 : 1))
}
