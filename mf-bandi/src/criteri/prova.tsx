import { datedCriteri, difettiCriterio, type Azienda, type Bando, type Criterio } from '@bandiera/domain'
import { useImpresaUnica, useCollection } from '@bandiera/live'
import { valuta, type Contesto, type Esito } from '@bandiera/matching'
import { useComuniVariati, usePortal } from '@bandiera/platform'
import { Box, Button, ExpandMoreIcon, Typography, useToday } from '@bandiera/ui'
import type { Riferimenti } from '@bandiera/ui/criteri'
import { RecordPicker, useForm, useWatch } from '@bandiera/ui/form'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { aziendaOf, ESEMPI, type EsempioValues } from './esempi.ts'
import { EsempioForm } from './esempio-form.tsx'
import { testi } from './testi.ts'
import { Conteggi, Verdetto } from './verdetto.tsx'

/** Tries the criteria of the form on a company while they change: a real one for who sees companies, else an invented one. */
export function Prova({ name, riferimenti }: { name: string; riferimenti: Riferimenti }) {
  const { role } = usePortal()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Box sx={{ mt: 4, maxWidth: 760 }}>
      <Button
        aria-controls={open ? id : undefined}
        aria-expanded={open}
        endIcon={<ExpandMoreIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setOpen(!open)}
        variant="outlined"
      >
        {testi.prova}
      </Button>
      {open && (
        <Box id={id} sx={{ mt: 3, pl: { xs: 0, sm: 4 }, borderLeft: { xs: 0, sm: 2 }, borderColor: 'divider' }}>
          <Typography color="textSecondary" sx={{ mb: 3 }} variant="body2">
            {testi.provaAiuto}
          </Typography>
          {role === 'admin' ? <ProvaVera name={name} /> : <ProvaEsempio name={name} riferimenti={riferimenti} />}
        </Box>
      )}
    </Box>
  )
}

/** The criteria as they are in the form, as a grant; what is not finished waits outside. */
function useBandoInProva(name: string) {
  const { settings } = usePortal()
  const oggi = useToday()
  const unica = useImpresaUnica()
  const live = useWatch({ name }) as Criterio[] | undefined
  const all = useDeferredValue(live)
  const apertura = (useWatch({ name: 'dataApertura' }) as string | undefined) || undefined
  const comuniVariati = useComuniVariati()
  const { pesi, esigenze } = settings ?? {}
  return useMemo(() => {
    const finished = (all ?? []).filter((one) => difettiCriterio(one).length === 0)
    const criteri = [...datedCriteri(finished, apertura)]
    const bando: Bando = { _id: 'prova', createdBy: '', data: { gestori: [], titolo: '', criteri } }
    const contesto: Contesto = { oggi, pesi, esigenze, unica, comuniVariati }
    return { left: (all ?? []).length - criteri.length, judge: (azienda: Azienda) => valuta(azienda, bando, contesto) }
  }, [all, apertura, oggi, pesi, esigenze, unica, comuniVariati])
}

const Incompleti = ({ n }: { n: number }) =>
  n > 0 && (
    <Typography color="textSecondary" variant="body2">
      {testi.incompleti(n)}
    </Typography>
  )

function ProvaVera({ name }: { name: string }) {
  const aziende = useCollection('aziende')
  const { judge, left } = useBandoInProva(name)
  const [id, choose] = useState<string>()
  const options = useMemo(
    () =>
      aziende.map(({ _id, ragioneSociale, partitaIva = '' }) => ({
        value: _id,
        label: `${ragioneSociale} ${partitaIva}`,
      })),
    [aziende],
  )
  const counts = useMemo(() => {
    const found: Record<Esito, number> = { ammissibile: 0, da_verificare: 0, non_ammissibile: 0 }
    for (const azienda of aziende) if (!azienda.archiviata) found[judge(azienda).esito] += 1
    return found
  }, [aziende, judge])
  const azienda = aziende.find((one) => one._id === id) ?? aziende[0]
  if (!azienda) return <Typography>{testi.nessunaAzienda}</Typography>
  return (
    <>
      <RecordPicker
        label={testi.azienda}
        onChange={choose}
        options={options}
        placeholder={testi.cerca}
        value={azienda._id}
      />
      <Conteggi counts={counts} />
      <Incompleti n={left} />
      <Verdetto nome={azienda.ragioneSociale} valutazione={judge(azienda)} />
    </>
  )
}

function ProvaEsempio({ name, riferimenti }: { name: string; riferimenti: Riferimenti }) {
  const [first] = ESEMPI
  const [id, setId] = useState<string>(first!.id)
  const { judge, left } = useBandoInProva(name)
  const oggi = useToday()
  const form = useForm<EsempioValues>({ defaultValues: first!.values })
  const values = useWatch({ control: form.control }) as EsempioValues
  const nome = testi.esempi[id as keyof typeof testi.esempi]
  const options = ESEMPI.map((one) => ({ value: one.id, label: testi.esempi[one.id] }))
  const choose = (next: string) => {
    setId(next)
    form.reset(ESEMPI.find((one) => one.id === next)!.values)
  }
  return (
    <>
      <RecordPicker label={testi.esempio} onChange={choose} options={options} placeholder="" value={id} wide />
      <Typography color="textSecondary" variant="body2">
        {testi.esempioAiuto}
      </Typography>
      <EsempioForm form={form} riferimenti={riferimenti} />
      <Incompleti n={left} />
      <Verdetto nome={nome} valutazione={judge(aziendaOf(values, nome, Number(oggi.slice(0, 4)) - 1))} />
    </>
  )
}
