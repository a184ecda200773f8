import { hrefBandoPubblico, isDaRivedere, type Bando } from '@bandiera/domain'
import { isBandoPubblico } from '@bandiera/policy'
import { usePortal } from '@bandiera/platform'
import { Box, INTERNAL, LinkButton, useMomento } from '@bandiera/ui'
import { ActionsMenu, DetailPage, type PageAction } from '@bandiera/ui/detail'
import { useEffect } from 'react'
import { hrefNuovaPratica } from '../paths.ts'
import { isCurator } from '../readable.ts'
import { AzioniBando } from '../redazione/azioni-bando.tsx'
import { DaRivedere } from '../elenco/celle.tsx'
import { STAMPE } from '../redazione/stampe.ts'
import { RedazioneChip } from '../redazione/redazione-chip.tsx'
import { StatoDiBando } from '../stato-di-bando.tsx'
import { testi } from '../testi.ts'
import { BandoFacts } from './bando-facts.tsx'
import { BandoReading } from './bando-reading.tsx'
import { Calcolo } from './calcolo.tsx'
import { Controlli } from './controlli.tsx'
import { Cronologia } from './cronologia.tsx'
import { Lettori } from './lettori.tsx'

interface BandoPageProps {
  bando: Bando
  /** Opens the form, at its beginning or at the dates. */
  onEdit: (at: 'tutto' | 'finestra') => void
}

/** The page of one grant: read by all, curated by who wrote it. */
export function BandoPage({ bando, onEdit }: BandoPageProps) {
  const { role, setTitle } = usePortal()
  const curator = isCurator(role)
  const { titolo, ente, sottotitolo } = bando.data
  useEffect(() => setTitle(titolo), [titolo, setTitle])
  const scheda = {
    id: 'scheda',
    label: testi.scheda,
    content: <BandoReading bando={bando} curator={curator} />,
    printed: true,
    headed: true,
  }
  const cronologia = { id: 'cronologia', label: testi.cronologia, content: <Cronologia id={bando._id} /> }
  return (
    <DetailPage
      actions={curator ? <AzioniBando bando={bando} onEdit={() => onEdit('tutto')} /> : <AzioniLettore bando={bando} />}
      aside={
        <>
          <BandoFacts data={bando.data} onEditDates={curator ? () => onEdit('finestra') : undefined} />
          <Calcolo data={bando.data} />
          {curator && <Lettori bando={bando} />}
        </>
      }
      chips={<Chips bando={bando} curator={curator} />}
      facts={[ente, sottotitolo].filter(Boolean).join(' · ')}
      label={testi.schede}
      notice={
        <div className={INTERNAL}>
          <Controlli bando={bando} curator={curator} />
        </div>
      }
      tabs={curator ? [scheda, cronologia] : [scheda]}
      title={titolo}
    />
  )
}

function Chips({ bando, curator }: { bando: Bando; curator: boolean }) {
  const { data } = bando
  const momento = useMomento([bando])
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      <StatoDiBando data={data} momento={momento} />
      {curator && <RedazioneChip redazione={data.redazione} />}
      {curator && isDaRivedere(bando) && <DaRivedere />}
    </Box>
  )
}

/** A reader begins a case file, prints, or passes the public page on. */
function AzioniLettore({ bando }: { bando: Bando }) {
  const { notify } = usePortal()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + hrefBandoPubblico(bando))
      notify({ text: testi.paginaPubblica.copiato, kind: 'success' })
    } catch {
      notify({ text: testi.paginaPubblica.nonCopiato, kind: 'error' })
    }
  }
  const actions: PageAction[] = [
    ...(isBandoPubblico(bando)
      ? [
          {
            id: 'pubblica',
            label: testi.paginaPubblica.apri,
            onClick: () => void window.open(hrefBandoPubblico(bando), '_blank', 'noopener'),
          },
          { id: 'copia', label: testi.paginaPubblica.copia, onClick: () => void copy() },
        ]
      : []),
    ...STAMPE,
  ]
  return (
    <>
      <LinkButton to={hrefNuovaPratica(bando._id)} variant="contained">
        {testi.redazione.nuovaPratica}
      </LinkButton>
      <ActionsMenu actions={actions} label={testi.redazione.altro} />
    </>
  )
}
