import { formatEuro, type Azienda } from '@bandiera/domain'
import { useCollection, useConGruppo } from '@bandiera/live'
import { useComuniVariati, usePortal, useProvince, useRaccordoAteco } from '@bandiera/platform'
import { Box, EmptyState, esitoLabels, printOnly, Typography, useToday, useUrlParams } from '@bandiera/ui'
import { DataTable, type ListFilter } from '@bandiera/ui/list'
import { useCallback, useMemo } from 'react'
import { texts } from '../texts.ts'
import { Confronto } from './comparison.tsx'
import { offerteColumns } from '../columns.tsx'
import { proposte, type Proposta } from '../parts/proposals.ts'
import { RichiestaForm } from '../form.tsx'
import { paramsOf, richiestaOf, type RichiestaValues } from '../rules.ts'

const MASSIMO = 3
const FILTERS: ListFilter<Proposta>[] = [
  {
    id: 'esito',
    label: texts.colonne.esito,
    options: [...Object.entries(esitoLabels), ['fuori', texts.fuori]].map(([value, label]) => ({
      value: value!,
      label: label!,
    })),
    of: ({ esito, fuori }) => (fuori ? 'fuori' : esito.esito),
  },
]

/** Products of the manager's institutes against one company and one request. */
export function FinanziamentiTab({ azienda }: { azienda: Azienda }) {
  const istituti = useCollection('istituti')
  const { settings } = usePortal()
  const oggi = useToday()
  const whole = useConGruppo(azienda)
  const [params, change] = useUrlParams()
  const richiesta = useMemo(() => richiestaOf(params), [params])
  const comuniVariati = useComuniVariati()
  const raccordoAteco = useRaccordoAteco()
  const province = useProvince()
  const { pesi, esigenze } = settings ?? {}
  const all = useMemo(() => {
    const contesto = { oggi, pesi, esigenze, unica: () => whole, comuniVariati, raccordoAteco, province }
    return proposte({ azienda, istituti, richiesta, contesto })
  }, [azienda, istituti, richiesta, oggi, pesi, esigenze, whole, comuniVariati, raccordoAteco, province])
  const ask = useCallback(
    (values: RichiestaValues) => change((now) => paramsOf(values, now), { replace: true }),
    [change],
  )
  const compare = (chosen: readonly Proposta[] | null) =>
    change({ confronta: chosen && chosen.map(({ _id }) => _id).join(',') })
  const ids = params.get('confronta')?.split(',') ?? []
  const chosen = all.filter(({ _id, offerta }) => ids.includes(_id) && offerta).slice(0, MASSIMO)
  return (
    <>
      <RichiestaForm onChange={ask} value={richiesta} />
      <Typography sx={{ ...printOnly, mb: 3 }}>{inWords(richiesta)}</Typography>
      {chosen.length > 0 && <Confronto azienda={azienda} onClose={() => compare(null)} proposte={chosen} />}
      {/* what is compared is printed alone */}
      <Box className={chosen.length > 0 ? 'no-print' : undefined}>
        <DataTable
          bulk={[{ id: 'confronta', label: texts.confronta, run: compare, refusal: tooMany }]}
          columns={offerteColumns}
          csv="finanziamenti"
          empty={<EmptyState text={texts.senzaIstitutiAiuto} title={texts.senzaIstituti} />}
          filters={FILTERS}
          label={texts.offerte}
          nome={texts.nome}
          paper={PAPER}
          records={all}
        />
      </Box>
      <Typography color="textSecondary" sx={{ mt: 3 }} variant="body2">
        {texts.nota} {texts.notaFondo}
      </Typography>
    </>
  )
}

function tooMany(chosen: readonly Proposta[]): string | null {
  if (chosen.length > MASSIMO) return texts.troppi
  return chosen.some(({ offerta }) => !offerta) ? texts.senzaCosti : null
}

/** The request, where paper has no form. */
const inWords = ({ importo, mesi, preammortamento, finalita, tasso }: RichiestaValues): string =>
  [
    `${texts.importo} ${formatEuro(importo, 0)}`,
    `${texts.mesi} ${mesi} ${texts.unitaMesi}`,
    ...(preammortamento ? [`${texts.preammortamento} ${preammortamento} ${texts.unitaMesi}`] : []),
    texts.finalitaNomi[finalita],
    texts.tassoNomi[tasso],
  ].join(' · ')

const PAPER = {
  prodotto: 25,
  esito: 14,
  rata: 10,
  tan: 7,
  taeg: 9,
  costo: 11,
  sostenibile: 11,
  fondo: 11,
  tempi: 8,
}
