import {
  type Azienda,
  type Bando,
  type CollectionName,
  createSingleUndertaking,
  type Criterio,
  datedCriteri,
  criterioFaults,
} from '@bandiera/domain'
import { kpiOfAzienda } from '@bandiera/finance'
import {
  type RecordsAnswer,
  type ServerAnswer,
  useChoices,
  useRecord,
  useRecords,
  useServerAnswer,
  useWithGroup,
} from '@bandiera/live'
import { type EsitoCounts, type MatchingContext, evaluate, type Evaluation } from '@bandiera/matching'
import { useChangedComuni, usePortal, useProvince, useAtecoConversion } from '@bandiera/platform'
import { Alert, Button, ErrorState, uiTexts, Typography, useToday } from '@bandiera/ui'
import { RecordPicker, useWatch } from '@bandiera/ui/form'
import { ListSkeleton, useSettled } from '@bandiera/ui/list'
import { useDeferredValue, useMemo, useState } from 'react'
import { texts } from './texts.ts'
import { Counts, Incomplete, Verdict } from './verdict.tsx'

/** The criteria on a real company, and how many companies get each verdict. */
export function RealTrial({ name }: { name: string }) {
  const prova = useTrialBando(name)
  const [id, choose] = useState('')
  const options = useChoices('aziende', CHOICES)
  // all companies where the page holds them, else the newest
  const aziende = useRecords({ coll: 'aziende', list: {}, rows: 1 })
  const trialCounts = useTrialCounts(prova, aziende)
  const chosen = useRecord('aziende', id)
  const azienda = chosen ?? aziende.records[0]
  const intera = useWithGroup(azienda)
  if (!azienda || !intera) {
    if (aziende.error) return <ErrorState onRetry={aziende.retry} text={aziende.error} />
    return aziende.state === 'loading' ? <ListSkeleton /> : <Typography>{texts.noAzienda}</Typography>
  }
  return (
    <>
      <RecordPicker
        label={texts.azienda}
        onChange={choose}
        options={options}
        placeholder={texts.cerca}
        value={optionOf(azienda)}
      />
      <NotCounted {...trialCounts} />
      <Counts counts={trialCounts.counts} />
      <Incomplete n={prova.left} />
      <Verdict nome={azienda.ragioneSociale} valutazione={prova.judge(azienda, intera)} />
    </>
  )
}

function NotCounted({ error, retry }: Counted) {
  if (!error) return null
  return (
    <Alert action={<Button onClick={retry}>{uiTexts.riprova}</Button>} role="alert" severity="error">
      {error}
    </Alert>
  )
}

const optionOf = ({ _id, ragioneSociale, partitaIva = '' }: Azienda) => ({
  value: _id,
  label: `${ragioneSociale} ${partitaIva}`,
})
const CHOICES = { of: (aziende: readonly Azienda[]) => aziende.map(optionOf) }

/** The criteria as they are in the form, as a grant. */
interface TrialBando {
  criteri: readonly Criterio[]
  /** How many are not finished: they wait outside. */
  left: number
  /** @param intera the company with the aids of its single undertaking */
  judge: (azienda: Azienda, intera?: Azienda) => Evaluation
}

export function useTrialBando(name: string): TrialBando {
  const { settings } = usePortal()
  const oggi = useToday()
  const live = useWatch({ name }) as Criterio[] | undefined
  const all = useDeferredValue(live)
  const apertura = (useWatch({ name: 'dataApertura' }) as string | undefined) || undefined
  const comuniVariati = useChangedComuni()
  const raccordoAteco = useAtecoConversion()
  const province = useProvince()
  const { pesi, esigenze } = settings ?? {}
  return useMemo(() => {
    const finished = (all ?? []).filter((one) => criterioFaults(one).length === 0)
    const criteri = [...datedCriteri(finished, apertura)]
    const bando: Bando = { _id: 'prova', createdBy: '', data: { gestori: [], titolo: '', criteri } }
    const tables = { comuniVariati, raccordoAteco, province }
    const contesto: MatchingContext = { oggi, pesi, esigenze, kpi: kpiOfAzienda, ...tables }
    return {
      criteri,
      left: (all ?? []).length - criteri.length,
      judge: (azienda, intera = azienda) => evaluate(azienda, bando, { ...contesto, unica: () => intera }),
    }
  }, [all, apertura, oggi, pesi, esigenze, comuniVariati, raccordoAteco, province])
}

/** The number of companies with each verdict; `null` until known. */
interface Counted extends Pick<ServerAnswer<EsitoCounts>, 'error' | 'retry'> {
  counts: EsitoCounts | null
}

/** Counts on the page when it holds all companies, otherwise on the server, after a pause in typing. */
function useTrialCounts({ criteri, judge }: TrialBando, aziende: RecordsAnswer<Azienda>): Counted {
  const { records, holdsAll, state } = aziende
  const here = useMemo(() => {
    if (!holdsAll) return null
    const unica = createSingleUndertaking(records)
    const counts: EsitoCounts = { ammissibile: 0, da_verificare: 0, non_ammissibile: 0 }
    for (const azienda of records) if (!azienda.archiviata) counts[judge(azienda, unica(azienda)).esito] += 1
    return counts
  }, [holdsAll, records, judge])
  const { request } = usePortal()
  const body = useSettled(holdsAll || state === 'loading' ? '' : JSON.stringify({ criteri }))
  const load = useMemo(() => {
    if (!body) return null
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    return async (signal: AbortSignal) =>
      (await (await request('/api/incroci/prova', { ...init, signal })).json()) as EsitoCounts
  }, [request, body])
  const { answer, error, retry } = useServerAnswer({ load, colls: COLLS })
  return { counts: holdsAll ? here : answer, error, retry }
}

const COLLS: readonly CollectionName[] = ['aziende', 'settings']
