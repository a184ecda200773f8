import { formatDate } from '@bandiera/domain'
import { AppLink, Box, SafeHtml } from '@bandiera/ui'
import { TextAreaInput, useWatch } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { Modulo } from './modulo.tsx'
import { Sezione } from './sezione.tsx'
import { testi as comuni } from './testi.ts'
import { testi } from './testi-contenuti.ts'
import { htmlOf, textOf } from './testo-formattato.ts'
import { patchOf, useSettings } from './use-settings.ts'

const Schema = z.object({ testo: z.string() })

/** The organisation's own privacy text; the server cleans it and counts its versions. */
export function Privacy() {
  const { privacyHtml = '', privacyVersione, privacyAggiornata } = useSettings() ?? {}
  const version = privacyVersione && testi.versione(privacyVersione, formatDate(privacyAggiornata))
  return (
    <Sezione
      chiave="privacy"
      form={(close) => (
        <Modulo
          label={comuni.privacy}
          onClose={close}
          patch={({ testo }) => patchOf('privacyHtml', htmlOf(testo))}
          schema={Schema}
          start={{ testo: textOf(privacyHtml) }}
        >
          <TextAreaInput help={testi.testoAiuto} label={testi.testoPrivacy} name="testo" optional rows={14} />
          <WhileTyping />
        </Modulo>
      )}
      note={comuni.privacyNota}
      title={comuni.privacy}
    >
      {version && <Box sx={{ color: 'text.secondary', typography: 'body2', mb: 2 }}>{version}</Box>}
      {privacyHtml ? <SafeHtml html={privacyHtml} /> : <Box>{testi.nessunTesto}</Box>}
      <Box sx={{ mt: 2 }}>
        <AppLink to="/privacy">{testi.vediPagina}</AppLink>
      </Box>
    </Sezione>
  )
}

function WhileTyping() {
  const testo = String((useWatch({ name: 'testo' }) as unknown) ?? '')
  if (!testo.trim()) return null
  return (
    <Box
      aria-label={testi.anteprima}
      component="section"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 3 }}
    >
      <Box sx={{ color: 'text.secondary', typography: 'body2', mb: 2 }}>{testi.anteprima}</Box>
      <SafeHtml html={htmlOf(testo)} />
    </Box>
  )
}
