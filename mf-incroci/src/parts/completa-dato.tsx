import type { Azienda } from '@bandiera/domain'
import { useEdit } from '@bandiera/live'
import { useSaved } from '@bandiera/platform'
import { Button, Stack, testiComuni } from '@bandiera/ui'
import { FormProvider, Refusal, SubmitButton, useForm, useSubmission } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef } from 'react'
import type { Dato } from '../actions/dato.ts'
import { datoSchema, datoValore, datoValues, type DatoValues } from '../actions/dato.rules.ts'
import { testi } from '../testi.ts'
import { DatoField } from './dato-field.tsx'
import { useReportUnsaved } from './unsaved.tsx'

export interface CompletaDatoProps {
  azienda: Azienda
  dato: Dato
  onClose: () => void
  onSaved: () => void
}

/** The one field that a criterion misses: written alone, so that nothing else of the company is touched. */
export function CompletaDato({ azienda, dato, onClose, onSaved }: CompletaDatoProps) {
  const { save } = useEdit('aziende', azienda)
  const saved = useSaved(testi.salvato(dato.etichetta), onSaved)
  const form = useForm<DatoValues>({
    defaultValues: datoValues(dato),
    resolver: standardSchemaResolver(datoSchema(dato)),
  })
  const { isDirty, isSubmitting } = form.formState
  useReportUnsaved(isDirty && !isSubmitting)
  const box = useRef<HTMLFormElement>(null)
  // the button that opened it is gone: the field takes its place under the keyboard
  useEffect(() => box.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  const { send, question } = useSubmission(
    {
      form,
      onSubmit: (values, choice) => save({ set: { [dato.path]: datoValore(dato, values) } }, choice),
      onSaved: saved,
    },
    // the guard is that of all fields of the page
    () => undefined,
  )
  return (
    <FormProvider {...form}>
      <form aria-label={testi.completaDi(dato.etichetta)} noValidate onSubmit={send} ref={box}>
        <Stack sx={{ gap: 2, maxWidth: 320, py: 1 }}>
          <DatoField dato={dato} />
          <Refusal />
          <Stack direction="row" sx={{ gap: 2 }}>
            <SubmitButton disabled={isSubmitting}>
              {isSubmitting ? testiComuni.salvataggio : testiComuni.salva}
            </SubmitButton>
            <Button onClick={onClose}>{testiComuni.annulla}</Button>
          </Stack>
        </Stack>
      </form>
      {question}
    </FormProvider>
  )
}
