import { atMost } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { CheckInput, FormDialog, TextInput, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { postJson } from '../parts/ask-json.ts'
import { testi as tutti } from './testi.ts'

const testi = tutti.form
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const MODULO = /^mf-[a-z0-9-]+$/

const Schema = z.object({
  team: z.string().check(z.trim(), z.minLength(1, testi.squadraManca), atMost(60)),
  publicKey: z.string().check(z.trim(), z.regex(/^[\w-]{43}$/, testi.pubblicaErrore)),
  modules: z.string().check(z.refine((text) => modulesOf(text) !== null, testi.moduliErrore)),
  email: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || EMAIL.test(text), testi.postaErrore),
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
    notify({ text: tutti.registrata(team), kind: 'success' })
    onDone()
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={send}
      open
      submit={tutti.registra}
      title={tutti.registra}
    >
      <TextInput label={testi.squadra} maxLength={60} name="team" />
      <TextInput autoComplete="off" help={testi.pubblicaAiuto} label={testi.pubblica} name="publicKey" />
      <TextInput help={testi.moduliAiuto} label={testi.moduli} name="modules" />
      <TextInput autoComplete="off" help={testi.postaAiuto} label={testi.posta} maxLength={200} name="email" />
      <CheckInput label={testi.operatore} name="operator" />
    </FormDialog>
  )
}
