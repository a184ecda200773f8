import { erogazioneFields, type Pratica, TIPI_EROGAZIONE, tipoErogazioneLabels } from '@bandiera/domain'
import { useEdit } from '@bandiera/live'
import { useSaved } from '@bandiera/platform'
import { useToday } from '@bandiera/ui'
import { DateInput, EuroInput, FormDialog, SelectInput, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'
import { usePraticaWrites } from './use-pratica-writes.ts'

const { importi: t, errori } = testi.pagina
const { passo } = testi
const Schema = z
  .object({
    importo: z.optional(z.number()),
    data: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, errori.data)),
    tipo: z.string().check(z.minLength(1, passo.errori.tipo)),
  })
  .check(({ value, issues }) => {
    if (!value.importo) issues.push({ code: 'custom', input: value, path: ['importo'], message: passo.errori.importo })
  })
type Values = z.infer<typeof Schema>

/** A payment of the aid. */
export function ErogazioneDialog({ pratica, onClose }: { pratica: Pratica; onClose: () => void }) {
  const saved = useSaved(testi.salvato)
  const { before } = useEdit('pratiche', pratica)
  const { update } = usePraticaWrites(before)
  const form = useForm<Values>({
    defaultValues: { importo: undefined, data: useToday(), tipo: 'anticipo' },
    resolver: standardSchemaResolver(Schema),
    mode: 'onTouched',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={(line, choice) => update({ push: { erogazioni: line } }, choice)}
      open
      title={t.aggiungi}
    >
      <EuroInput label={erogazioneFields.importo.label} name="importo" />
      <DateInput label={erogazioneFields.data.label} name="data" />
      <SelectInput
        label={erogazioneFields.tipo.label}
        name="tipo"
        options={TIPI_EROGAZIONE.map((value) => ({ value, label: tipoErogazioneLabels[value] }))}
      />
    </FormDialog>
  )
}
