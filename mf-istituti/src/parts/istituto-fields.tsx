import { firstRole, TIPI_ISTITUTO, tipiIstituto } from '@bandiera/domain'
import { useCollection } from '@bandiera/live'
import { AddIcon, Box, Button, CloseIcon, Stack } from '@bandiera/ui'
import {
  CheckListInput,
  EmailInput,
  FieldGroup,
  PhoneInput,
  SelectInput,
  TextInput,
  useFieldArray,
} from '@bandiera/ui/form'
import type { IstitutoValues } from '../rules/istituto.rules.ts'
import { testi } from '../testi.ts'

const { campi } = testi
const TIPI = TIPI_ISTITUTO.map((value) => ({ value, label: tipiIstituto[value] }))

/** Name, kind, managers and people of an institute. */
export function IstitutoFields() {
  return (
    <>
      <TextInput label={campi.nome} name="nome" />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectInput label={campi.tipo} name="tipo" options={TIPI} />
        <TextInput help={campi.aiutoAbi} label={campi.abi} name="abi" optional />
      </Box>
      <GestoriField />
      <ReferentiFields />
    </>
  )
}

function GestoriField() {
  const options = useCollection('usr')
    .filter(({ role }) => firstRole(role) === 'gestore')
    .map(({ _id, name }) => ({ value: _id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'it'))
  return <CheckListInput help={campi.aiutoGestori} label={campi.gestori} name="gestori" optional options={options} />
}

function ReferentiFields() {
  const { fields, append, remove } = useFieldArray<IstitutoValues>({ name: 'referenti' })
  return (
    <FieldGroup title={campi.referenti}>
      {fields.map((field, index) => (
        <Stack aria-label={campi.referente(index + 1)} key={field.id} role="group" sx={row}>
          <TextInput label={campi.nomeReferente} name={`referenti.${index}.nome`} />
          <EmailInput label={campi.email} name={`referenti.${index}.email`} optional />
          <PhoneInput label={campi.telefono} name={`referenti.${index}.telefono`} optional />
          <Button onClick={() => remove(index)} startIcon={<CloseIcon />} sx={{ alignSelf: 'flex-start' }}>
            {campi.togliReferente(index + 1)}
          </Button>
        </Stack>
      ))}
      <Button
        onClick={() => append({ nome: '', email: '', telefono: '' })}
        startIcon={<AddIcon />}
        sx={{ alignSelf: 'flex-start' }}
      >
        {campi.aggiungiReferente}
      </Button>
    </FieldGroup>
  )
}

const row = { gap: 3, borderLeft: 2, borderColor: 'divider', pl: 3 }
