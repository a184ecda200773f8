import { type Azienda, bandoSlug } from '@bandiera/domain'
import { useChoices, useLiveStatus, useRecord } from '@bandiera/live'
import { type MissingData, isFollowed, placeOfAzienda } from '@bandiera/matching'
import { AppLink, Box, Disclosure, EmptyState, Muted, useUrlParams } from '@bandiera/ui'
import { RecordPicker, useChosenRecord } from '@bandiera/ui/form'
import { ListSkeleton, useDefaultView } from '@bandiera/ui/list'
import { useMemo, useRef } from 'react'
import { useBandiMoment } from '../../parts/engine-client/snapshot.ts'
import { hrefAzienda } from '../../paths.ts'
import { completionTexts, moduleTexts } from '../../texts.ts'
import { texts } from '../texts.ts'
import { bandiSide, sizeName } from '../columns.tsx'
import { useColumnChoices } from './use-table.ts'
import { useGestoreAziende } from './gestore-filter.tsx'
import { BANDI_FILTERS } from '../filters.ts'
import { Ranking } from './ranking.tsx'
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
    <>
      <RecordPicker
        label={texts.azienda}
        onChange={choose}
        options={options}
        placeholder={texts.searchAzienda}
        value={azienda && optionOf(azienda)}
      >
        {filter}
        {azienda && <span>{[placeOfAzienda(azienda), sizeName(azienda)].filter(Boolean).join(' · ')}</span>}
        {azienda && (
          <AppLink className="no-print" to={hrefAzienda(azienda._id)}>
            {texts.openAzienda}
          </AppLink>
        )}
      </RecordPicker>
      {azienda ? (
        <BandiRanking azienda={azienda} key={azienda._id} />
      ) : (
        <EmptyState text={texts.empty.chooses} title={texts.empty.aziendaGone} />
      )}
    </>
  )
}

function BandiRanking({ azienda }: { azienda: Azienda }) {
  const momento = useBandiMoment()
  const choices = useColumnChoices(VIEWS)
  const apart = choices['stima'] === true
  const side = useMemo(() => bandiSide(momento, apart), [momento, apart])
  return (
    <Ranking
      choices={choices}
      csv={`bandi-per-${bandoSlug(azienda.ragioneSociale)}`}
      filters={BANDI_FILTERS}
      label={moduleTexts.bandiPer(azienda.ragioneSociale)}
      memory={VIEWS}
      nessuno={{ title: texts.near.title(azienda.ragioneSociale), text: texts.near.text }}
      nome={texts.bandi}
      above={({ completamenti }) => <MissingDataPanel azienda={azienda} completamenti={completamenti} />}
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

/** The missing data of a company, each with the grants that it would settle and the field to fill it in. */
function MissingDataPanel({ azienda, completamenti }: { azienda: Azienda; completamenti: MissingData }) {
  const missing = completamenti.dati.filter(({ verificabili }) => verificabili > 0)
  const panel = useRef<HTMLDivElement>(null)
  const chiesto = useAskedPath(azienda)
  if (missing.length === 0) return null
  const bandi = missing.reduce((sum, one) => sum + one.verificabili, 0)
  return (
    <Box className="no-print" ref={panel} sx={{ mb: 3 }} tabIndex={-1}>
      <Disclosure
        open={missing.some(({ campo }) => campo === chiesto)}
        title={completionTexts.title(missing.length, bandi)}
      >
        <Muted variant="body2">{completionTexts.text}</Muted>
        <Box aria-label={completionTexts.list} component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 640 }}>
          {missing.map(({ campo, etichetta, verificabili }) => (
            <Box component="li" key={campo} sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
              <CompleteField
                azienda={azienda}
                campo={campo}
                etichetta={etichetta}
                inline
                open={campo === chiesto}
                onSaved={() => panel.current?.focus()}
              >
                <strong>{etichetta}</strong>
                <Box component="span" sx={{ color: 'text.secondary', display: 'block' }}>
                  {completionTexts.become(verificabili)}
                </Box>
              </CompleteField>
            </Box>
          ))}
        </Box>
      </Disclosure>
    </Box>
  )
}

/** The datum of this company that the address names: the card of the start page links to it. */
function useAskedPath({ _id }: Azienda): string | undefined {
  const [params] = useUrlParams()
  const asked = params.get('completa') ?? ''
  return asked.startsWith(`${_id}.`) ? asked.slice(_id.length + 1) : undefined
}
