import { usePortal } from '@bandiera/platform'
import { Box, LinearProgress } from '@bandiera/ui'
import { useWatch } from '@bandiera/ui/form'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'

const AnswerSchema = z.object({ punteggio: z.number(), abbastanza: z.boolean(), consigli: z.array(z.string()) })
type Strength = z.infer<typeof AnswerSchema>

/** While somebody types, the server is asked this often at most. */
const PAUSE = 250
const WORDS = ['Molto debole', 'Debole', 'Non basta ancora', 'Buona', 'Ottima']

interface Props {
  /** The field of the new password in the form. */
  name: string
  /** Words about its owner, which make it easier to guess: name, e-mail. */
  words: readonly string[]
}

/** How strong the password is that is being typed, as the server judges it, and what would help. */
export function PasswordStrength({ name, words }: Props) {
  const password = String((useWatch({ name }) as unknown) ?? '')
  const strength = useStrength(password, words.join('\n'))
  if (!strength) return null
  const { punteggio, abbastanza, consigli } = strength
  return (
    <Box sx={{ mt: 2 }}>
      <LinearProgress
        aria-hidden
        color={abbastanza ? 'success' : 'warning'}
        sx={{ height: 6, borderRadius: 1 }}
        value={(punteggio + 1) * 20}
        variant="determinate"
      />
      <Box role="status" sx={{ typography: 'body2', mt: 1, color: abbastanza ? 'success.main' : 'text.secondary' }}>
        <strong>{WORDS[punteggio]}.</strong> {consigli.join(' ')}
      </Box>
    </Box>
  )
}

function useStrength(password: string, words: string): Strength | null {
  const { request } = usePortal()
  const [known, setKnown] = useState<{ password: string; strength: Strength } | null>(null)
  useEffect(() => {
    if (password === '') return
    const abort = new AbortController()
    const ask = async () => {
      const body = JSON.stringify({ password, parole: words.split('\n').filter(Boolean) })
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal: abort.signal }
      const answer = await request('/api/password/forza', init)
      setKnown({ password, strength: AnswerSchema.parse(await answer.json()) })
    }
    // no estimate is no harm: the server judges again when the password is sent
    const timer = setTimeout(() => void ask().catch(() => {}), PAUSE)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [request, password, words])
  return password === '' ? null : (known?.strength ?? null)
}
