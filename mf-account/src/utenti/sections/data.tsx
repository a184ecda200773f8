import {
  type ConflictChoice,
  dayInRome,
  formatDate,
  gestoriOf,
  NAME_LENGTH,
  type Role,
  type RoleFlags,
  ROLES,
  type Usr,
  usrFields,
} from '@bandiera/domain'
import { useEdit, useRecord, useRecords } from '@bandiera/live'
import { usePortal, useSaved } from '@bandiera/platform'
import { mayInvite } from '@bandiera/policy'
import { Alert, Button, EditIcon, Facts, Link } from '@bandiera/ui'
import { FormDialog, PhoneLink, RecordInputs, SelectInput, TextInput, useWatch } from '@bandiera/ui/form'
import { useState } from 'react'
import type * as z from 'zod/mini'
import type { Person } from '../parts/people.ts'
import { texts } from '../texts.ts'
import { DataSchema } from '../rules.ts'
import { RoleInput } from '../fields.tsx'
import { useCheckedForm } from '../../parts/use-checked-form.ts'

const day = (iso: string | undefined) => (iso ? formatDate(dayInRome(new Date(iso))) : undefined)

export function DataSection({ persona }: { persona: Person }) {
  const { usr: me } = usePortal()
  const { usr, ruolo, gestore } = persona
  const [editing, setEditing] = useState(false)
  const inviter = useRecord('usr', usr.invitatoDa ?? '')
  const facts = [
    { label: usrFields.name.label, value: usr.name },
    { label: usrFields.email.label, value: <Link href={`mailto:${usr.email}`}>{usr.email}</Link> },
    { label: usrFields.telefono.label, value: usr.telefono ? <PhoneLink value={usr.telefono} /> : undefined },
    { label: usrFields.role.label, value: ruolo },
    ...(gestore ? [{ label: texts.columnTexts.gestore, value: gestore }] : []),
    ...(inviter ? [{ label: usrFields.invitatoDa.label, value: inviter.name }] : []),
    ...(usr.registratoIl ? [{ label: usrFields.registratoIl.label, value: day(usr.registratoIl) }] : []),
    ...(usr.privacyIl ? [{ label: usrFields.privacyIl.label, value: day(usr.privacyIl) }] : []),
  ]
  const mayEdit = me !== null && (me._id === usr._id || mayInvite(me, usr.role))
  return (
    <>
      <Facts items={facts} />
      {mayEdit && (
        <Button onClick={() => setEditing(true)} startIcon={<EditIcon />} sx={{ mt: 5 }} variant="outlined">
          {texts.edit}
        </Button>
      )}
      {editing && <DataDialog onClose={() => setEditing(false)} persona={persona} />}
    </>
  )
}

const { fieldTexts } = texts

type Input = Omit<z.infer<typeof DataSchema>, 'role'> & { role: string }

/** An admin also changes role and manager. */
function DataDialog({ persona: { usr: now, aziende }, onClose }: { persona: Person; onClose: () => void }) {
  const { before: usr, save: write } = useEdit('usr', now)
  const saved = useSaved(texts.saved)
  const isAdmin = usePortal().role === 'admin'
  const own = usr.role.professionista?.by ?? ''
  const form = useCheckedForm<Input, z.infer<typeof DataSchema>>(DataSchema, {
    name: usr.name,
    telefono: usr.telefono ?? '',
    role: Object.keys(usr.role)[0] ?? '',
    by: own,
  })
  const { role, by } = useWatch({ control: form.control })
  const leaves = Boolean(own) && Boolean(aziende) && (role !== 'professionista' || by !== own)
  const save = ({ name, telefono, ...work }: z.infer<typeof DataSchema>, choice?: ConflictChoice) => {
    const role = flagsOf(work.role, work.by)
    const changed = JSON.stringify(role) !== JSON.stringify(sameShape(usr))
    const patch = {
      set: { name, ...(telefono ? { telefono } : {}), ...(isAdmin && changed ? { role } : {}) },
      ...(telefono ? {} : { unset: ['telefono'] }),
    }
    return write(patch, choice)
  }
  return (
    <FormDialog form={form} onClose={onClose} onSaved={saved} onSubmit={save} open title={texts.edit}>
      <TextInput label={usrFields.name.label} maxLength={NAME_LENGTH} name="name" />
      <RecordInputs fields={usrFields} keys={['telefono']} />
      {isAdmin && <RoleInput roles={ROLES} />}
      {isAdmin && role === 'professionista' && <ManagerInput current={own} />}
      {leaves && (
        <Alert role="status" severity="warning">
          {texts.leavesAziende(aziende ?? 0)}
        </Alert>
      )}
    </FormDialog>
  )
}

/** Managers who can sign in, and the current one in any state. */
function ManagerInput({ current }: { current: string }) {
  const utenti = useRecords({ coll: 'usr', rows: 'all' }).records
  const known = gestoriOf(utenti, true).filter(
    ({ _id, attivo, invito }) => _id === current || (attivo !== false && !invito),
  )
  const options = known.map(({ _id, name }) => ({ value: _id, label: name }))
  return <SelectInput help={fieldTexts.gestoreAiuto} label={texts.columnTexts.gestore} name="by" options={options} />
}

const flagsOf = (role: Role, by: string): RoleFlags =>
  role === 'professionista' ? { professionista: { by } } : { [role]: true }

/** A flag may be stored as `true` or as an empty object. */
function sameShape({ role }: Usr): RoleFlags {
  const [name] = Object.keys(role) as Role[]
  return name ? flagsOf(name, role.professionista?.by ?? '') : role
}
