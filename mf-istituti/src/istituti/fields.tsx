import { firstRole, istitutoFields } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { AddIcon, Box, Button, CloseIcon, Stack } from '@bandiera/ui'
import { CheckListInput, FieldGroup, RecordInputs, useFieldArray } from '@bandiera/ui/form'
import { CONTACT_FIELDS, NEW_CONTACT, contactFields, type IstitutoValues } from './rules.ts'
import { texts } from './texts.ts'

const { fieldTexts } = texts

export function IstitutoFields() {
  return (
    <>
      <RecordInputs fields={istitutoFields} keys={['nome']} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <RecordInputs fields={istitutoFields} keys={['tipo', 'abi']} />
      </Box>
      <GestoriInput />
      <ContactInputs />
    </>
  )
}

function GestoriInput() {
  const options = useRecords({ coll: 'usr', rows: 'all' })
    .records.filter(({ role }) => firstRole(role) === 'gestore')
    .map(({ _id, name }) => ({ value: _id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'it'))
  const { help, label } = istitutoFields.gestori
  return <CheckListInput help={help} label={label} name="gestori" optional options={options} />
}

function ContactInputs() {
  const { fields, append, remove } = useFieldArray<IstitutoValues>({ name: 'referenti' })
  return (
    <FieldGroup title={istitutoFields.referenti.label}>
      {fields.map((field, index) => (
        <Stack aria-label={fieldTexts.referente(index + 1)} key={field.id} role="group" sx={row}>
          <RecordInputs at={`referenti.${index}`} fields={contactFields} keys={CONTACT_FIELDS} />
          <Button onClick={() => remove(index)} startIcon={<CloseIcon />} sx={{ alignSelf: 'flex-start' }}>
            {fieldTexts.removeReferente(index + 1)}
          </Button>
        </Stack>
      ))}
      <Button onClick={() => append(NEW_CONTACT)} startIcon={<AddIcon />} sx={{ alignSelf: 'flex-start' }}>
        {fieldTexts.addReferente}
      </Button>
    </FieldGroup>
  )
}

const row = { gap: 3, borderLeft: 2, borderColor: 'divider', pl: 3 }
