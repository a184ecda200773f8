import { fieldRules, ruleCheck } from '@bandiera/domain'
import { Box, Link } from '@bandiera/ui'
import { EmailInput } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { SettingsSection } from '../form.tsx'
import { texts } from '../texts.ts'
import { patchOf, useSettings } from '../patch.ts'

const ContactsSchema = z.object({ mailContatti: z.string().check(z.trim(), ruleCheck(fieldRules.email)) })

export function ContactsSection() {
  const { mailContatti = '' } = useSettings() ?? {}
  return (
    <SettingsSection
      name="contatti"
      form={() => ({
        schema: ContactsSchema,
        start: { mailContatti },
        patch: (values) => patchOf('mailContatti', values.mailContatti),
        fields: <EmailInput label={texts.mail} name="mailContatti" optional />,
      })}
    >
      {mailContatti ? <Link href={`mailto:${mailContatti}`}>{mailContatti}</Link> : <Box>{texts.nessuno}</Box>}
    </SettingsSection>
  )
}
