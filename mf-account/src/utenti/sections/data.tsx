import { dayInRome, formatDate, usrFields } from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { mayInvite } from '@bandiera/policy'
import { Button, EditIcon, Facts, Link } from '@bandiera/ui'
import { PhoneLink } from '@bandiera/ui/form'
import { useState } from 'react'
import { DataDialog } from './data-dialog.tsx'
import type { Person } from '../parts/people.ts'
import { texts } from '../texts.ts'

const day = (iso: string | undefined) => (iso ? formatDate(dayInRome(new Date(iso))) : undefined)

/** The data of a person, and the way to change them. */
export function DataSection({ persona }: { persona: Person }) {
  const { usr: me } = usePortal()
  const { usr, ruolo, gestore } = persona
  const [editing, setEditing] = useState(false)
  const inviter = useRecord('usr', usr.invitatoDa ?? '')
  const { fieldTexts } = texts
  const facts = [
    { label: usrFields.name.label, value: usr.name },
    { label: usrFields.email.label, value: <Link href={`mailto:${usr.email}`}>{usr.email}</Link> },
    { label: usrFields.telefono.label, value: usr.telefono ? <PhoneLink value={usr.telefono} /> : undefined },
    { label: usrFields.role.label, value: ruolo },
    ...(gestore ? [{ label: fieldTexts.gestore, value: gestore }] : []),
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
          {texts.modifica}
        </Button>
      )}
      {editing && <DataDialog onClose={() => setEditing(false)} persona={persona} />}
    </>
  )
}
