import { atMost, isLinkAddress } from '@bandiera/domain'
import { Box } from '@bandiera/ui'
import { RowsInput, TextInput } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { SettingsSection } from '../form.tsx'
import { texts } from '../texts.ts'
import { patchOf, useSettings } from '../patch.ts'

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
