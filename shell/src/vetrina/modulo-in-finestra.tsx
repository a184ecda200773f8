import { FormDialog, RowsInput, TextInput, useForm, type Resolver } from '@bandiera/ui/form'

interface Valori {
  nome: string
  referenti: { nome: string }[]
}

const vuoto: Valori = { nome: '', referenti: [{ nome: 'Ada Neri' }, { nome: 'Ugo Bianchi' }] }
const resolver: Resolver<Valori> = (values) => {
  if (values.nome.trim()) return { values, errors: {} }
  return { values: {}, errors: Object.fromEntries([['nome', { type: 'custom', message: 'Inserisci il nome' }]]) }
}

/** A form in a window, with rows that are added, moved and removed. With the name «Rifiuta» the server does not accept. */
export function ModuloInFinestra({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useForm<Valori>({ defaultValues: vuoto, resolver })
  const save = async ({ nome }: Valori) => {
    if (nome === 'Rifiuta') throw new Error('Qualcun altro ha modificato questo elemento.')
  }
  return (
    <FormDialog form={form} onClose={onClose} onSubmit={save} open={open} title="Nuovo istituto">
      <TextInput label="Nome" name="nome" />
      <RowsInput
        add="Aggiungi un referente"
        empty={{ nome: '' }}
        label="Referenti"
        movable
        name="referenti"
        rowLabel={(index) => `Referente ${index + 1}`}
      >
        {(at) => <TextInput label="Nome e cognome" name={`${at}.nome`} />}
      </RowsInput>
    </FormDialog>
  )
}
