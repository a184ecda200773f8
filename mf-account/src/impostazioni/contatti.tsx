import { fieldRules, ruleCheck } from '@bandiera/domain'
import { Box, Link } from '@bandiera/ui'
import { EmailInput } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { Modulo } from './modulo.tsx'
import { Sezione } from './sezione.tsx'
import { testi } from './testi.ts'
import { patchOf, useSettings } from './use-settings.ts'

const Schema = z.object({ mailContatti: z.string().check(z.trim(), ruleCheck(fieldRules.email)) })

/** Where people write to. */
export function Contatti() {
  const { mailContatti = '' } = useSettings() ?? {}
  return (
    <Sezione
      chiave="contatti"
      form={(close) => (
        <Modulo
          label={testi.contatti}
          onClose={close}
          patch={(values) => patchOf('mailContatti', values.mailContatti)}
          schema={Schema}
          start={{ mailContatti }}
        >
          <EmailInput label={testi.mail} name="mailContatti" optional />
        </Modulo>
      )}
      note={testi.contattiNota}
      title={testi.contatti}
    >
      {mailContatti ? <Link href={`mailto:${mailContatti}`}>{mailContatti}</Link> : <Box>{testi.nessuno}</Box>}
    </Sezione>
  )
}
