import { usePortal } from '@bandiera/platform'
import { Alert, Box } from '@bandiera/ui'
import { CheckInput, FormDialog, NumberInput, SelectInput, TextInput, useWatch } from '@bandiera/ui/form'
import { type ReactNode, useState } from 'react'
import { commandOf, type CommandValues, NO_VERSION, type Order, parsePlan, type Plan, schemaOf } from './rules.ts'
import { type Registry, versionsOf } from '../registry.ts'
import { postJson } from '../requests.ts'
import { trialOf, TrialPanel } from './trial.tsx'
import { texts } from './texts.ts'
import { useCheckedForm } from '../use-checked-form.ts'

const OWN_MODULE = 'mf-registro'
const CHANNELS = (['stable', 'next'] as const).map((value) => ({ value, label: texts.channels[value] }))

interface CommandDialogProps {
  order: Order
  releases: Registry['rilasci']
  onClose: () => void
  onDone: () => void
}

/** After a refusal the typed texts are kept. */
function CommandDialog({ order, releases, onClose, onDone }: CommandDialogProps) {
  const { request, notify } = usePortal()
  const [schema] = useState(() => schemaOf(order))
  const form = useCheckedForm<CommandValues>(schema, { versione: '', canale: 'stable', perche: '', urgente: false })
  const [versione, percento, canale] = useWatch({ control: form.control, name: ['versione', 'percento', 'canale'] })
  const { verb, id, tenant, to } = order
  const send = async ({ perche, urgente, ...values }: CommandValues): Promise<Plan> =>
    parsePlan(await postJson(request, '/api/registro/comandi', { comando: commandOf(order, values), perche, urgente }))
  const saved = ({ tenants, channel, floor }: Plan) => {
    notify({ text: tenants.length > 0 || channel || floor ? texts.done : texts.none, kind: 'success' })
    onDone()
  }
  const title = to !== undefined && tenant ? texts.choiceTitle(tenant, to) : texts.title(verb, id, tenant)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={send}
      open
      submit={texts.verbTexts[verb]}
      title={title}
      width="md"
    >
      <Box sx={{ color: 'text.secondary', maxWidth: '75ch' }}>{texts.explanations[verb][tenant ? 'uno' : 'tutti']}</Box>
      {verb === 'spegni' && id === OWN_MODULE && <Alert severity="warning">{texts.switchRegistryOff}</Alert>}
      {(verb === 'promuovi' || verb === 'canarino' || verb === 'minimo') && (
        <SelectInput label={texts.version} name="versione" options={versionOptions(releases, order)} />
      )}
      {verb === 'canarino' && <NumberInput label={texts.percent} max={100} name="percento" unit="%" />}
      {(verb === 'segui' || (verb === 'promuovi' && !tenant)) && (
        <SelectInput label={texts.channel} name="canale" options={CHANNELS} />
      )}
      <TextInput help={texts.reasonHelp} label={texts.reason} maxLength={500} name="perche" />
      <CheckInput help={texts.urgentHelp} label={texts.urgent} name="urgente" />
      <TrialPanel question={trialOf(commandOf(order, { versione, percento, canale }))} />
    </FormDialog>
  )
}

const versionOptions = (rilasci: Registry['rilasci'], { id = '', floor }: Order) => [
  ...(floor ? [{ value: NO_VERSION, label: texts.noFloor }] : []),
  ...versionsOf({ rilasci }, id).map((value) => ({ value, label: value })),
]

export function useCommand(rilasci: Registry['rilasci'], onDone: () => void) {
  const [richiesta, setRichiesta] = useState<Order | null>(null)
  const close = () => setRichiesta(null)
  const dialog: ReactNode = richiesta && (
    <CommandDialog
      key={JSON.stringify(richiesta)}
      onClose={close}
      onDone={onDone}
      order={richiesta}
      releases={rilasci}
    />
  )
  return { ask: setRichiesta, dialog }
}
