import {
  aziendaIdOfPratica,
  missingDocumenti,
  labelOf,
  praticaStepsOf,
  deMinimisRoom,
  type Pratica,
  reopeningOf,
  requiresDocumenti,
  type PraticaState,
  praticaStateLabels,
} from '@bandiera/domain'
import { useWithGroup, useRecord, useWrites } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { leadsTeam } from '@bandiera/policy'
import { Typography, useToday } from '@bandiera/ui'
import { FormDialog, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMemo, useState } from 'react'
import { stepTexts } from './texts.ts'
import { stepPatch, stepValues } from './patch.ts'
import { type AskedStep, stepSchema, type StepValues } from './rules.ts'
import { StepFields } from './fields.tsx'

interface StepDialogProps {
  pratica: Pratica
  a: PraticaState
  onClose: () => void
  onDone?: () => void
}

/** The dialog of one step: its fields, the reason, and what is missing; a plain confirmation when nothing is. */
export function StepDialog({ pratica: now, a, onClose, onDone }: StepDialogProps) {
  const { usr, notify } = usePortal()
  const { update } = useWrites()
  const asked = useAskedStep(now, a)
  const schema = useMemo(() => stepSchema(asked), [asked])
  const form = useForm<StepValues>({
    defaultValues: stepValues(asked.pratica, a, asked.oggi),
    resolver: standardSchemaResolver(schema),
    mode: 'onTouched',
  })
  const label = praticaStateLabels[a]
  const saved = () => {
    notify({ text: asked.riapre ? stepTexts.riaperta : stepTexts.fatto(label), kind: 'success' })
    onDone?.()
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={(values, choice) =>
        update('pratiche', now._id, stepPatch(asked, values, usr?._id ?? ''), {
          base: asked.pratica.versione,
          choice,
        })
      }
      open
      submit={asked.riapre ? stepTexts.riapri : stepTexts.conferma}
      title={asked.riapre ? stepTexts.riapri : stepTexts.passaA(a)}
    >
      <Typography color="textSecondary">
        {asked.riapre
          ? stepTexts.riapriTesto(label)
          : stepTexts.da(labelOf(praticaStateLabels, asked.pratica.stato), label)}
      </Typography>
      <StepFields asked={asked} />
    </FormDialog>
  )
}

/** What is known about a step when its dialog opens; the case file stays the version that the user saw. */
function useAskedStep(now: Pratica, a: PraticaState): AskedStep {
  const { usr } = usePortal()
  const oggi = useToday()
  const [pratica] = useState(now)
  const azienda = useRecord('aziende', aziendaIdOfPratica(pratica._id))
  const others = useMemo(
    () => azienda && { ...azienda, aiuti: (azienda.aiuti ?? []).filter(({ praticaId }) => praticaId !== pratica._id) },
    [azienda, pratica],
  )
  const whole = useWithGroup(others)
  return useMemo((): AskedStep => {
    const riapre = reopeningOf(pratica) === a && !praticaStepsOf(pratica).includes(a)
    const residuo: AskedStep['residuo'] = ({ regime, dataConcessione }) =>
      whole ? deMinimisRoom(whole, regime, dataConcessione).residuo : null
    return {
      pratica,
      a,
      riapre,
      oggi,
      capo: usr !== null && leadsTeam(usr),
      senzaDocumenti: !riapre && requiresDocumenti(a) && missingDocumenti(pratica, oggi).length > 0,
      residuo,
    }
  }, [pratica, a, oggi, usr, whole])
}
