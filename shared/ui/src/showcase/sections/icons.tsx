import * as ui from '../../index.ts'
import { SampleGrid, SampleGroups } from '../sample.tsx'

const { Marker, PortalIcon, portalIcons, Stack, Typography } = ui
const icons = Object.entries(ui).filter(
  (entry): entry is [string, ui.IconComponent] => entry[0].endsWith('Icon') && entry[0] !== 'PortalIcon',
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
