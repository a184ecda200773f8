import { atMost, isLinkAddress } from '@bandiera/domain'
import { Box, PortalIcon, Stack } from '@bandiera/ui'
import { SelectInput, TextInput } from '@bandiera/ui/form'
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
