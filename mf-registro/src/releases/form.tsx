import { atMost } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Box } from '@bandiera/ui'
import { CheckInput, FormDialog, TextInput, useWatch } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { postJson } from '../parts/requests.ts'
import { texts } from './texts.ts'
import { TrialPanel } from '../parts/command/trial.tsx'
import type { Registry, TeamKey } from '../parts/registry.ts'
import { useCheckedForm } from '../parts/use-checked-form.ts'

const keyTexts = texts.form
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const MODULE_ID = /^mf-[a-z0-9-]+$/

const KeySchema = z.object({
  team: z.string().check(z.trim(), z.minLength(1, keyTexts.teamMissing), atMost(60)),
  publicKey: z.string().check(z.trim(), z.regex(/^[\w-]{43}$/, keyTexts.publicKeyError)),
  modules: z.string().check(z.refine((text) => modulesOf(text) !== null, keyTexts.modulesError)),
  email: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || EMAIL.test(text), keyTexts.emailError),
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

export function KeyDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { request, notify } = usePortal()
  const form = useCheckedForm(KeySchema, { team: '', publicKey: '', modules: '', email: '', operator: false })
  const send = async ({ modules, email, ...chiave }: KeyValues) => {
    await postJson(request, '/api/registro/chiavi', {
      ...chiave,
      modules: modulesOf(modules),
      ...(email && { email }),
    })
    return chiave.team
  }
  const saved = (team: string) => {
    notify({ text: texts.registered(team), kind: 'success' })
    onDone()
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={send}
      open
      submit={texts.register}
      title={texts.register}
    >
      <TextInput label={keyTexts.team} maxLength={60} name="team" />
      <TextInput autoComplete="off" help={keyTexts.publicKeyHelp} label={keyTexts.publicKey} name="publicKey" />
      <TextInput help={keyTexts.modulesHelp} label={keyTexts.modules} name="modules" />
      <TextInput autoComplete="off" help={keyTexts.emailHelp} label={keyTexts.email} maxLength={200} name="email" />
      <CheckInput label={keyTexts.operator} name="operator" />
    </FormDialog>
  )
}

const RevokeSchema = z
  .object({ ritira: z.boolean(), perche: z.string().check(z.trim(), atMost(500)) })
  .check(z.refine(({ ritira, perche }) => !ritira || perche !== '', { error: texts.reasonMissing, path: ['perche'] }))
type RevokeValues = z.infer<typeof RevokeSchema>

interface RevokeDialogProps {
  teamKey: TeamKey
  registro: Registry
  onClose: () => void
  onDone: () => void
}

/** What the key signed is withdrawn with it when the operator says so. */
export function RevokeDialog({ teamKey: { id, team }, registro: { rilasci }, onClose, onDone }: RevokeDialogProps) {
  const { request, notify } = usePortal()
  const form = useCheckedForm(RevokeSchema, { ritira: false, perche: '' })
  const ritira = useWatch({ control: form.control, name: 'ritira' })
  const firmati = rilasci.filter(({ chiave }) => chiave === id)
  const path = `/api/registro/chiavi/${id}`
  const send = async ({ ritira: isWithdrawn, perche }: RevokeValues): Promise<boolean> => {
    if (isWithdrawn) await postJson(request, `${path}/ritiro`, { perche })
    else await request(path, { method: 'DELETE' })
    return isWithdrawn
  }
  const saved = (isWithdrawn: boolean) => {
    notify({ text: isWithdrawn ? texts.justWithdrawn(team) : texts.justRevoked(team), kind: 'success' })
    onDone()
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={send}
      open
      submit={texts.revoke}
      title={texts.revokeTitle(team)}
      width="md"
    >
      <Box sx={{ color: 'text.secondary', maxWidth: '75ch' }}>{texts.revokeText}</Box>
      {firmati.length === 0 ? (
        <Box>{texts.hasPublishedNothing}</Box>
      ) : (
        <>
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {texts.hasPublished(firmati.length)}:{' '}
            {firmati.map(({ id: of, versione }) => `${of} ${versione}`).join(', ')}.
          </Box>
          <CheckInput help={texts.withdrawHelp} label={texts.withdraw} name="ritira" />
        </>
      )}
      {ritira && (
        <>
          <TextInput help={texts.reasonHelp} label={texts.perche} maxLength={500} name="perche" />
          <TrialPanel path={`${path}/ritiro`} question={TRIAL} />
        </>
      )}
    </FormDialog>
  )
}

/** A trial needs no reason of its own. */
const TRIAL = { perche: texts.withdraw, prova: true }
