import { firstRole, REDAZIONE, type Bando } from '@bandiera/domain'
import { useRecords, useWrites } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { Alert } from '@bandiera/ui'
import {
  CheckListInput,
  DateInput,
  PortalForm,
  SelectInput,
  TextAreaInput,
  TextInput,
  useForm,
} from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { bandoPatch } from '../actions/save-bando.ts'
import { BandoFormSchema, bandoValues, type BandoValues } from '../bando-form.rules.ts'
import { testi } from '../testi.ts'

const stati = REDAZIONE.map((value) => ({ value, label: testi.redazione[value] }))

/** Title, dates, editorial state and managers of a grant. */
export function BandoForm({ bando, onClose }: { bando: Bando; onClose: () => void }) {
  const { update } = useWrites()
  const { notify } = usePortal()
  // what the person saw when the form opened: a field changed meanwhile by somebody else is not ours to write back
  const [before] = useState(bando)
  const form = useForm<BandoValues>({
    defaultValues: bandoValues(before),
    resolver: standardSchemaResolver(BandoFormSchema),
    mode: 'onTouched',
  })
  const save = async (values: BandoValues) => {
    const patch = bandoPatch(before, values, bando.data.fonte?.campiManuali)
    if (patch) await update('bandi', bando._id, patch)
  }
  const saved = () => {
    notify({ text: testi.salvato, kind: 'success' })
    onClose()
  }
  return (
    <PortalForm form={form} label={testi.modificaTitolo} onCancel={onClose} onSaved={saved} onSubmit={save}>
      {bando.data.fonte && (
        <Alert role="note" severity="info">
          {testi.form.importato}
        </Alert>
      )}
      <Fields />
    </PortalForm>
  )
}

function Fields() {
  const gestori = useRecords('usr')
    .filter((usr) => firstRole(usr.role) === 'gestore')
    .map((usr) => ({ value: usr._id, label: usr.name }))
  return (
    <>
      <TextAreaInput label={testi.form.titolo} name="titolo" rows={2} />
      <TextInput label={testi.form.ente} name="ente" optional />
      <SelectInput help={testi.form.aiutoRedazione} label={testi.form.redazione} name="redazione" options={stati} />
      <DateInput label={testi.apertura} name="dataApertura" optional />
      <DateInput label={testi.chiusura} name="dataChiusura" optional />
      <DateInput
        help={testi.form.aiutoAnticipata}
        label={testi.chiusuraAnticipata}
        name="chiusuraAnticipata"
        optional
      />
      <CheckListInput
        help={gestori.length === 0 ? testi.form.nessunGestore : undefined}
        label={testi.form.gestori}
        name="gestori"
        options={gestori}
      />
    </>
  )
}
