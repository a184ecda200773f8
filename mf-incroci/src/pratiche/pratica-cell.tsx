import { isPraticaAperta, labelOf, statoPraticaLabels } from '@bandiera/domain'
import type { Incrocio } from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import { AppLink } from '@bandiera/ui'
import { hrefNuovaPratica, hrefPratica } from '../paths.ts'
import { testi } from '../testi.ts'
import { praticaDi, usePraticheNote } from './pratiche-note.tsx'

/** The case file of a match with its state, or the way to open one. */
export function PraticaCell({ incrocio, titolo }: { incrocio: Incrocio; titolo: string }) {
  const { settings } = usePortal()
  const pratica = praticaDi(usePraticheNote(), incrocio)
  if (settings?.moduli?.['pratiche'] === false) return '—'
  const done = pratica && (
    <AppLink
      aria-label={testi.pratica.di(labelOf(statoPraticaLabels, pratica.stato), titolo)}
      to={hrefPratica(pratica._id)}
    >
      {labelOf(statoPraticaLabels, pratica.stato)}
    </AppLink>
  )
  const open = pratica && isPraticaAperta(pratica.stato)
  if (open || incrocio.valutazione.stato === 'chiuso') return done ?? '—'
  return (
    <AppLink
      aria-label={testi.pratica.creaDi(titolo)}
      to={hrefNuovaPratica(incrocio.azienda._id, incrocio.bando._id)}
      title={done ? testi.pratica.precedente : undefined}
    >
      {testi.pratica.crea}
    </AppLink>
  )
}
