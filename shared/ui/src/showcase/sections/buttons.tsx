import {
  BackLink,
  AddIcon,
  AppLink,
  Button,
  ButtonBase,
  CloseIcon,
  DownloadIcon,
  EditIcon,
  IconButton,
  Link,
  LinkButton,
  OpenInNewIcon,
  Stack,
  uiTexts,
} from '../../index.ts'
import { ActionsMenu } from '../../detail.ts'
import { MenuButton } from '../../list.ts'
import { SampleGrid, Sample, SampleGroup, SampleLine } from '../sample.tsx'

const VARIANTS = [
  ['contained', 'Principale: una per pagina'],
  ['outlined', 'Secondaria'],
  ['text', 'Di servizio'],
] as const

const CHOICES = ['Pronta', 'Inviata'].map((label) => ({ id: label, label, onChoose: () => {} }))
const ACTIONS = ['Duplica', 'Archivia'].map((label) => ({ id: label, label, onClick: () => {} }))

/** Buttons in their three weights and states, icon buttons, links. */
export function ButtonsSection() {
  return (
    <>
      <SampleGroup nome="Pulsanti">
        <SampleGrid min={320}>
          {VARIANTS.map(([variant, nome]) => (
            <Sample key={variant} nome={nome}>
              <SampleLine>
                <Button variant={variant}>{uiTexts.salva}</Button>
                <Button startIcon={<AddIcon />} variant={variant}>
                  Nuova azienda
                </Button>
                <Button disabled variant={variant}>
                  {uiTexts.salvataggio}
                </Button>
              </SampleLine>
            </Sample>
          ))}
          <Sample nome="Che elimina, e che porta altrove">
            <SampleLine>
              <Button color="error" variant="outlined">
                Elimina
              </Button>
              <LinkButton to="/aziende" variant="outlined">
                Aziende
              </LinkButton>
              <BackLink to="/vetrina">Torna alla vetrina</BackLink>
              <LinkButton startIcon={<DownloadIcon />} to="/vetrina">
                {uiTexts.scarica}
              </LinkButton>
            </SampleLine>
          </Sample>
        </SampleGrid>
      </SampleGroup>
      <SampleGroup nome="Più azioni">
        <SampleLine>
          <MenuButton choices={CHOICES} label="Sposta in" variant="outlined" />
          <ActionsMenu actions={ACTIONS} label="Altre azioni" />
        </SampleLine>
      </SampleGroup>
      <SampleGroup nome="Solo icona">
        <SampleLine>
          <IconButton aria-label={uiTexts.modifica}>
            <EditIcon />
          </IconButton>
          <IconButton aria-label={uiTexts.chiudi} color="primary">
            <CloseIcon />
          </IconButton>
          <IconButton aria-label={`${uiTexts.chiudi}, disabilitato`} disabled>
            <CloseIcon />
          </IconButton>
        </SampleLine>
      </SampleGroup>
      <SampleGroup nome="Collegamenti">
        <SampleLine>
          <AppLink to="/vetrina">Dentro il portale</AppLink>
          <Link href="https://example.it" rel="noreferrer" target="_blank">
            <Stack component="span" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
              {`Fuori ${uiTexts.nuovaFinestra}`}
              <OpenInNewIcon aria-hidden fontSize="small" />
            </Stack>
          </Link>
          <ButtonBase sx={{ p: 2, borderRadius: 1, font: 'inherit', '&:hover': { bgcolor: 'action.hover' } }}>
            Superficie che si preme
          </ButtonBase>
        </SampleLine>
      </SampleGroup>
    </>
  )
}
