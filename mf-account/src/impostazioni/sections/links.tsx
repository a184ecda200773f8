import { atMost, fieldRules, isLinkAddress, ruleCheck } from '@bandiera/domain'
import { Box, Link, PortalIcon, Stack } from '@bandiera/ui'
import { EmailInput, RowsInput, SelectInput, TextInput } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { SettingsSection } from '../form.tsx'
import { iconTexts, texts } from '../texts.ts'
import { filledIn, patchOf, useSettings } from '../patch.ts'

const LinkSchema = z
  .object({
    text: z.string().check(z.trim(), atMost(60)),
    url: z.string().check(
      z.trim(),
      z.refine(
        (url) => url === '' || isLinkAddress(url),
        'Usa un indirizzo https://, mailto: o un percorso di questo sito',
      ),
    ),
    icon: z.string(),
  })
  .check(
    z.refine(({ text, url }) => text !== '' || url === '', { message: texts.collegamentoInsieme, path: ['text'] }),
    z.refine(({ text, url }) => url !== '' || text === '', { message: texts.collegamentoInsieme, path: ['url'] }),
  )

const options = Object.entries(iconTexts).map(([value, label]) => ({ value, label }))

export function LinkSection() {
  const { staticLink } = useSettings() ?? {}
  const start = { text: '', url: '', icon: '', ...staticLink }
  return (
    <SettingsSection
      name="collegamento"
      form={() => ({
        schema: LinkSchema,
        start: start,
        patch: (values) => patchOf('staticLink', values.url ? filledIn(values) : undefined),
        fields: (
          <>
            <TextInput label={texts.collegamentoTesto} maxLength={60} name="text" optional />
            <TextInput help={texts.indirizzoAiuto} label={texts.collegamentoUrl} name="url" optional type="url" />
            <SelectInput label={texts.collegamentoIcona} name="icon" optional options={options} />
          </>
        ),
      })}
    >
      {staticLink ? (
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <PortalIcon name={staticLink.icon} />
          <strong>{staticLink.text}</strong>
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{staticLink.url}</Box>
        </Stack>
      ) : (
        <Box>{texts.nessuno}</Box>
      )}
    </SettingsSection>
  )
}

const ExternalLinksSchema = z.object({
  linkEsterni: z.array(
    z.object({
      testo: z.string().check(z.trim(), z.minLength(1, texts.mancaTesto), atMost(60)),
      url: z
        .string()
        .check(z.trim(), z.refine(isLinkAddress, 'Usa un indirizzo https://, mailto: o un percorso di questo sito')),
    }),
  ),
})

export function ExternalLinksSection() {
  const { linkEsterni = [] } = useSettings() ?? {}
  return (
    <SettingsSection
      name="esterni"
      form={() => ({
        schema: ExternalLinksSchema,
        start: { linkEsterni: linkEsterni.map(({ testo, url }) => ({ testo, url })) },
        patch: (values) => patchOf('linkEsterni', values.linkEsterni),
        fields: (
          <RowsInput
            add={texts.aggiungiCollegamento}
            empty={{ testo: '', url: '' }}
            label={texts.esterni}
            max={12}
            movable
            name="linkEsterni"
            rowLabel={(index) => texts.unCollegamento(index + 1)}
          >
            {(at) => (
              <>
                <TextInput label={texts.collegamentoTesto} maxLength={60} name={`${at}.testo`} />
                <TextInput help={texts.indirizzoAiuto} label={texts.collegamentoUrl} name={`${at}.url`} type="url" />
              </>
            )}
          </RowsInput>
        ),
      })}
    >
      {linkEsterni.length === 0 && <Box>{texts.nessuno}</Box>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {linkEsterni.map(({ testo, url }) => (
          <Box component="li" key={url} sx={{ mb: 1 }}>
            <strong>{testo}</strong>{' '}
            <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {url}
            </Box>
          </Box>
        ))}
      </Box>
    </SettingsSection>
  )
}

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
