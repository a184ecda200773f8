import { formOf, praticaFields, STATI_CONCESSA, type Pratica } from '@bandiera/domain'
import { useEdit } from '@bandiera/live'
import { useSaved } from '@bandiera/platform'
import { FormDialog, RecordInputs, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'
import { usePraticaWrites } from './use-pratica-writes.ts'

const CHIESTI = ['importoProgetto', 'agevolazioneRichiesta'] as const
const CONCESSI = ['agevolazioneConcessa', 'esl', 'cor', 'cup'] as const
const COMPENSO = ['fisso', 'percentuale'] as const
const importi = formOf(praticaFields, [...CHIESTI, ...CONCESSI])
const compensoFields = praticaFields.compenso.fields
const compenso = formOf(compensoFields, COMPENSO)

const schemaOf = (granted: boolean) =>
  z.object({ ...importi.shape, compenso: z.object(compenso.shape) }).check(({ value, issues }) => {
    if (granted && !value.agevolazioneConcessa)
      issues.push({ code: 'custom', input: value, path: ['agevolazioneConcessa'], message: testi.passo.errori.importo })
  })
type Values = z.infer<ReturnType<typeof schemaOf>>

/** The amounts of a case file; those of the grant once it is granted. */
export function ImportiDialog({ pratica, onClose }: { pratica: Pratica; onClose: () => void }) {
  const saved = useSaved(testi.salvato)
  const { before } = useEdit('pratiche', pratica)
  const { update } = usePraticaWrites(before)
  const granted = STATI_CONCESSA.includes(pratica.stato)
  const form = useForm<Values>({
    defaultValues: valuesOf(before),
    resolver: standardSchemaResolver(schemaOf(granted)),
    mode: 'onTouched',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={(values, choice) => update(patchOf(recordOf(valuesOf(before)), recordOf(values)), choice)}
      open
      title={testi.pagina.importi.modifica}
    >
      <RecordInputs fields={praticaFields} keys={CHIESTI} />
      {granted && <RecordInputs fields={praticaFields} keys={CONCESSI} required={['agevolazioneConcessa']} />}
      <RecordInputs at="compenso" fields={compensoFields} keys={COMPENSO} />
    </FormDialog>
  )
}

const valuesOf = (pratica: Pratica): Values => ({
  ...importi.values(pratica),
  compenso: compenso.values(pratica.compenso ?? {}),
})

/** What the form says, by the paths of the record. */
function recordOf({ compenso: fee, ...typed }: Values): Record<string, unknown> {
  const { fisso, percentuale } = compenso.record(fee)
  return { ...importi.record(typed), 'compenso.fisso': fisso, 'compenso.percentuale': percentuale }
}

/** Only what was changed: a colleague may change the rest at the same time. */
function patchOf(before: Record<string, unknown>, after: Record<string, unknown>) {
  const changed = Object.keys(after).filter((path) => after[path] !== before[path])
  const isEmpty = (path: string) => after[path] === undefined
  return {
    set: Object.fromEntries(changed.filter((path) => !isEmpty(path)).map((path) => [path, after[path]])),
    unset: changed.filter(isEmpty),
  }
}
