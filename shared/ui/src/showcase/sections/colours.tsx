import { Box, Typography, useTheme } from '../../index.ts'
import { brandSurface, contrast, hex } from '@bandiera/domain'
import { SampleGrid, SampleGroup, type SectionProps } from '../sample.tsx'

/** The palette as this tenant has it, each colour with what is written on it and how well it reads. */
export function ColoursSection({ primary: brand }: SectionProps) {
  const { palette } = useTheme()
  const surface = brandSurface(palette.mode, brand)
  const { background, text, divider, action, primary, success, warning, error, info } = palette
  const groups: Record<string, [nome: string, colore: string, testo: string][]> = {
    Superfici: [
      ['Pagina', background.default, text.primary],
      ['Foglio', background.paper, text.primary],
      ['Testo secondario', background.paper, text.secondary],
      ['Sotto il puntatore', action.hover, text.primary],
      ['Linea', divider, text.primary],
    ],
    Marchio: [
      ['Azioni', primary.main, primary.contrastText],
      ['Collegamenti', background.paper, primary.main],
      ['Superficie', surface.main, surface.text],
    ],
    Significato: [
      ['Ammissibile', background.paper, success.main],
      ['Da verificare', background.paper, warning.main],
      ['Non ammissibile', background.paper, error.main],
      ['Informazione', background.paper, info.main],
      ['Fondo pieno', error.main, error.contrastText],
    ],
  }
  return Object.entries(groups).map(([title, swatches]) => (
    <SampleGroup key={title} nome={title}>
      <SampleGrid min={150}>
        {swatches.map(([nome, colore, testo]) => (
          <Swatch colore={colore} key={nome} nome={nome} testo={testo} />
        ))}
      </SampleGrid>
    </SampleGroup>
  ))
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
