import { type Azienda, bandoSlug, completenessOf, deMinimisRoom, euroOrDash } from '@bandiera/domain'
import { useChoices, useLiveStatus, useRecord, useWithGroup } from '@bandiera/live'
import { isFollowed, placeOfAzienda } from '@bandiera/matching'
import { AppLink, Box, Button, EmptyState, Muted, useToday, useUrlParams } from '@bandiera/ui'
import { useChosenRecord } from '@bandiera/ui/form'
import { ListSkeleton, useDefaultView } from '@bandiera/ui/list'
import { useMemo, useRef, useState } from 'react'
import { useBandiMoment } from '../../parts/engine-client/snapshot.ts'
import { hrefAzienda } from '../../paths.ts'
import { completionTexts, moduleTexts } from '../../texts.ts'
import { stripTexts, texts } from '../texts.ts'
import { Strip } from './strip.tsx'
import { bandiSide, sizeName } from '../columns.tsx'
import { useColumnChoices } from './use-table.ts'
import { useGestoreAziende } from './gestore-filter.tsx'
import { BANDI_FILTERS } from '../filters.ts'
import { Ranking, type RankingHint } from './ranking.tsx'
import { useRecordsMatched } from '../../parts/engine-client/records.ts'
import { NoAziende, NoBandi } from './empty.tsx'
import { CompleteField } from '../form.tsx'

const VIEWS = 'incroci-bandi'
const collator = new Intl.Collator('it')

/** The grants of a company, best first. */
export function ByAzienda() {
  const { aziende, bandi, loading } = useRecordsMatched()
  const { some, filter, choices } = useGestoreAziende(aziende)
  const [id = '', choose] = useChosenRecord('azienda', some[0]?._id)
  // only once the address names the company: two writes of the address at the same time lose one
  const [params] = useUrlParams()
  useDefaultView(params.has('azienda') ? VIEWS : undefined)
  const options = useChoices(
    'aziende',
    useMemo(() => ({ f: choices.f, of: optionsOf(choices.is) }), [choices]),
  )
  const record = useRecord('aziende', id)
  const { ready } = useLiveStatus()
  if (loading || (!record && !ready)) return <ListSkeleton />
  if (aziende.length === 0) return <NoAziende />
  if (bandi.length === 0) return <NoBandi />
  const azienda = record && isFollowed(record) ? record : undefined
  return (
    <Strip
      facts={
        <>
          {filter}
          {azienda && <AziendaFacts azienda={azienda} />}
        </>
      }
      label={texts.azienda}
      onChange={choose}
      options={options}
      placeholder={texts.searchAzienda}
      value={azienda && optionOf(azienda)}
    >
      {azienda ? (
        <BandiRanking azienda={azienda} key={azienda._id} />
      ) : (
        <EmptyState text={texts.empty.chooses} title={texts.empty.aziendaGone} />
      )}
    </Strip>
  )
}

/** Place, class, what is left of the de minimis ceiling, and how much is known of it. */
function AziendaFacts({ azienda }: { azienda: Azienda }) {
  const oggi = useToday()
  const intera = useWithGroup(azienda)
  const { percento } = completenessOf(azienda)
  const residuo = azienda.aiuti ? deMinimisRoom(intera, 'deMinimis', oggi).residuo : null
  const where = [placeOfAzienda(azienda), sizeName(azienda)].filter(Boolean).join(' · ')
  return (
    <>
      <span className="cut" title={where}>
        {where}
      </span>
      <span>{stripTexts.residue(euroOrDash(residuo, 0))}</span>
      <span>{stripTexts.completeness(percento)}</span>
      <AppLink className="no-print" to={hrefAzienda(azienda._id)}>
        {texts.openAzienda}
      </AppLink>
    </>
  )
}

function BandiRanking({ azienda }: { azienda: Azienda }) {
  const momento = useBandiMoment()
  const choices = useColumnChoices(VIEWS)
  const side = useMemo(() => bandiSide(momento), [momento])
  const hint = useMissingData(azienda)
  return (
    <Ranking
      choices={choices}
      csv={`bandi-per-${bandoSlug(azienda.ragioneSociale)}`}
      filters={BANDI_FILTERS}
      label={moduleTexts.bandiPer(azienda.ragioneSociale)}
      memory={VIEWS}
      nessuno={{ title: texts.near.title(azienda.ragioneSociale), text: texts.near.text }}
      nome={texts.bandi}
      hint={hint}
      id={azienda._id}
      side={side}
      tab="azienda"
    />
  )
}

const optionOf = ({ _id, ragioneSociale, partitaIva }: Azienda) => ({
  value: _id,
  label: partitaIva ? `${ragioneSociale} · ${partitaIva}` : ragioneSociale,
})

const optionsOf = (is: (azienda: Azienda) => boolean) => (aziende: readonly Azienda[]) =>
  aziende
    .filter(is)
    .map(optionOf)
    .sort((a, b) => collator.compare(a.label, b.label))

/** The missing data of a company, each with the grants that it would settle and the field to fill it in; `null` when none would. */
function useMissingData(azienda: Azienda): RankingHint {
  const chiesto = useAskedPath(azienda)
  const [open, setOpen] = useState(chiesto !== undefined)
  const panel = useRef<HTMLDivElement>(null)
  return ({ completamenti }) => {
    const missing = completamenti.dati.filter(({ verificabili }) => verificabili > 0)
    if (missing.length === 0) return null
    const bandi = missing.reduce((sum, one) => sum + one.verificabili, 0)
    const title = completionTexts.title(missing.length, bandi)
    const button = (
      <Button aria-expanded={open} aria-label={title} onClick={() => setOpen(!open)} title={title}>
        {completionTexts.short(bandi)}
      </Button>
    )
    const content = open && (
      <Box className="no-print" ref={panel} sx={{ mb: 3 }} tabIndex={-1}>
        <Muted variant="body2">{completionTexts.text}</Muted>
        <Box aria-label={completionTexts.list} component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 640 }}>
          {missing.map(({ campo, etichetta, verificabili }) => (
            <Box component="li" key={campo} sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
              <CompleteField
                azienda={azienda}
                campo={campo}
                etichetta={etichetta}
                inline
                onSaved={() => panel.current?.focus()}
                open={campo === chiesto}
              >
                <strong>{etichetta}</strong>
                <Box component="span" sx={{ color: 'text.secondary', display: 'block' }}>
                  {completionTexts.become(verificabili)}
                </Box>
              </CompleteField>
            </Box>
          ))}
        </Box>
      </Box>
    )
    return { button, content }
  }
}

/** The datum of this company that the address names: the card of the start page links to it. */
function useAskedPath({ _id }: Azienda): string | undefined {
  const [params] = useUrlParams()
  const asked = params.get('completa') ?? ''
  return asked.startsWith(`${_id}.`) ? asked.slice(_id.length + 1) : undefined
}
