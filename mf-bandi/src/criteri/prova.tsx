import { usePortal } from '@bandiera/platform'
import { Box, Button, ExpandMoreIcon, Typography, useToday } from '@bandiera/ui'
import type { Riferimenti } from '@bandiera/ui/criteri'
import { RecordPicker, useForm, useWatch } from '@bandiera/ui/form'
import { useId, useState } from 'react'
import { aziendaOf, ESEMPI, type EsempioValues } from './esempi.ts'
import { EsempioForm } from './esempio-form.tsx'
import { testi } from './testi.ts'
import { ProvaVera } from './prova-vera.tsx'
import { useBandoInProva } from './use-bando-in-prova.ts'
import { Incompleti, Verdetto } from './verdetto.tsx'

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
