import { atMost, ROLES, roleLabels } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Box } from '@bandiera/ui'
import { FormDialog, SelectInput, TextInput, useForm, useWatch } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { parseApertura, type Apertura } from './parts/previews.ts'
import { parseGenerazioni, type Generazione } from './parts/generations.ts'
import { postJson } from '../parts/post-json.ts'
import { useAsked } from '../parts/requests.ts'
import { ContenutoPanel } from './preview-contents.tsx'
import { texts } from './texts-previews.ts'

/** Choices of the tenant that are offered. */
const SCELTE = 30

const Schema = z.object({
  ruolo: z.string().check(z.minLength(1, texts.ruoloManca)),
  /** Empty: the current one. */
  generazione: z.string(),
  minuti: z.string(),
  perche: z.string().check(z.trim(), z.minLength(1, texts.percheManca), atMost(500)),
})
type Valori = z.infer<typeof Schema>

interface Props {
  cliente: { id: string; nome: string }
  onClose: () => void
  onOpened: (apertura: Apertura) => void
}

/** Opens a preview of a tenant's portal: as whom, with which modules, for how long and why. */
export function AnteprimaDialog({ cliente: { id, nome }, onClose, onOpened }: Props) {
  const { request } = usePortal()
  const storia = useAsked(`/api/registro/generazioni/${encodeURIComponent(id)}?quante=${SCELTE}`, parseGenerazioni)
  const form = useForm<Valori, unknown, Valori>({
    defaultValues: { ruolo: '', generazione: '', minuti: '60', perche: '' },
    resolver: standardSchemaResolver(Schema),
    mode: 'onTouched',
  })
  const [ruolo, generazione] = useWatch({ control: form.control, name: ['ruolo', 'generazione'] })
  const send = async ({ ruolo, generazione, minuti, perche }: Valori): Promise<Apertura> => {
    const which = generazione === '' ? {} : { generazione: Number(generazione) }
    const body = { tenant: id, ruolo, ...which, minuti: Number(minuti || '60'), perche }
    return parseApertura(await postJson(request, '/api/registro/anteprime', body))
  }
  const query = new URLSearchParams({ tenant: id, ruolo, ...(generazione !== '' && { generazione }) })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={onOpened}
      onSubmit={send}
      open
      submit={texts.apri}
      title={texts.finestra(nome)}
      width="md"
    >
      <Box sx={{ color: 'text.secondary', maxWidth: '75ch' }}>{texts.nota}</Box>
      <SelectInput label={texts.ruolo} name="ruolo" options={RUOLI} />
      <SelectInput
        label={texts.scelta}
        name="generazione"
        options={scelteOf(storia.value ?? [])}
        placeholder={texts.adesso}
      />
      <SelectInput label={texts.durata} name="minuti" options={DURATE} />
      <TextInput help={texts.percheAiuto} label={texts.perche} maxLength={500} name="perche" />
      {ruolo !== '' && <ContenutoPanel query={query.toString()} />}
    </FormDialog>
  )
}

const RUOLI = ROLES.map((value) => ({ value, label: roleLabels[value] }))
const DURATE = Object.entries(texts.durate).map(([value, label]) => ({ value, label }))

const scelteOf = (storia: readonly Generazione[]) => [
  ...storia.slice(1).map(({ n, why }) => ({ value: String(n), label: texts.sceltaDi(n, why) })),
  ...(storia.length > 0 ? [{ value: '0', label: texts.nascita }] : []),
]
