import { fieldText, istitutoFields, type Istituto } from '@bandiera/domain'
import { useEdit, type WritePatch, useRecords } from '@bandiera/live'
import { usePortal, useSaved } from '@bandiera/platform'
import { Button, EditIcon, Facts, Section, Stack, uiTexts, Typography } from '@bandiera/ui'
import { PhoneLink, PortalForm, useSchemaForm } from '@bandiera/ui/form'
import { useState } from 'react'
import { IstitutoFormSchema, istitutoOf, istitutoValues, type IstitutoValues } from '../rules.ts'
import { texts } from '../texts.ts'
import { IstitutoFields } from '../fields.tsx'

export function DataSection({ istituto, may }: { istituto: Istituto; may: boolean }) {
  const [editing, setEditing] = useState(false)
  if (editing) return <DataForm istituto={istituto} onClose={() => setEditing(false)} />
  return (
    <>
      {may && (
        <Button onClick={() => setEditing(true)} startIcon={<EditIcon />}>
          {texts.editData}
        </Button>
      )}
      <Data istituto={istituto} />
      <Contacts istituto={istituto} />
    </>
  )
}

function Data({ istituto: { nome, tipo, abi, gestori, createdBy } }: { istituto: Istituto }) {
  const names = new Map(useRecords({ coll: 'usr', rows: 'all' }).records.map(({ _id, name }) => [_id, name]))
  const listed = gestori.map((id) => names.get(id)).filter(Boolean)
  const values = {
    nome,
    tipo: fieldText(istitutoFields.tipo, tipo),
    abi,
    gestori: gestori.length === 0 ? texts.noGestore : listed.join(', '),
    createdBy: names.get(createdBy),
  }
  const items = Object.entries(values).map(([key, value]) => ({
    label: istitutoFields[key as keyof typeof values].label,
    value,
  }))
  return <Facts items={items} />
}

function Contacts({ istituto: { referenti = [] } }: { istituto: Istituto }) {
  if (referenti.length === 0) return null
  return (
    <Section title={istitutoFields.referenti.label}>
      <Stack component="ul" sx={{ gap: 2, m: 0, pl: 5 }}>
        {referenti.map(({ nome, email, telefono }) => (
          <li key={nome}>
            <Typography component="span" sx={{ fontWeight: 500 }}>
              {nome}
            </Typography>
            {email && ' · '}
            {email && <a href={`mailto:${email}`}>{email}</a>}
            {telefono && ' · '}
            {telefono && <PhoneLink value={telefono} />}
          </li>
        ))}
      </Stack>
    </Section>
  )
}

function DataForm({ istituto, onClose }: { istituto: Istituto; onClose: () => void }) {
  const { before, save, meanwhile } = useEdit('istituti', istituto, usePortal().usr?._id)
  const saved = useSaved(texts.saved, onClose)
  const form = useSchemaForm<IstitutoValues>(IstitutoFormSchema, istitutoValues(before))
  // read while drawing: only then does the form keep them
  const { dirtyFields } = form.formState
  return (
    <PortalForm
      form={form}
      label={texts.editData}
      meanwhile={meanwhile}
      onCancel={onClose}
      onSaved={saved}
      onSubmit={(values, choice) => save(patchOf(values, dirtyFields), choice)}
      submit={uiTexts.salva}
    >
      <IstitutoFields />
    </PortalForm>
  )
}

/** Only the changed fields, so that changes of other users stay. */
function patchOf(values: IstitutoValues, dirty: Partial<Record<keyof IstitutoValues, unknown>>): WritePatch {
  const fields = istitutoOf(values)
  const changed = Object.entries(fields).filter(([field]) => field in dirty)
  return {
    set: Object.fromEntries(changed.filter(([, value]) => value !== undefined)),
    unset: changed.filter(([, value]) => value === undefined).map(([field]) => field),
  }
}
