import { firstRole, istitutoFields } from '@bandiera/domain'
import { useCollection } from '@bandiera/live'
import { AddIcon, Box, Button, CloseIcon, Stack } from '@bandiera/ui'
import { CheckListInput, FieldGroup, RecordInputs, useFieldArray } from '@bandiera/ui/form'
import { CAMPI_REFERENTE, NUOVO_REFERENTE, referenteFields, type IstitutoValues } from './rules.ts'
import { texts } from './texts.ts'

const { campi } = texts

/** Name, kind, managers and people of an institute. */
export function IstitutoFields() {
  return (
    <>
      <RecordInputs fields={istitutoFields} keys={['nome']} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <RecordInputs fields={istitutoFields} keys={['tipo', 'abi']} />
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
  const { help, label } = istitutoFields.gestori
  return <CheckListInput help={help} label={label} name="gestori" optional options={options} />
}

function ReferentiFields() {
  const { fields, append, remove } = useFieldArray<IstitutoValues>({ name: 'referenti' })
  return (
    <FieldGroup title={istitutoFields.referenti.label}>
      {fields.map((field, index) => (
        <Stack aria-label={campi.referente(index + 1)} key={field.id} role="group" sx={row}>
          <RecordInputs at={`referenti.${index}`} fields={referenteFields} keys={CAMPI_REFERENTE} />
          <Button onClick={() => remove(index)} startIcon={<CloseIcon />} sx={{ alignSelf: 'flex-start' }}>
            {campi.togliReferente(index + 1)}
          </Button>
        </Stack>
      ))}
      <Button onClick={() => append(NUOVO_REFERENTE)} startIcon={<AddIcon />} sx={{ alignSelf: 'flex-start' }}>
        {campi.aggiungiReferente}
      </Button>
    </FieldGroup>
  )
}

const row = { gap: 3, borderLeft: 2, borderColor: 'divider', pl: 3 }
