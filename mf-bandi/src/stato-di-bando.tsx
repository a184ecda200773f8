import { oraDiOggi, tempoBando, type DatiBando, type Momento } from '@bandiera/domain'
import { StatoBandoChip } from '@bandiera/ui'

/** Temporal state of a grant at a moment, with the days or the hour that matter. */
export function StatoDiBando({ data, momento }: { data: DatiBando; momento: Momento }) {
  const { stato, giorniRimasti, giorniAllApertura } = tempoBando(data, momento)
  return <StatoBandoChip giorni={giorniAllApertura ?? giorniRimasti} ora={oraDiOggi(data, momento)} stato={stato} />
}
