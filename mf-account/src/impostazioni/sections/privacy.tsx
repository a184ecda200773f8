import { formatDate } from '@bandiera/domain'
import { AppLink, Box, SafeHtml } from '@bandiera/ui'
import { TextAreaInput, useWatch } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { SettingsSection } from '../form.tsx'
import { contentTexts } from '../texts.ts'
import { htmlOf, textOf } from '../parts/formatted-text.ts'
import { patchOf, useSettings } from '../patch.ts'

const PrivacySchema = z.object({ testo: z.string() })

/** The server cleans the text and counts its versions. */
export function PrivacySection() {
  const { privacyHtml = '', privacyVersione, privacyAggiornata } = useSettings() ?? {}
  const version = privacyVersione && contentTexts.version(privacyVersione, formatDate(privacyAggiornata))
  return (
    <SettingsSection
      name="privacy"
      form={() => ({
        schema: PrivacySchema,
        start: { testo: textOf(privacyHtml) },
        patch: ({ testo }) => patchOf('privacyHtml', htmlOf(testo)),
        fields: (
          <>
            <TextAreaInput
              help={contentTexts.textHelp}
              label={contentTexts.privacyText}
              name="testo"
              optional
              rows={14}
            />
            <WhileTyping />
          </>
        ),
      })}
    >
      {version && <Box sx={{ color: 'text.secondary', typography: 'body2', mb: 2 }}>{version}</Box>}
      {privacyHtml ? <SafeHtml html={privacyHtml} /> : <Box>{contentTexts.noText}</Box>}
      <Box sx={{ mt: 2 }}>
        <AppLink to="/privacy">{contentTexts.seePage}</AppLink>
      </Box>
    </SettingsSection>
  )
}

function WhileTyping() {
  const testo = String((useWatch({ name: 'testo' }) as unknown) ?? '')
  if (!testo.trim()) return null
  return (
    <Box
      aria-label={contentTexts.preview}
      component="section"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 3 }}
    >
      <Box sx={{ color: 'text.secondary', typography: 'body2', mb: 2 }}>{contentTexts.preview}</Box>
      <SafeHtml html={htmlOf(testo)} />
    </Box>
  )
}
