import { formOf, scadenzaFields, TIPI_SCADENZA, type ConflictChoice, type Pratica } from '@bandiera/domain'
import { useEdit } from '@bandiera/live'
import { useSaved } from '@bandiera/platform'
import { FormDialog, RecordInputs, SelectInput, TextInput, useForm, useWatch } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'
import { usePraticaWrites } from './use-pratica-writes.ts'

const { scadenze: t, errori } = testi.pagina
const ALTRO = 'altro'
const GIORNO = ['data'] as const

const Schema = z
  .object({
    tipo: z.string().check(z.minLength(1, errori.cosa)),
    altro: z.string(),
    ...formOf(scadenzaFields, GIORNO).shape,
  })
  .check(({ value, issues }) => {
    if (value.tipo === ALTRO && value.altro.trim() === '')
      issues.push({ code: 'custom', input: value, path: ['altro'], message: errori.cosa })
  })
type Values = z.infer<typeof Schema>

interface ScadenzaDialogProps {
  pratica: Pratica
  /** The line to change; `null` for a new one. */
  index: number | null
  onClose: () => void
}

/** A deadline: of one of the usual kinds, or with own words. */
export function ScadenzaDialog({ pratica, index, onClose }: ScadenzaDialogProps) {
  const saved = useSaved(testi.salvato)
  const { before } = useEdit('pratiche', pratica)
  const { update, addLine, setLine } = usePraticaWrites(before)
  const form = useForm<Values>({
    defaultValues: valuesOf(index === null ? undefined : before.scadenze?.[index]),
    resolver: standardSchemaResolver(Schema),
    mode: 'onTouched',
  })
  const save = ({ tipo, altro, data }: Values, choice?: ConflictChoice) => {
    const line = { tipo: tipo === ALTRO ? altro.trim() : tipo, data }
    return update(index === null ? addLine('scadenze', line) : setLine('scadenze', index, line), choice)
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={save}
      open
      title={index === null ? t.aggiungi : t.modificaTitolo}
    >
      <Fields />
    </FormDialog>
  )
}

function Fields() {
  const tipo = useWatch<Values, 'tipo'>({ name: 'tipo' })
  const kinds = [...Object.entries(TIPI_SCADENZA), [ALTRO, t.altro] as const]
  return (
    <>
      <SelectInput
        label={scadenzaFields.tipo.label}
        name="tipo"
        options={kinds.map(([value, label]) => ({ value, label }))}
      />
      {tipo === ALTRO && <TextInput label={t.altroNome} name="altro" />}
      <RecordInputs fields={scadenzaFields} keys={GIORNO} />
    </>
  )
}

function valuesOf(scadenza: { tipo: string; data: string } | undefined): Values {
  if (!scadenza) return { tipo: '', altro: '', data: '' }
  const usual = Object.hasOwn(TIPI_SCADENZA, scadenza.tipo)
  return { tipo: usual ? scadenza.tipo : ALTRO, altro: usual ? '' : scadenza.tipo, data: scadenza.data }
}
