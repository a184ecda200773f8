import { mediaOrigins } from '@bandiera/domain'
import type { FastifyInstance } from 'fastify'
import { sanitisedText } from '../records/sanitised-text.ts'
import { settingsOf } from './settings.ts'

/**
 * `GET /api/privacy`, public: `{html, versione, aggiornata, video, paese}`; the text is sanitised, `video` names the sites of
 * the films, `paese` says whether a country service is asked.
 */
export function privacyRoutes(app: FastifyInstance, asksCountry: boolean): void {
  app.get('/api/privacy', async ({ tenant }, reply) => {
    const { privacyHtml, privacyVersione, privacyAggiornata, video } = await settingsOf(tenant)
    void reply.header('cache-control', 'no-cache')
    return {
      html: sanitisedText(privacyHtml ?? ''),
      versione: privacyVersione ?? null,
      aggiornata: privacyAggiornata ?? null,
      video: mediaOrigins(video).map((origin) => new URL(origin).host),
      paese: asksCountry,
    }
  })
}
