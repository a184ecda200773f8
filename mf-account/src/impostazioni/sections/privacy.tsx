import { formatDate } from '@bandiera/domain'
import { AppLink, Box, SafeHtml } from '@bandiera/ui'
import { TextAreaInput, useWatch } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { Modulo } from '../form.tsx'
import { Sezione } from '../section.tsx'
import { texts as settingsTexts } from '../texts.ts'
import { texts } from '../texts-contents.ts'
import { htmlOf, textOf } from '../parts/formatted-text.ts'
import { patchOf, useSettings } from '../patch.ts'

const Schema = z.object({ testo: z.string() })

/** The organisation's own privacy text; the server cleans it and counts its versions. */
export function Privacy() {
  const { privacyHtml = '', privacyVersione, privacyAggiornata } = useSettings() ?? {}
  const version = privacyVersione && texts.versione(privacyVersione, formatDate(privacyAggiornata))
  return (
    <Sezione
      chiave="privacy"
      form={(close) => (
        <Modulo
          label={settingsTexts.privacy}
          onClose={close}
          patch={({ testo }) => patchOf('privacyHtml', htmlOf(testo))}
          schema={Schema}
          start={{ testo: textOf(privacyHtml) }}
        >
          <TextAreaInput help={texts.testoAiuto} label={texts.testoPrivacy} name="testo" optional rows={14} />
          <WhileTyping />
        </Modulo>
      )}
      note={settingsTexts.privacyNota}
      title={settingsTexts.privacy}
    >
      {version && <Box sx={{ color: 'text.secondary', typography: 'body2', mb: 2 }}>{version}</Box>}
      {privacyHtml ? <SafeHtml html={privacyHtml} /> : <Box>{texts.nessunTesto}</Box>}
      <Box sx={{ mt: 2 }}>
        <AppLink to="/privacy">{texts.vediPagina}</AppLink>
      </Box>
    </Sezione>
  )
}

function WhileTyping() {
  const testo = String((useWatch({ name: 'testo' }) as unknown) ?? '')
  if (!testo.trim()) return null
  return (
    <Box
      aria-label={texts.anteprima}
      component="section"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 3 }}
    >
      <Box sx={{ color: 'text.secondary', typography: 'body2', mb: 2 }}>{texts.anteprima}</Box>
      <SafeHtml html={htmlOf(testo)} />
    </Box>
  )
}
