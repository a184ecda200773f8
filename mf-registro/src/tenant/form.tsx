import { atMost, roleLabels, ROLES } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Alert, Box, LinearProgress } from '@bandiera/ui'
import { FormDialog, SelectInput, TextInput, useWatch } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { strings } from '../parts/registry.ts'
import { type Generation, parseGenerations } from './parts/generations.ts'
import { postJson, useAsked } from '../parts/requests.ts'
import { previewTexts } from './texts.ts'
import { useCheckedForm } from '../parts/use-checked-form.ts'

const MOST_CHOICES = 30

const PreviewFormSchema = z.object({
  ruolo: z.string().check(z.minLength(1, previewTexts.roleMissing)),
  /** Empty: the current one. */
  generazione: z.string(),
  minuti: z.string(),
  perche: z.string().check(z.trim(), z.minLength(1, previewTexts.reasonMissing), atMost(500)),
})
type PreviewValues = z.infer<typeof PreviewFormSchema>

interface PreviewDialogProps {
  tenant: { id: string; nome: string }
  onClose: () => void
  onOpened: (apertura: OpenedPreview) => void
}

/** As whom, with which modules, for how long and why. */
export function PreviewDialog({ tenant: { id, nome }, onClose, onOpened }: PreviewDialogProps) {
  const { request } = usePortal()
  const storia = useAsked(
    `/api/registro/generazioni/${encodeURIComponent(id)}?quante=${MOST_CHOICES}`,
    parseGenerations,
  )
  const form = useCheckedForm(PreviewFormSchema, { ruolo: '', generazione: '', minuti: '60', perche: '' })
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
      submit={previewTexts.open}
      title={previewTexts.window(nome)}
      width="md"
    >
      <Box sx={{ color: 'text.secondary', maxWidth: '75ch' }}>{previewTexts.note}</Box>
      <SelectInput label={previewTexts.role} name="ruolo" options={ROLE_OPTIONS} />
      <SelectInput
        label={previewTexts.choice}
        name="generazione"
        options={choicesOf(storia.value ?? [])}
        placeholder={previewTexts.now}
      />
      <SelectInput label={previewTexts.duration} name="minuti" options={DURATIONS} />
      <TextInput help={previewTexts.reasonHelp} label={previewTexts.perche} maxLength={500} name="perche" />
      {ruolo !== '' && <ContentsPanel query={query.toString()} />}
    </FormDialog>
  )
}

const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: roleLabels[value] }))
const DURATIONS = Object.entries(previewTexts.durations).map(([value, label]) => ({ value, label }))

const choicesOf = (storia: readonly Generation[]) => [
  ...storia.slice(1).map(({ n, why }) => ({ value: String(n), label: previewTexts.choiceOf(n, why) })),
  ...(storia.length > 0 ? [{ value: '0', label: previewTexts.creation }] : []),
]

/** Also the parts of pages that need a record. */
function ContentsPanel({ query }: { query: string }) {
  const { value, error } = useAsked(`/api/registro/anteprime/contenuto?${query}`, parseContents)
  if (error !== null) return <Alert severity="error">{error}</Alert>
  if (value === null) return <LinearProgress aria-label={previewTexts.waiting} />
  return (
    <Box
      aria-label={previewTexts.contents}
      component="section"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 3 }}
    >
      <Box sx={{ fontWeight: 600, mb: 2 }}>{previewTexts.contents}</Box>
      <Box component="dl" sx={listStyle}>
        {linesOf(value).map(([name, text]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {text || previewTexts.nothing}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function linesOf({ menu, riquadri, comandi, moduli }: PreviewContents): [string, string][] {
  const { voci, posti } = previewTexts
  const byPlace = new Map<string, string[]>()
  for (const { slot, titolo } of riquadri) byPlace.set(slot, [...(byPlace.get(slot) ?? []), titolo])
  return [
    [voci.menu, joined(menu.map(({ voce, seVede }) => (seVede ? previewTexts.ifSeen(voce) : voce)))],
    ...[...byPlace].map(([slot, titles]): [string, string] => [posti[slot] ?? slot, joined(titles)]),
    [voci.commands, joined(comandi.map(({ voce }) => voce))],
    [voci.modules, joined(moduli.map(({ id, versione }) => `${id} ${versione}`))],
  ]
}

const joined = (words: string[]): string => words.join(', ')

const listStyle = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
  columnGap: 4,
  rowGap: { xs: 0, sm: 1.5 },
  '& dd': { mb: { xs: 2, sm: 0 } },
} as const

const entry = { modulo: z.string(), voce: z.string(), indirizzo: z.string() }

const ContentsSchema = z.object({
  moduli: z.array(z.object({ id: z.string(), versione: z.string() })),
  menu: z.array(z.object({ ...entry, seVede: z.optional(z.string()) })),
  pagine: z.array(z.object({ modulo: z.string(), titolo: z.string(), indirizzo: z.string() })),
  comandi: z.array(z.object(entry)),
  riquadri: z.array(z.object({ modulo: z.string(), slot: z.string(), titolo: z.string() })),
})
/** What a user of a role would find in a tenant's portal. */
export type PreviewContents = z.infer<typeof ContentsSchema>

const parseContents = (body: unknown): PreviewContents => z.object({ contenuto: ContentsSchema }).parse(body).contenuto

const PreviewSchema = z.object({
  ...strings('id', 'tenant', 'chi', 'perche', 'fino'),
  ruolo: z.enum(ROLES),
  generazione: z.number(),
})
export type Preview = z.infer<typeof PreviewSchema>

export const parsePreviews = (body: unknown): Preview[] =>
  z.object({ anteprime: z.array(PreviewSchema) }).parse(body).anteprime

const OpenedPreviewSchema = z.object({ anteprima: PreviewSchema, indirizzo: z.string() })
/** The server gives the address only here. */
export type OpenedPreview = z.infer<typeof OpenedPreviewSchema>

const parseOpenedPreview = (body: unknown): OpenedPreview => OpenedPreviewSchema.parse(body)
