import { fieldRules, ruleCheck } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Button, LinkButton, Page, Stack, Typography } from '@bandiera/ui'
import { EmailInput, PortalForm, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { NarrowColumn } from './parts/narrow-column.tsx'
import { postJson } from '../parts/post-json.ts'
import { texts } from './texts.ts'

const askTexts = texts.dimenticata
const AskLinkSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, askTexts.emailManca), ruleCheck(fieldRules.email)),
})

/** Asks for the mail with the link. The answer is the same for every address. */
export function AskLink() {
  const { request } = usePortal()
  const [sent, setSent] = useState('')
  const form = useForm<z.infer<typeof AskLinkSchema>, unknown, z.infer<typeof AskLinkSchema>>({
    defaultValues: { email: '' },
    resolver: standardSchemaResolver(AskLinkSchema),
    mode: 'onTouched',
  })
  if (sent) return <Sent email={sent} onAgain={() => setSent('')} />
  return (
    <NarrowColumn>
      <Page facts={askTexts.spiega} title={texts.resetPwd}>
        <PortalForm
          form={form}
          label={texts.resetPwd}
          onSaved={() => setSent(form.getValues('email'))}
          onSubmit={({ email }) => postJson({ request }, '/api/password/dimenticata', { email })}
          submit={askTexts.invia}
        >
          <EmailInput autoComplete="username" label={askTexts.email} name="email" />
        </PortalForm>
        <LinkButton sx={{ mt: 4, ml: -3 }} to="/login">
          {askTexts.torna}
        </LinkButton>
      </Page>
    </NarrowColumn>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('h1')?.focus(), [])
  return (
    <div ref={place}>
      <NarrowColumn>
        <Page title={askTexts.fattoTitolo}>
          <Stack role="status" sx={{ gap: 3, maxWidth: 640 }}>
            <Typography>{askTexts.fatto(email)}</Typography>
            <Typography color="textSecondary">{askTexts.niente}</Typography>
          </Stack>
          <Stack direction="row" sx={{ gap: 2, mt: 5 }}>
            <LinkButton to="/login" variant="contained">
              {askTexts.torna}
            </LinkButton>
            <Button onClick={onAgain}>{askTexts.ancora}</Button>
          </Stack>
        </Page>
      </NarrowColumn>
    </div>
  )
}
