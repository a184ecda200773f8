import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useShell } from '../shell.ts'

const FactsSchema = z.object({
  html: z.string(),
  versione: z.nullable(z.number()),
  aggiornata: z.nullable(z.string()),
  /** Sites that films come from. */
  video: z.array(z.string()),
  /** Whether the server asks a service for the country of a network address. */
  paese: z.boolean(),
})
export type PrivacyFacts = z.infer<typeof FactsSchema>

/**
 * What the server says about privacy to anybody, signed in or not; `null` until it has, `'lost'` when it could not be
 * asked. Asked again when the settings have changed.
 */
export function usePrivacyFacts(version: number | undefined): PrivacyFacts | 'lost' | null {
  const { request } = useShell()
  const [facts, setFacts] = useState<PrivacyFacts | 'lost' | null>(null)
  useEffect(() => {
    let current = true
    request('/api/privacy')
      .then(async (answer) => FactsSchema.parse(await answer.json()))
      .then(
        (found) => current && setFacts(found),
        () => current && setFacts('lost'),
      )
    return () => {
      current = false
    }
  }, [request, version])
  return facts
}
