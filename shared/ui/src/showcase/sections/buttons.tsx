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
import { SampleGroups, SampleLine, Samples } from '../sample.tsx'

const VARIANTS = [
  ['contained', 'Principale: una per pagina'],
  ['outlined', 'Secondaria'],
  ['text', 'Di servizio'],
] as const

const CHOICES = ['Pronta', 'Inviata'].map((label) => ({ id: label, label, onChoose: () => {} }))
const ACTIONS = ['Duplica', 'Archivia'].map((label) => ({ id: label, label, onClick: () => {} }))

export const ButtonsSection = () => (
  <SampleGroups
    of={{
      Pulsanti: <Samples min={320} of={{ ...buttons, 'Che elimina, e che porta altrove': otherButtons }} />,
      'Più azioni': (
        <SampleLine>
          <MenuButton choices={CHOICES} label="Sposta in" variant="outlined" />
          <ActionsMenu actions={ACTIONS} label="Altre azioni" />
        </SampleLine>
      ),
      'Solo icona': (
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
      ),
      Collegamenti: links,
    }}
  />
)

const buttons = Object.fromEntries(
  VARIANTS.map(([variant, nome]) => [
    nome,
    <SampleLine key={variant}>
      <Button variant={variant}>{uiTexts.salva}</Button>
      <Button startIcon={<AddIcon />} variant={variant}>
        Nuova azienda
      </Button>
      <Button disabled variant={variant}>
        {uiTexts.salvataggio}
      </Button>
    </SampleLine>,
  ]),
)
const otherButtons = (
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
)
const links = (
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
)
