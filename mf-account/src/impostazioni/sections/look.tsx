import { atMost, brandColours, DEFAULT_BRAND, fieldRules, ruleCheck, toHexColor, type Mode } from '@bandiera/domain'
import { Box, Stack } from '@bandiera/ui'
import { ColourInput, TextInput, useWatch } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { LookPreview, type Look } from './look-preview.tsx'
import { LogoSlots, logosOf } from './logos.tsx'
import { SettingsSection } from '../form.tsx'
import { lookTexts, texts as settingsTexts } from '../texts.ts'
import { useSettings } from '../patch.ts'

const LookSchema = z.object({
  nome: z.string().check(z.trim(), z.minLength(1, settingsTexts.mancaNome), atMost(80)),
  primary: z.string().check(z.trim(), ruleCheck(fieldRules.hexColor)),
})

export function LookSection() {
  const { nome = '', colors, logo } = useSettings() ?? {}
  const primary = colors?.primary ?? colors?.primario ?? ''
  const { chiaro, scuro } = logosOf(logo)
  const look: Look = { nome, primary, chiaro, scuro }
  return (
    <SettingsSection
      name="aspetto"
      form={() => ({
        label: lookTexts.nomeEColore,
        schema: LookSchema,
        start: { nome, primary },
        patch: (values) => ({
          set: { nome: values.nome, ...(values.primary && { 'colors.primary': values.primary }) },
          unset: values.primary ? ['colors.primario'] : ['colors'],
        }),
        fields: (
          <>
            <TextInput label={settingsTexts.nome} maxLength={80} name="nome" />
            <ColourInput help={settingsTexts.coloreAiuto} label={settingsTexts.colore} name="primary" optional />
            <WhileTyping look={look} />
          </>
        ),
      })}
    >
      <Stack sx={{ gap: 3 }}>
        <LookPreview look={look} />
        <Shades primary={primary} />
        <LogoSlots look={look} />
      </Stack>
    </SettingsSection>
  )
}

function WhileTyping({ look }: { look: Look }) {
  const { nome, primary } = useWatch() as { nome: string; primary: string }
  const colour = toHexColor(primary) ?? ''
  return (
    <>
      <LookPreview look={{ ...look, nome, primary: colour }} />
      <Shades primary={colour} />
    </>
  )
}

/** The shade in use where the contrast of the colour is too low. */
function Shades({ primary }: { primary: string }) {
  const wanted = (primary || DEFAULT_BRAND).toLowerCase()
  const lines = (['light', 'dark'] as const satisfies Mode[]).map((mode) => {
    const theme = mode === 'light' ? lookTexts.chiaro : lookTexts.scuro
    const { main } = brandColours(mode, wanted)
    return {
      mode,
      main,
      text: main === toHexColor(wanted) ? lookTexts.tintaUguale(theme) : lookTexts.tinte(theme, main),
    }
  })
  return (
    <div role="status">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', color: 'text.secondary', typography: 'body2' }}>
        {lines.map(({ mode, main, text }) => (
          <Stack component="li" direction="row" key={mode} sx={{ gap: 2, alignItems: 'center', mb: 1 }}>
            <Box aria-hidden sx={{ flex: 'none', width: 16, height: 16, borderRadius: 1, bgcolor: main }} />
            <span>{text}</span>
          </Stack>
        ))}
        <li>{lookTexts.superfici}</li>
      </Box>
    </div>
  )
}
