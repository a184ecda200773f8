import { atMost, brandColours, DEFAULT_BRAND, fieldRules, ruleCheck, toHexColor, type Mode } from '@bandiera/domain'
import { Box, Stack } from '@bandiera/ui'
import { ColourInput, TextInput, useWatch } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { Anteprima, type Look } from './look-preview.tsx'
import { LoghiSlots, loghiOf } from './logos.tsx'
import { Modulo } from '../form.tsx'
import { Sezione } from '../section.tsx'
import { texts as settingsTexts } from '../texts.ts'
import { texts } from '../texts-look.ts'
import { useSettings } from '../patch.ts'

const Schema = z.object({
  nome: z.string().check(z.trim(), z.minLength(1, settingsTexts.mancaNome), atMost(80)),
  primary: z.string().check(z.trim(), ruleCheck(fieldRules.hexColor)),
})

/** Name, colour and logos, with the picture of both themes as they will be. */
export function Aspetto() {
  const { nome = '', colors, logo } = useSettings() ?? {}
  const primary = colors?.primary ?? colors?.primario ?? ''
  const { chiaro, scuro } = loghiOf(logo)
  const look: Look = { nome, primary, chiaro, scuro }
  return (
    <Sezione
      chiave="aspetto"
      form={(close) => (
        <Modulo
          label={texts.nomeEColore}
          onClose={close}
          patch={(values) => ({
            set: { nome: values.nome, ...(values.primary && { 'colors.primary': values.primary }) },
            unset: values.primary ? ['colors.primario'] : ['colors'],
          })}
          schema={Schema}
          start={{ nome, primary }}
        >
          <TextInput label={settingsTexts.nome} maxLength={80} name="nome" />
          <ColourInput help={settingsTexts.coloreAiuto} label={settingsTexts.colore} name="primary" optional />
          <WhileTyping look={look} />
        </Modulo>
      )}
      note={settingsTexts.aspettoNota}
      title={settingsTexts.aspetto}
    >
      <Stack sx={{ gap: 3 }}>
        <Anteprima look={look} />
        <Tinte primary={primary} />
        <LoghiSlots look={look} />
      </Stack>
    </Sezione>
  )
}

function WhileTyping({ look }: { look: Look }) {
  const { nome, primary } = useWatch() as { nome: string; primary: string }
  const colour = toHexColor(primary) ?? ''
  return (
    <>
      <Anteprima look={{ ...look, nome, primary: colour }} />
      <Tinte primary={colour} />
    </>
  )
}

/** Which shade stands in for the colour where it would not be read. */
function Tinte({ primary }: { primary: string }) {
  const wanted = (primary || DEFAULT_BRAND).toLowerCase()
  const lines = (['light', 'dark'] as const satisfies Mode[]).map((mode) => {
    const theme = mode === 'light' ? texts.chiaro : texts.scuro
    const { main } = brandColours(mode, wanted)
    return { mode, main, text: main === toHexColor(wanted) ? texts.tintaUguale(theme) : texts.tinte(theme, main) }
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
        <li>{texts.superfici}</li>
      </Box>
    </div>
  )
}
