import { atMost } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { CheckInput, FormDialog, TextInput, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { postJson } from '../parts/post-json.ts'
import { texts } from './keyTexts.ts'

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
