import { fieldRules, ruleCheck } from '@bandiera/domain'
import { Box, Link } from '@bandiera/ui'
import { EmailInput } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { SettingsForm, SettingsSection } from '../form.tsx'
import { texts } from '../texts.ts'
import { patchOf, useSettings } from '../patch.ts'

const ContactsSchema = z.object({ mailContatti: z.string().check(z.trim(), ruleCheck(fieldRules.email)) })

export function ContactsSection() {
  const { mailContatti = '' } = useSettings() ?? {}
  return (
    <SettingsSection
      name="contatti"
      form={(close) => (
        <SettingsForm
          label={texts.contatti}
          onClose={close}
          patch={(values) => patchOf('mailContatti', values.mailContatti)}
          schema={ContactsSchema}
          start={{ mailContatti }}
        >
          <EmailInput label={texts.mail} name="mailContatti" optional />
        </SettingsForm>
      )}
      note={texts.contattiNota}
      title={texts.contatti}
    >
      {mailContatti ? <Link href={`mailto:${mailContatti}`}>{mailContatti}</Link> : <Box>{texts.nessuno}</Box>}
    </SettingsSection>
  )
}
