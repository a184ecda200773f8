import { atMost, ROLES, roleLabels } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Box } from '@bandiera/ui'
import { FormDialog, SelectInput, TextInput, useForm, useWatch } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { parseOpenedPreview, type OpenedPreview } from './parts/previews.ts'
import { parseGenerations, type Generation } from './parts/generations.ts'
import { postJson } from '../parts/post-json.ts'
import { useAsked } from '../parts/requests.ts'
import { ContentsPanel } from './preview-contents.tsx'
import { previewTexts } from './texts-previews.ts'

/** Choices of the tenant that are offered. */
const MOST_CHOICES = 30

const PreviewSchema = z.object({
  ruolo: z.string().check(z.minLength(1, previewTexts.ruoloManca)),
  /** Empty: the current one. */
  generazione: z.string(),
  minuti: z.string(),
  perche: z.string().check(z.trim(), z.minLength(1, previewTexts.percheManca), atMost(500)),
})
type PreviewValues = z.infer<typeof PreviewSchema>

interface PreviewDialogProps {
  tenant: { id: string; nome: string }
  onClose: () => void
  onOpened: (apertura: OpenedPreview) => void
}

/** Opens a preview of a tenant's portal: as whom, with which modules, for how long and why. */
export function PreviewDialog({ tenant: { id, nome }, onClose, onOpened }: PreviewDialogProps) {
  const { request } = usePortal()
  const storia = useAsked(
    `/api/registro/generazioni/${encodeURIComponent(id)}?quante=${MOST_CHOICES}`,
    parseGenerations,
  )
  const form = useForm<PreviewValues, unknown, PreviewValues>({
    defaultValues: { ruolo: '', generazione: '', minuti: '60', perche: '' },
    resolver: standardSchemaResolver(PreviewSchema),
    mode: 'onTouched',
  })
  const [ruolo, generazione] = useWatch({ control: form.control, name: ['ruolo', 'generazione'] })
  const send = async ({ ruolo, generazione, minuti, perche }: PreviewValues): Promise<OpenedPreview> => {
    const which = generazione === '' ? {} : { generazione: Number(generazione) }
    const body = { tenant: id, ruolo, ...which, minuti: Number(minuti || '60'), perche }
    return parseOpenedPreview(await postJson(request, '/api/registro/anteprime', body))
  }
  const query = new URLSearchParams({ tenant: id, ruolo, ...(generazione !== '' && { generazione }) })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={onOpened}
      onSubmit={send}
      open
      submit={previewTexts.apri}
      title={previewTexts.finestra(nome)}
      width="md"
    >
      <Box sx={{ color: 'text.secondary', maxWidth: '75ch' }}>{previewTexts.nota}</Box>
      <SelectInput label={previewTexts.ruolo} name="ruolo" options={ROLE_OPTIONS} />
      <SelectInput
        label={previewTexts.scelta}
        name="generazione"
        options={choicesOf(storia.value ?? [])}
        placeholder={previewTexts.adesso}
      />
      <SelectInput label={previewTexts.durata} name="minuti" options={DURATIONS} />
      <TextInput help={previewTexts.percheAiuto} label={previewTexts.perche} maxLength={500} name="perche" />
      {ruolo !== '' && <ContentsPanel query={query.toString()} />}
    </FormDialog>
  )
}

const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: roleLabels[value] }))
const DURATIONS = Object.entries(previewTexts.durate).map(([value, label]) => ({ value, label }))

const choicesOf = (storia: readonly Generation[]) => [
  ...storia.slice(1).map(({ n, why }) => ({ value: String(n), label: previewTexts.sceltaDi(n, why) })),
  ...(storia.length > 0 ? [{ value: '0', label: previewTexts.nascita }] : []),
]
