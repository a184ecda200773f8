import { fieldRules, ruleCheck } from '@bandiera/domain'
import { Box, Link } from '@bandiera/ui'
import { EmailInput } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { Modulo } from '../form.tsx'
import { Sezione } from '../section.tsx'
import { texts } from '../texts.ts'
import { patchOf, useSettings } from '../patch.ts'

const Schema = z.object({ mailContatti: z.string().check(z.trim(), ruleCheck(fieldRules.email)) })

/** Where people write to. */
export function Contatti() {
  const { mailContatti = '' } = useSettings() ?? {}
  return (
    <Sezione
      chiave="contatti"
      form={(close) => (
        <Modulo
          label={texts.contatti}
          onClose={close}
          patch={(values) => patchOf('mailContatti', values.mailContatti)}
          schema={Schema}
          start={{ mailContatti }}
        >
          <EmailInput label={texts.mail} name="mailContatti" optional />
        </Modulo>
      )}
      note={texts.contattiNota}
      title={texts.contatti}
    >
      {mailContatti ? <Link href={`mailto:${mailContatti}`}>{mailContatti}</Link> : <Box>{texts.nessuno}</Box>}
    </Sezione>
  )
}
