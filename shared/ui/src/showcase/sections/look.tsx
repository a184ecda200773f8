import { formatDate, formatEuro, formatNumber } from '@bandiera/domain'
import * as ui from '../../index.ts'
import { Table, TableBody, TableCell, TableHead, TableRow } from '../../list.ts'
import { SampleGrid, SampleGroups } from '../sample.tsx'

const { Box, Marker, Muted, PortalIcon, portalIcons, Stack, Typography } = ui
const icons = Object.entries(ui).filter(
  (entry): entry is [string, ui.IconComponent] => entry[0].endsWith('Icon') && entry[0] !== 'PortalIcon',
)

const SCALE = [
  ['h1', 'Titolo di pagina', '22 px, 600'],
  ['h2', 'Titolo di sezione', '16 px, 600'],
  ['h3', 'Titolo di gruppo', '14 px, 600'],
  ['body1', 'Testo di elenchi e moduli', '14 px'],
  ['body2', 'Testo secondario', '13 px'],
  ['caption', 'Note e didascalie', '12 px'],
] as const
const SPACES = [4, 8, 12, 16, 20, 24, 32, 48]
const NUMBERS: readonly [string, string][] = [
  ['Importo', formatEuro(1234.5)],
  ['Importo di sei cifre', formatEuro(250_000)],
  ['Importo che non è un numero', formatEuro(Number.NaN)],
  ['Quantità', formatNumber(1234)],
  ['Data', formatDate('2026-03-05')],
]

export const TypographySection = () => (
  <SampleGroups
    of={{
      'Scala dei caratteri': (
        <Stack sx={{ gap: 3 }}>
          {SCALE.map(([variant, nome, misura]) => (
            <Stack direction="row" key={variant} sx={{ gap: 4, alignItems: 'baseline', flexWrap: 'wrap' }}>
              <Typography component="p" sx={{ flex: '1 1 240px' }} variant={variant}>
                {nome}
              </Typography>
              <Muted variant="caption">{`${variant} · ${misura}`}</Muted>
            </Stack>
          ))}
        </Stack>
      ),
      'Numeri e date in colonna': (
        <Table size="small" sx={{ maxWidth: 480 }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ py: 2 }}>Che cosa</TableCell>
              <TableCell align="right">Come si scrive</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {NUMBERS.map(([nome, testo]) => (
              <TableRow key={nome} selected={nome === 'Importo'} sx={{ height: 36 }}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
                  {nome === 'Importo' ? 'Importo (riga scelta)' : nome}
                </TableCell>
                <TableCell align="right">{testo}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ),
      Spazi: (
        <Stack sx={{ gap: 2 }}>
          {SPACES.map((px) => (
            <Stack direction="row" key={px} sx={{ gap: 3, alignItems: 'center' }}>
              <Typography sx={{ width: 40, textAlign: 'right' }} variant="caption">{`${px} px`}</Typography>
              <Box sx={{ width: px * 4, height: 12, bgcolor: 'primary.main', borderRadius: '2px' }} />
            </Stack>
          ))}
        </Stack>
      ),
    }}
  />
)

export const IconsSection = () => (
  <SampleGroups
    of={{
      'Nel codice': (
        <SampleGrid min={180}>
          {icons.map(([nome, icona]) => (
            <Marker icon={icona} key={nome} tone="neutral">
              {nome}
            </Marker>
          ))}
        </SampleGrid>
      ),
      'Nelle voci di menu': (
        <SampleGrid min={180}>
          {[...Object.keys(portalIcons), 'sconosciuta'].map((nome) => (
            <Stack direction="row" key={nome} sx={{ gap: 2, alignItems: 'center' }}>
              <PortalIcon name={nome} />
              <Typography component="span">{nome}</Typography>
            </Stack>
          ))}
        </SampleGrid>
      ),
    }}
  />
)
