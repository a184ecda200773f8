import { labelOf, statoPraticaLabels, type Pratica, type StatoPratica } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { FormDialog, useForm } from '@bandiera/ui/form'
import { Typography } from '@bandiera/ui'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMemo } from 'react'
import { testi } from '../testi.ts'
import { passoPatch } from './passo-patch.ts'
import { passoSchema, type PassoValues } from './passo.rules.ts'
import { passoValues } from './passo-values.ts'
import { PassoFields } from './passo-fields.tsx'
import { usePassoChiesto } from './use-passo-chiesto.ts'

export interface PassoDialogProps {
  pratica: Pratica
  a: StatoPratica
  onClose: () => void
  onDone?: () => void
}

/** The window of one step: what the step needs, the reason, what is missing; taken with one more click when nothing is. */
export function PassoDialog({ pratica: now, a, onClose, onDone }: PassoDialogProps) {
  const { usr, notify } = usePortal()
  const { update } = useWrites()
  const asked = usePassoChiesto(now, a)
  const schema = useMemo(() => passoSchema(asked), [asked])
  const form = useForm<PassoValues>({
    defaultValues: passoValues(asked.pratica, a, asked.oggi),
    resolver: standardSchemaResolver(schema),
    mode: 'onTouched',
  })
  const { passo } = testi
  const label = statoPraticaLabels[a]
  const saved = () => {
    notify({ text: asked.riapre ? passo.riaperta : passo.fatto(label), kind: 'success' })
    onDone?.()
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={(values, choice) =>
        update('pratiche', now._id, passoPatch(asked, values, usr?._id ?? ''), {
          base: asked.pratica.versione,
          choice,
        })
      }
      open
      submit={asked.riapre ? passo.riapri : testi.passo.conferma}
      title={asked.riapre ? passo.riapri : passo.passaA(a)}
    >
      <Typography color="textSecondary">
        {asked.riapre ? passo.riapriTesto(label) : passo.da(labelOf(statoPraticaLabels, asked.pratica.stato), label)}
      </Typography>
      <PassoFields asked={asked} />
    </FormDialog>
  )
}
