import {
  Box,
  Disclosure,
  Divider,
  Facts,
  List,
  ListItem,
  ListItemButton,
  Paper,
  PortalIcon,
  SafeHtml,
  Section,
  Typography,
  UrlTabs,
} from '../../index.ts'
import { formatEuro } from '@bandiera/domain'
import { SampleGrid, SampleGroups, Samples } from '../sample.tsx'

const sampleFacts = [
  { label: 'Scadenza', value: '04/12/2026' },
  { label: 'Dotazione', value: formatEuro(1_200_000) },
  { label: 'Contributo massimo', value: null },
]
const sampleTabs = [
  { id: 'dati', label: 'Dati', content: <Facts items={sampleFacts} /> },
  { id: 'criteri', label: 'Criteri', content: <Typography>Tre criteri, uno da verificare.</Typography> },
  { id: 'documenti', label: 'Documenti', content: <Typography>Nessun documento.</Typography> },
]
const testo =
  '<h2>Chi può chiedere</h2><p>Micro e <strong>piccole</strong> imprese con sede in regione.</p>' +
  '<ul><li>voucher fino a 10.000 €</li><li>una domanda per impresa</li></ul>' +
  '<p><a href="https://example.it/bando">Testo del bando</a></p><script>alert(1)</script>'

const items = { azienda: 'Voce scelta', cartella: 'Altra voce' }

export const PagesSection = () => (
  <SampleGroups
    of={{
      Fatti: <Facts items={sampleFacts} />,
      'Schede nell’indirizzo': <UrlTabs label="Schede di esempio" tabs={sampleTabs} />,
      'Da aprire, sezione, testo di altri': (
        <Samples
          min={300}
          of={{
            'Chiuso finché serve': (
              <Disclosure title="Dati per pochi">
                <Typography>Si apre con Invio o con la barra spaziatrice.</Typography>
              </Disclosure>
            ),
            'SectionId di una pagina': (
              <Section title="SectionId">
                <Typography>Separata da una linea, non da un riquadro.</Typography>
              </Section>
            ),
            'Testo con formattazione, reso innocuo': <SafeHtml html={testo} />,
          }}
        />
      ),
      'Foglio, lista, linea': (
        <SampleGrid min={300}>
          <Paper sx={{ p: 4, border: 1, borderColor: 'divider' }}>
            <Typography>Un foglio, solo dove qualcosa sta da sé.</Typography>
            <Divider sx={{ my: 3 }} />
            <Typography color="textSecondary">Dopo la linea.</Typography>
          </Paper>
          <List aria-label="Voci di esempio" dense>
            {Object.entries(items).map(([icon, label]) => (
              <ListItem disablePadding key={icon}>
                <ListItemButton selected={icon === 'azienda'}>
                  <Box sx={{ mr: 3, display: 'flex' }}>
                    <PortalIcon name={icon} />
                  </Box>
                  {label}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </SampleGrid>
      ),
    }}
  />
)
