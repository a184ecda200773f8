import { usePortal } from '@bandiera/platform'
import { Alert, Box } from '@bandiera/ui'
import { CheckInput, FormDialog, NumberInput, SelectInput, TextInput, useForm, useWatch } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { parsePiano, type Piano } from './plan.ts'
import { versioniDi, type Registro } from '../registry.ts'
import { postJson } from '../post-json.ts'
import { comandoOf, NESSUNA, schemaOf, type Richiesta, type Valori } from './rules.ts'
import { ProvaPanel, provaDi } from './trial.tsx'
import { texts } from './texts.ts'

const OWN_MODULE = 'mf-registro'
const CANALI = (['stable', 'next'] as const).map((value) => ({ value, label: texts.canali[value] }))

interface Props {
  richiesta: Richiesta
  rilasci: Registro['rilasci']
  onClose: () => void
  /** After it was carried out. */
  onDone: () => void
}

/** A command of an operator: what it needs, the reason, and under it what it would do. What is refused keeps what was typed. */
export function ComandoDialog({ richiesta, rilasci, onClose, onDone }: Props) {
  const { request, notify } = usePortal()
  const [schema] = useState(() => schemaOf(richiesta))
  const form = useForm<Valori, unknown, Valori>({
    defaultValues: { versione: '', canale: 'stable', perche: '', urgente: false },
    resolver: standardSchemaResolver(schema),
    mode: 'onTouched',
  })
  const [versione, percento, canale] = useWatch({ control: form.control, name: ['versione', 'percento', 'canale'] })
  const { verb, id, tenant, to } = richiesta
  const send = async ({ perche, urgente, ...values }: Valori): Promise<Piano> =>
    parsePiano(
      await postJson(request, '/api/registro/comandi', { comando: comandoOf(richiesta, values), perche, urgente }),
    )
  const saved = ({ tenants, channel, floor }: Piano) => {
    notify({ text: tenants.length > 0 || channel || floor ? texts.fatto : texts.nessuno, kind: 'success' })
    onDone()
  }
  const title = to !== undefined && tenant ? texts.titoloScelta(tenant, to) : texts.titolo(verb, id, tenant)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={send}
      open
      submit={texts.verbi[verb]}
      title={title}
      width="md"
    >
      <Box sx={{ color: 'text.secondary', maxWidth: '75ch' }}>{texts.spiegazioni[verb][tenant ? 'uno' : 'tutti']}</Box>
      {verb === 'spegni' && id === OWN_MODULE && <Alert severity="warning">{texts.spegniRegistro}</Alert>}
      {(verb === 'promuovi' || verb === 'canarino' || verb === 'minimo') && (
        <SelectInput label={texts.versione} name="versione" options={versionOptions(rilasci, richiesta)} />
      )}
      {verb === 'canarino' && <NumberInput label={texts.percento} max={100} name="percento" unit="%" />}
      {(verb === 'segui' || (verb === 'promuovi' && !tenant)) && (
        <SelectInput label={texts.canale} name="canale" options={CANALI} />
      )}
      <TextInput help={texts.percheAiuto} label={texts.perche} maxLength={500} name="perche" />
      <CheckInput help={texts.urgenteAiuto} label={texts.urgente} name="urgente" />
      <ProvaPanel question={provaDi(comandoOf(richiesta, { versione, percento, canale }))} />
    </FormDialog>
  )
}

const versionOptions = (rilasci: Registro['rilasci'], { id = '', minimo }: Richiesta) => [
  ...(minimo ? [{ value: NESSUNA, label: texts.nessunaMinima }] : []),
  ...versioniDi({ rilasci }, id).map((value) => ({ value, label: value })),
]
