import { atMost } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Box } from '@bandiera/ui'
import { CheckInput, FormDialog, TextInput, useForm, useWatch } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { postJson } from '../parts/requests.ts'
import { texts } from './texts.ts'
import { TrialPanel } from '../parts/command/trial.tsx'
import type { TeamKey } from './parts/keys.ts'
import type { Registry } from '../parts/registry.ts'

const keyTexts = texts.form
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const MODULE_ID = /^mf-[a-z0-9-]+$/

const KeySchema = z.object({
  team: z.string().check(z.trim(), z.minLength(1, keyTexts.squadraManca), atMost(60)),
  publicKey: z.string().check(z.trim(), z.regex(/^[\w-]{43}$/, keyTexts.pubblicaErrore)),
  modules: z.string().check(z.refine((text) => modulesOf(text) !== null, keyTexts.moduliErrore)),
  email: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || EMAIL.test(text), keyTexts.postaErrore),
  ),
  operator: z.boolean(),
})
type KeyValues = z.infer<typeof KeySchema>

/** `mf-a, mf-b` -> both; `*` -> all; `null` for anything else. */
function modulesOf(text: string): '*' | string[] | null {
  if (text.trim() === '*') return '*'
  const names = text.split(/[\s,]+/).filter(Boolean)
  return names.length > 0 && names.every((name) => MODULE_ID.test(name)) ? names : null
}

interface KeyDialogProps {
  onClose: () => void
  onDone: () => void
}

/** Registers the public half of a team's key. */
export function KeyDialog({ onClose, onDone }: KeyDialogProps) {
  const { request, notify } = usePortal()
  const form = useForm<KeyValues, unknown, KeyValues>({
    defaultValues: { team: '', publicKey: '', modules: '', email: '', operator: false },
    resolver: standardSchemaResolver(KeySchema),
    mode: 'onTouched',
  })
  const send = async ({ modules, email, ...chiave }: KeyValues) => {
    await postJson(request, '/api/registro/chiavi', {
      ...chiave,
      modules: modulesOf(modules),
      ...(email && { email }),
    })
    return chiave.team
  }
  const saved = (team: string) => {
    notify({ text: texts.registrata(team), kind: 'success' })
    onDone()
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={send}
      open
      submit={texts.registra}
      title={texts.registra}
    >
      <TextInput label={keyTexts.squadra} maxLength={60} name="team" />
      <TextInput autoComplete="off" help={keyTexts.pubblicaAiuto} label={keyTexts.pubblica} name="publicKey" />
      <TextInput help={keyTexts.moduliAiuto} label={keyTexts.moduli} name="modules" />
      <TextInput autoComplete="off" help={keyTexts.postaAiuto} label={keyTexts.posta} maxLength={200} name="email" />
      <CheckInput label={keyTexts.operatore} name="operator" />
    </FormDialog>
  )
}

const RevokeSchema = z
  .object({ ritira: z.boolean(), perche: z.string().check(z.trim(), atMost(500)) })
  .check(z.refine(({ ritira, perche }) => !ritira || perche !== '', { error: texts.percheManca, path: ['perche'] }))
type RevokeValues = z.infer<typeof RevokeSchema>

interface RevokeDialogProps {
  teamKey: TeamKey
  registro: Registry
  onClose: () => void
  onDone: () => void
}

/** Revokes a key: what it signed is listed, and goes with it when the operator says so. */
export function RevokeDialog({ teamKey: { id, team }, registro: { rilasci }, onClose, onDone }: RevokeDialogProps) {
  const { request, notify } = usePortal()
  const form = useForm<RevokeValues, unknown, RevokeValues>({
    defaultValues: { ritira: false, perche: '' },
    resolver: standardSchemaResolver(RevokeSchema),
    mode: 'onTouched',
  })
  const ritira = useWatch({ control: form.control, name: 'ritira' })
  const firmati = rilasci.filter(({ chiave }) => chiave === id)
  const path = `/api/registro/chiavi/${id}`
  const send = async ({ ritira: isWithdrawn, perche }: RevokeValues): Promise<boolean> => {
    if (isWithdrawn) await postJson(request, `${path}/ritiro`, { perche })
    else await request(path, { method: 'DELETE' })
    return isWithdrawn
  }
  const saved = (isWithdrawn: boolean) => {
    notify({ text: isWithdrawn ? texts.ritirataOra(team) : texts.revocataOra(team), kind: 'success' })
    onDone()
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={send}
      open
      submit={texts.revoca}
      title={texts.revocaTitolo(team)}
      width="md"
    >
      <Box sx={{ color: 'text.secondary', maxWidth: '75ch' }}>{texts.revocaTesto}</Box>
      {firmati.length === 0 ? (
        <Box>{texts.haPubblicatoNiente}</Box>
      ) : (
        <>
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {texts.haPubblicato(firmati.length)}:{' '}
            {firmati.map(({ id: of, versione }) => `${of} ${versione}`).join(', ')}.
          </Box>
          <CheckInput help={texts.ritiraAiuto} label={texts.ritira} name="ritira" />
        </>
      )}
      {ritira && (
        <>
          <TextInput help={texts.percheAiuto} label={texts.perche} maxLength={500} name="perche" />
          <TrialPanel path={`${path}/ritiro`} question={TRIAL} />
        </>
      )}
    </FormDialog>
  )
}

/** A trial needs no reason of its own. */
const TRIAL = { perche: texts.ritira, prova: true }
