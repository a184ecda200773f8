import {
  aziendaFields,
  bilancioFields,
  boundOf,
  codiceFields,
  type Field,
  placeName,
  sedeFields,
} from '@bandiera/domain'
import { useInsertOnce } from '@bandiera/live'
import { usePortal, useProvince } from '@bandiera/platform'
import { BackLink, Box, Button, Page, Typography, useGoBack, useGoOn, useUrlParams } from '@bandiera/ui'
import {
  CheckInput,
  CodeInput,
  ComboInput,
  ComuneInput,
  type ComuneOption,
  NumberInput,
  PortalForm,
  RecordInputs,
  SelectInput,
  TextInput,
  useForm,
  useWatch,
} from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type ReactNode, useId, useState } from 'react'
import { DuplicateNotice, provinceOptionsWith, useAteco, useComuni } from './fields.tsx'
import { useGestoreOptions } from './parts/people.ts'
import { AZIENDE, hrefAzienda } from './paths.ts'
import {
  type AtecoOption,
  aziendaOf,
  freeAteco,
  NewAziendaSchema,
  newAziendaValues,
  type NewAziendaValues,
} from './rules.ts'
import { texts } from './texts.ts'
import { lastYear } from './sections/bilanci.rules.ts'

/** Only the name and one identifier are needed; the rest makes the matching precise. All of it fits in one window of 1280 x 900. */
export function NewAzienda() {
  const { usr, role, notify } = usePortal()
  const insertOnce = useInsertOnce('aziende')
  const goOn = useGoOn()
  const [params] = useUrlParams()
  const form = useForm<NewAziendaValues>({
    defaultValues: {
      ...newAziendaValues(role === 'gestore' ? (usr?._id ?? '') : ''),
      ragioneSociale: params.get('nome') ?? '',
      partitaIva: params.get('piva') ?? '',
    },
    resolver: standardSchemaResolver(NewAziendaSchema),
    mode: 'onTouched',
  })
  const saved = async (id: string) => {
    notify({ text: texts.created, kind: 'success' })
    await goOn(hrefAzienda(id))
  }
  const giveUp = useGoBack(AZIENDE)
  return (
    <Page actions={<BackLink to={AZIENDE}>{texts.backToList}</BackLink>} title={texts.fresh}>
      <Box sx={{ maxWidth: 1040 }}>
        <PortalForm
          form={form}
          label={texts.fresh}
          onCancel={giveUp}
          onSaved={saved}
          onSubmit={(values) => insertOnce(values, () => aziendaOf(values))}
          submit={texts.create}
          wide
        >
          <Box sx={{ display: 'grid', rowGap: { xs: 4, sm: 2 } }}>
            <Fields hasGestore={role !== 'admin'} />
          </Box>
        </PortalForm>
      </Box>
    </Page>
  )
}

const Fields = ({ hasGestore }: { hasGestore: boolean }) => (
  <>
    <Band title={texts.azienda}>
      <Line columns="1fr 1fr 1fr">
        <RecordInputs fields={aziendaFields} keys={['partitaIva', 'codiceFiscale', 'dataCostituzione']} />
      </Line>
      <Box sx={{ '&:has(> :empty)': { mt: -3 } }}>
        <DuplicateNotice />
      </Box>
      <Line columns={hasGestore ? '2fr 1fr' : '1fr 1fr 1fr'}>
        <RecordInputs fields={aziendaFields} keys={['ragioneSociale', 'formaGiuridica']} />
        {!hasGestore && <GestoreField />}
      </Line>
    </Band>
    <Band title={texts.seat}>
      <SeatFields />
    </Band>
    <Band title={texts.activity}>
      <ComboInput<AtecoOption>
        free={freeAteco}
        help={texts.atecoHelp}
        label={codiceFields.codice.label}
        name="ateco.0.codice"
        optional
        source={useAteco()}
      />
    </Band>
    <Band title={texts.sections.contatti}>
      <Line columns="1fr 1fr 1fr">
        <RecordInputs fields={aziendaFields} keys={['telefono', 'email', 'pec']} />
      </Line>
      <Line columns="1fr 2fr">
        <RecordInputs fields={withoutHelp} keys={['sdi', 'sito']} />
      </Line>
    </Band>
    <Band title={texts.lastAccounts}>
      <Line columns="1fr 1fr 2fr 2fr">
        <NumberInput
          grouped={false}
          label={bilancioFields.anno.label}
          max={lastYear() + 1}
          name="bilanci.0.anno"
          optional
        />
        <RecordInputs at="bilanci.0" fields={figures} keys={['ula', 'ricavi', 'totaleAttivo']} />
      </Line>
    </Band>
  </>
)

/** The helps are on the page of the company: here they would make the form longer than a window. */
const bare = <F extends Field>({ help: _help, ...field }: F) => field
const withoutHelp = { sdi: bare(aziendaFields.sdi), sito: aziendaFields.sito }
const figures = {
  ula: bare(bilancioFields.ula),
  ricavi: bare(bilancioFields.ricavi),
  totaleAttivo: bare(bilancioFields.totaleAttivo),
}

const GestoreField = () => (
  <SelectInput label={aziendaFields.gestoreId.label} name="gestoreId" options={useGestoreOptions()} />
)

const AT = 'sedi.0'

/** Provincia and regione follow from the comune; a comune that is in no table leaves the provincia to be chosen. */
function SeatFields() {
  const [provincia, comune] = useWatch({ name: [`${AT}.provincia`, `${AT}.comune`] }) as [string, ComuneOption | null]
  const [asked, ask] = useState(false)
  useProvince()
  const place = comune ? placeOf(comune) : null
  const byHand = !comune && (asked || provincia !== '')
  return (
    <>
      <Line columns="4fr 5fr 2fr">
        <ComuneInput
          help={place ?? (byHand ? sedeFields.comune.help : <ByHand onAsk={() => ask(true)} />)}
          label={sedeFields.comune.label}
          name={`${AT}.comune`}
          optional
          source={useComuni(provincia)}
        />
        <TextInput
          label={sedeFields.indirizzo.label}
          maxLength={boundOf(sedeFields.indirizzo).longest}
          name={`${AT}.indirizzo`}
          optional
        />
        <CodeInput code="cap" inputMode="numeric" label={sedeFields.cap.label} name={`${AT}.cap`} optional />
      </Line>
      {byHand && (
        <Line columns="4fr 7fr">
          <SelectInput
            label={sedeFields.provincia.label}
            name={`${AT}.provincia`}
            optional
            options={provinceOptionsWith(provincia)}
          />
        </Line>
      )}
      <Box sx={{ mt: -3, mb: -2 }}>
        <CheckInput label={sedeFields.operativa.label} name={`${AT}.operativa`} />
      </Box>
    </>
  )
}

/** As in «Provincia di Forlì-Cesena, Emilia-Romagna»; without the names that this page does not know. */
const placeOf = ({ provincia, regione }: ComuneOption): string =>
  [texts.provinciaOf(placeName(provincia)), regione && placeName(regione)].filter(Boolean).join(', ')

const ByHand = ({ onAsk }: { onAsk: () => void }) => (
  <>
    {texts.notFoundComune}{' '}
    <Button onClick={onAsk} sx={{ minHeight: 24, p: 0, fontSize: 'inherit', verticalAlign: 'baseline', lineHeight: 1 }}>
      {texts.chooseProvince}
    </Button>
  </>
)

/** A part of the form, its name at the left where there is room. */
function Band({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box aria-labelledby={id} data-section={title} role="group" sx={band}>
      <Typography component="h2" id={id} tabIndex={-1} variant="h3">
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>{children}</Box>
    </Box>
  )
}

const band = {
  display: 'grid',
  columnGap: 4,
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '120px minmax(0, 1fr)' },
  pt: { xs: 4, sm: 1.5 },
  borderTop: 1,
  borderColor: 'divider',
} as const

const Line = ({ columns, children }: { columns: string; children: ReactNode }) => (
  <Box sx={{ ...line, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: minimal(columns) } }}>{children}</Box>
)
const line = { display: 'grid', columnGap: 3, rowGap: 3, alignItems: 'start' } as const
const minimal = (columns: string): string => columns.replaceAll(/\dfr/g, (one) => `minmax(0, ${one})`)
