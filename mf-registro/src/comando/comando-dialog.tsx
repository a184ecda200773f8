import { usePortal } from '@bandiera/platform'
import { Alert, Box } from '@bandiera/ui'
import { CheckInput, FormDialog, NumberInput, SelectInput, TextInput, useForm, useWatch } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { parsePiano, type Piano } from '../dati/piano.ts'
import { versioniDi, type Registro } from '../dati/registro.ts'
import { postJson } from '../parts/ask-json.ts'
import { comandoOf, NESSUNA, schemaOf, type Richiesta, type Valori } from './comando.ts'
import { ProvaPanel, provaDi } from './prova-panel.tsx'
import { testi } from './testi.ts'

const OWN_MODULE = 'mf-registro'
const CANALI = (['stable', 'next'] as const).map((value) => ({ value, label: testi.canali[value] }))

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
    notify({ text: tenants.length > 0 || channel || floor ? testi.fatto : testi.nessuno, kind: 'success' })
    onDone()
  }
  const title = to !== undefined && tenant ? testi.titoloScelta(tenant, to) : testi.titolo(verb, id, tenant)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={send}
      open
      submit={testi.verbi[verb]}
      title={title}
      width="md"
    >
      <Box sx={{ color: 'text.secondary', maxWidth: '75ch' }}>{testi.spiegazioni[verb][tenant ? 'uno' : 'tutti']}</Box>
      {verb === 'spegni' && id === OWN_MODULE && <Alert severity="warning">{testi.spegniRegistro}</Alert>}
      {(verb === 'promuovi' || verb === 'canarino' || verb === 'minimo') && (
        <SelectInput label={testi.versione} name="versione" options={versionOptions(rilasci, richiesta)} />
      )}
      {verb === 'canarino' && <NumberInput label={testi.percento} max={100} name="percento" unit="%" />}
      {(verb === 'segui' || (verb === 'promuovi' && !tenant)) && (
        <SelectInput label={testi.canale} name="canale" options={CANALI} />
      )}
      <TextInput help={testi.percheAiuto} label={testi.perche} maxLength={500} name="perche" />
      <CheckInput help={testi.urgenteAiuto} label={testi.urgente} name="urgente" />
      <ProvaPanel question={provaDi(comandoOf(richiesta, { versione, percento, canale }))} />
    </FormDialog>
  )
}

const versionOptions = (rilasci: Registro['rilasci'], { id = '', minimo }: Richiesta) => [
  ...(minimo ? [{ value: NESSUNA, label: testi.nessunaMinima }] : []),
  ...versioniDi({ rilasci }, id).map((value) => ({ value, label: value })),
]
