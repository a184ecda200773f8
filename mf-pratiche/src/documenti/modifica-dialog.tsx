import { DocumentoSchema, TIPI_DOCUMENTO, type ConflictChoice, type Documento } from '@bandiera/domain'
import { useEdit } from '@bandiera/live'
import { useSaved } from '@bandiera/platform'
import { DateInput, FormDialog, SelectInput, TextInput, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { testi } from './testi.ts'

const Schema = z.object({
  nome: DocumentoSchema.shape.nome,
  tipo: z.string(),
  scadenza: z.union([
    z.literal(''),
    z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Data non valida: usa gg/mm/aaaa')),
  ]),
})
type Values = z.infer<typeof Schema>

const options = Object.entries(TIPI_DOCUMENTO).map(([value, label]) => ({ value, label }))

/** Name, kind and end of validity of a document. */
export function ModificaDialog({ doc, onClose }: { doc: Documento; onClose: () => void }) {
  const { before, save: write } = useEdit('docs', doc)
  const saved = useSaved(testi.salvato)
  const { nome, tipo = '', scadenza = '' } = before
  const form = useForm<Values>({ resolver: standardSchemaResolver(Schema), defaultValues: { nome, tipo, scadenza } })
  const known = tipo === '' || options.some(({ value }) => value === tipo)
  const save = (values: Values, choice?: ConflictChoice) => {
    const given = Object.entries(values).filter(([, value]) => value !== '')
    const emptied = Object.entries(values).filter(([field, value]) => value === '' && before[field as keyof Documento])
    return write({ set: Object.fromEntries(given), unset: emptied.map(([field]) => field) }, choice)
  }
  return (
    <FormDialog form={form} onClose={onClose} onSaved={saved} onSubmit={save} open title={testi.modificaTitolo}>
      <TextInput label={testi.campi.nome} maxLength={200} name="nome" />
      <SelectInput
        label={testi.campi.tipo}
        name="tipo"
        optional
        options={known ? options : [...options, { value: tipo, label: tipo }]}
      />
      <DateInput label={testi.campi.scadenza} name="scadenza" optional />
    </FormDialog>
  )
}
