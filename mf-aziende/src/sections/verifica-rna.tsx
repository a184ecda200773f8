import { dayInRome, daysBetween, fieldRules, ruleCheck, verificaRnaScaduta, type Azienda } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { Alert, Button, Stack, useToday } from '@bandiera/ui'
import { DateInput, FormDialog, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'

const { deMinimis: words, errori } = testi
const VerificaSchema = z.object({
  giorno: z.string().check(z.minLength(1, errori.verifica), ruleCheck(fieldRules.data), ({ value, issues }) => {
    if (value > dayInRome()) issues.push({ code: 'custom', input: value, message: errori.verificaFutura })
  }),
})

/** When the national register of aids was last asked: what is written here is only as true as that. */
export function VerificaRna({ azienda, may }: { azienda: Azienda; may: boolean }) {
  const oggi = useToday()
  const [open, setOpen] = useState(false)
  const { update } = useWrites()
  const { notify } = usePortal()
  const write = (giorno: string) => update('aziende', azienda._id, { set: { dataVerificaRNA: giorno } })
  const saved = () => notify({ text: words.verificaSalvata, kind: 'success' })
  const today = () => write(oggi).then(saved, (error: Error) => notify({ text: error.message, kind: 'error' }))
  const stale = verificaRnaScaduta(azienda, oggi)
  return (
    <>
      <Alert severity={stale ? 'warning' : 'success'} sx={{ maxWidth: 640 }}>
        {textOf(azienda, oggi)}
        {may && (
          <Stack className="no-print" direction="row" sx={{ gap: 2, flexWrap: 'wrap', mt: 1, ml: -2 }}>
            {azienda.dataVerificaRNA !== oggi && (
              <Button onClick={() => void today()} size="small">
                {words.verificatoOggi}
              </Button>
            )}
            <Button onClick={() => setOpen(true)} size="small">
              {words.altraData}
            </Button>
          </Stack>
        )}
      </Alert>
      {open && (
        <VerificaDialog giorno={azienda.dataVerificaRNA} onClose={() => setOpen(false)} onSaved={saved} write={write} />
      )}
    </>
  )
}

interface VerificaDialogProps {
  giorno: string | undefined
  write: (giorno: string) => Promise<unknown>
  onSaved: () => void
  onClose: () => void
}

function VerificaDialog({ giorno = '', write, onSaved, onClose }: VerificaDialogProps) {
  const form = useForm<z.infer<typeof VerificaSchema>>({
    defaultValues: { giorno },
    resolver: standardSchemaResolver(VerificaSchema),
    mode: 'onTouched',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={onSaved}
      onSubmit={(values) => write(values.giorno)}
      open
      title={words.verifica}
      width="xs"
    >
      <DateInput label={words.verifica} max={dayInRome()} name="giorno" />
    </FormDialog>
  )
}

function textOf({ dataVerificaRNA }: Azienda, oggi: string): string {
  if (!dataVerificaRNA) return words.verificaMai
  const days = daysBetween(dataVerificaRNA, oggi)
  return verificaRnaScaduta({ dataVerificaRNA }, oggi)
    ? words.verificaVecchia(days)
    : words.verificaBene(dataVerificaRNA)
}
