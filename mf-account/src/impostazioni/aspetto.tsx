import { atMost, brandColours, DEFAULT_BRAND, fieldRules, ruleCheck, toHexColor, type Mode } from '@bandiera/domain'
import { Box, Stack } from '@bandiera/ui'
import { ColourInput, TextInput, useWatch } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { Anteprima, type Look } from './anteprima.tsx'
import { LoghiSlots, loghiOf } from './loghi.tsx'
import { Modulo } from './modulo.tsx'
import { Sezione } from './sezione.tsx'
import { testi as comuni } from './testi.ts'
import { testi } from './testi-aspetto.ts'
import { useSettings } from './use-settings.ts'

const Schema = z.object({
  nome: z.string().check(z.trim(), z.minLength(1, comuni.mancaNome), atMost(80)),
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
          label={testi.nomeEColore}
          onClose={close}
          patch={(values) => ({
            set: { nome: values.nome, ...(values.primary && { 'colors.primary': values.primary }) },
            unset: values.primary ? ['colors.primario'] : ['colors'],
          })}
          schema={Schema}
          start={{ nome, primary }}
        >
          <TextInput label={comuni.nome} maxLength={80} name="nome" />
          <ColourInput help={comuni.coloreAiuto} label={comuni.colore} name="primary" optional />
          <WhileTyping look={look} />
        </Modulo>
      )}
      note={comuni.aspettoNota}
      title={comuni.aspetto}
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
    const theme = mode === 'light' ? testi.chiaro : testi.scuro
    const { main } = brandColours(mode, wanted)
    return { mode, main, text: main === toHexColor(wanted) ? testi.tintaUguale(theme) : testi.tinte(theme, main) }
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
        <li>{testi.superfici}</li>
      </Box>
    </div>
  )
}
