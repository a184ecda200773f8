import { Box, Typography, useTheme } from '../../index.ts'
import { brandSurface, contrast, hex } from '@bandiera/domain'
import { SampleGrid, SampleGroup } from '../sample.tsx'
import type { SectionProps } from '../sections.ts'

/** The palette as this tenant has it, each colour with what is written on it and how well it reads. */
export function ColoursSection({ primary: brand }: SectionProps) {
  const { palette } = useTheme()
  const surface = brandSurface(palette.mode, brand)
  const { background, text, divider, action, primary, success, warning, error, info } = palette
  return (
    <>
      <SampleGroup nome="Superfici">
        <SampleGrid min={150}>
          <Swatch colore={background.default} nome="Pagina" testo={text.primary} />
          <Swatch colore={background.paper} nome="Foglio" testo={text.primary} />
          <Swatch colore={background.paper} nome="Testo secondario" testo={text.secondary} />
          <Swatch colore={action.hover} nome="Sotto il puntatore" testo={text.primary} />
          <Swatch colore={divider} nome="Linea" testo={text.primary} />
        </SampleGrid>
      </SampleGroup>
      <SampleGroup nome="Marchio">
        <SampleGrid min={150}>
          <Swatch colore={primary.main} nome="Azioni" testo={primary.contrastText} />
          <Swatch colore={background.paper} nome="Collegamenti" testo={primary.main} />
          <Swatch colore={surface.main} nome="Superficie" testo={surface.text} />
        </SampleGrid>
      </SampleGroup>
      <SampleGroup nome="Significato">
        <SampleGrid min={150}>
          <Swatch colore={background.paper} nome="Ammissibile" testo={success.main} />
          <Swatch colore={background.paper} nome="Da verificare" testo={warning.main} />
          <Swatch colore={background.paper} nome="Non ammissibile" testo={error.main} />
          <Swatch colore={background.paper} nome="Informazione" testo={info.main} />
          <Swatch colore={error.main} nome="Fondo pieno" testo={error.contrastText} />
        </SampleGrid>
      </SampleGroup>
    </>
  )
}

function Swatch({ nome, colore, testo }: { nome: string; colore: string; testo: string }) {
  const ratio = contrast(hex(colore), hex(testo)).toFixed(1).replace('.', ',')
  return (
    <Box sx={{ bgcolor: colore, color: testo, border: 1, borderColor: 'divider', borderRadius: 1, p: 3 }}>
      <Typography component="p" variant="h3">
        {nome}
      </Typography>
      <Typography component="p" variant="caption">
        {`${testo} su ${colore}`}
      </Typography>
      <Typography component="p" variant="caption">{`${ratio}:1`}</Typography>
    </Box>
  )
}
