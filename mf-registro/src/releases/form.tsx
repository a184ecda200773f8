import { atMost } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { CheckInput, FormDialog, TextInput, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { postJson } from '../parts/post-json.ts'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.form
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const MODULO = /^mf-[a-z0-9-]+$/

const Schema = z.object({
  team: z.string().check(z.trim(), z.minLength(1, texts.squadraManca), atMost(60)),
  publicKey: z.string().check(z.trim(), z.regex(/^[\w-]{43}$/, texts.pubblicaErrore)),
  modules: z.string().check(z.refine((text) => modulesOf(text) !== null, texts.moduliErrore)),
  email: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || EMAIL.test(text), texts.postaErrore),
  ),
  operator: z.boolean(),
})
type Valori = z.infer<typeof Schema>

/** `mf-a, mf-b` -> both; `*` -> all; `null` for anything else. */
function modulesOf(text: string): '*' | string[] | null {
  if (text.trim() === '*') return '*'
  const names = text.split(/[\s,]+/).filter(Boolean)
  return names.length > 0 && names.every((name) => MODULO.test(name)) ? names : null
}

interface Props {
  onClose: () => void
  onDone: () => void
}

/** Registers the public half of a team's key. */
export function ChiaveDialog({ onClose, onDone }: Props) {
  const { request, notify } = usePortal()
  const form = useForm<Valori, unknown, Valori>({
    defaultValues: { team: '', publicKey: '', modules: '', email: '', operator: false },
    resolver: standardSchemaResolver(Schema),
    mode: 'onTouched',
  })
  const send = async ({ modules, email, ...chiave }: Valori) => {
    await postJson(request, '/api/registro/chiavi', {
      ...chiave,
      modules: modulesOf(modules),
      ...(email && { email }),
    })
    return chiave.team
  }
  const saved = (team: string) => {
    notify({ text: allTexts.registrata(team), kind: 'success' })
    onDone()
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={send}
      open
      submit={allTexts.registra}
      title={allTexts.registra}
    >
      <TextInput label={texts.squadra} maxLength={60} name="team" />
      <TextInput autoComplete="off" help={texts.pubblicaAiuto} label={texts.pubblica} name="publicKey" />
      <TextInput help={texts.moduliAiuto} label={texts.moduli} name="modules" />
      <TextInput autoComplete="off" help={texts.postaAiuto} label={texts.posta} maxLength={200} name="email" />
      <CheckInput label={texts.operatore} name="operator" />
    </FormDialog>
  )
}
