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
import { Muted, useToday } from '@bandiera/ui'
import { FormDialog, useSchemaForm } from '@bandiera/ui/form'
import { useMemo, useState } from 'react'
import { stepTexts } from './texts.ts'
import { stepPatch, stepValues } from './patch.ts'
import { type AskedStep, stepSchema } from './rules.ts'
import { StepFields } from './fields.tsx'

interface StepDialogProps {
  pratica: Pratica
  a: PraticaState
  onClose: () => void
}

/** The dialog of one step: its fields, the reason, and what is missing; a plain confirmation when nothing is. */
export function StepDialog({ pratica: now, a, onClose }: StepDialogProps) {
  const { usr, notify } = usePortal()
  const { update } = useWrites()
  const asked = useAskedStep(now, a)
  const schema = useMemo(() => stepSchema(asked), [asked])
  const form = useSchemaForm(schema, stepValues(asked.pratica, a, asked.oggi))
  const label = praticaStateLabels[a]
  const { riapre, pratica } = asked
  const saved = () => notify({ text: riapre ? stepTexts.reopened : stepTexts.done(label), kind: 'success' })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={(values, choice) =>
        update('pratiche', now._id, stepPatch(asked, values, usr?._id ?? ''), { base: pratica.versione, choice })
      }
      open
      submit={riapre ? stepTexts.reopen : stepTexts.confirm}
      title={riapre ? stepTexts.reopen : stepTexts.moveTo(a)}
    >
      <Muted>
        {riapre ? stepTexts.reopenText(label) : stepTexts.from(labelOf(praticaStateLabels, pratica.stato), label)}
      </Muted>
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
    return {
      pratica,
      a,
      riapre,
      oggi,
      capo: usr !== null && leadsTeam(usr),
      senzaDocumenti: !riapre && requiresDocumenti(a) && missingDocumenti(pratica, oggi).length > 0,
      residuo: ({ regime, dataConcessione }) => (whole ? deMinimisRoom(whole, regime, dataConcessione).residuo : null),
    }
  }, [pratica, a, oggi, usr, whole])
}
