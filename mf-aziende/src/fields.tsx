import {
  FoundAtecoSchema,
  aziendaFields,
  boundOf,
  checkCodiceFiscale,
  checkPartitaIva,
  codiceFields,
  FoundComuniSchema,
  ended,
  isAtecoShape,
  perProvinceTable,
  placeName,
  sedeFields,
  sedeKindLabels,
} from '@bandiera/domain'
import { useRecord, useRecords } from '@bandiera/live'
import { usePortal, useProvince } from '@bandiera/platform'
import { AddIcon, Alert, AppLink, Box, Button, CloseIcon, Stack, Typography } from '@bandiera/ui'
import {
  CheckInput,
  CodeInput,
  ComboInput,
  type Comune,
  ComuneInput,
  RecordInputs,
  SelectInput,
  TextInput,
  useFieldArray,
  useWatch,
} from '@bandiera/ui/form'
import { type ReactNode, useId } from 'react'
import {
  ANAGRAFICA,
  type AtecoOption,
  atecoOption,
  type AtecoValues,
  CONTACTS,
  freeAteco,
  NEW_SEDE,
  CONTACT_PERSON,
  contactPersonFields,
  type SediValues,
} from './rules.ts'
import { hrefAzienda } from './paths.ts'
import { texts } from './texts.ts'

export const AnagraficaFields = ({ id }: { id: string }) => (
  <RecordInputs after={{ codiceFiscale: <DuplicateNotice id={id} /> }} fields={aziendaFields} keys={ANAGRAFICA} />
)

export const ContactsFields = () => <RecordInputs fields={aziendaFields} keys={CONTACTS} />

export const ContactPersonFields = () => (
  <RecordInputs at="referente" fields={contactPersonFields} keys={CONTACT_PERSON} />
)

/** Knows only companies that the user sees; of the others the server refuses the form without naming the company. */
export function DuplicateNotice({ id }: { id?: string | undefined }) {
  const { usr, role } = usePortal()
  const [partitaIva, codiceFiscale, chosen] = useWatch({
    name: ['partitaIva', 'codiceFiscale', 'gestoreId'],
  }) as string[]
  const own = useRecord('aziende', id ?? '')
  const gestoreId = own?.gestoreId ?? (role === 'gestore' ? usr?._id : chosen)
  const verdicts = [checkPartitaIva(partitaIva ?? ''), checkCodiceFiscale(codiceFiscale ?? '')]
  const numbers = verdicts.flatMap((verdict) => (verdict.ok ? [verdict.valore] : []))
  return (
    <div aria-live="polite">
      {numbers.length > 0 && <Twin gestoreId={gestoreId} id={id} key={numbers.join(' ')} numbers={numbers} />}
    </div>
  )
}

interface TwinProps {
  id: string | undefined
  gestoreId: string | undefined
  numbers: readonly string[]
}

function Twin({ id, gestoreId, numbers }: TwinProps) {
  const of = { gestoreId: gestoreId || undefined }
  const byIva = useRecords({ coll: 'aziende', where: { ...of, partitaIva: numbers }, rows: 2 })
  const byCf = useRecords({ coll: 'aziende', where: { ...of, codiceFiscale: numbers }, rows: 2 })
  const twin = [...byIva.records, ...byCf.records].find(({ _id }) => _id !== id)
  return (
    twin && (
      <Alert severity="warning">
        {texts.people.duplicated} <AppLink to={hrefAzienda(twin._id)}>{twin.ragioneSociale}</AppLink>
        {ended(twin.ragioneSociale).slice(twin.ragioneSociale.length)} {texts.people.duplicatedText}
      </Alert>
    )
  )
}

const provinceOptions = perProvinceTable(({ oggi }) =>
  [...oggi]
    .sort((a, b) => a.nome.localeCompare(b.nome, 'it'))
    .map(({ codice, nome, sigla }) => ({ value: codice, label: `${nome} (${sigla})` })),
)

/** Today's provinces, and the recorded one when it is a former one. */
export const provinceOptionsWith = (codice: string | undefined) =>
  !codice || provinceOptions().some(({ value }) => value === codice)
    ? provinceOptions()
    : [...provinceOptions(), { value: codice, label: placeName(codice) }]

export function SediFields() {
  const { fields, append, remove } = useFieldArray<SediValues>({ name: 'sedi' })
  return (
    <>
      {fields.map((field, index) => (
        <RowGroup
          key={field.id}
          onRemove={field.tipo === 'legale' ? undefined : () => remove(index)}
          title={sedeKindLabels[field.tipo]}
        >
          <SedeFields at={`sedi.${index}`} legale={field.tipo === 'legale'} />
        </RowGroup>
      ))}
      <Button onClick={() => append(NEW_SEDE)} startIcon={<AddIcon />} sx={{ alignSelf: 'flex-start' }}>
        {texts.addSede}
      </Button>
    </>
  )
}

function SedeFields({ at, legale }: { at: string; legale: boolean }) {
  const provincia = useWatch({ name: `${at}.provincia` }) as string | undefined
  const comuni = useComuni(provincia ?? '')
  useProvince()
  return (
    <>
      <SelectInput
        label={sedeFields.provincia.label}
        name={`${at}.provincia`}
        optional
        options={provinceOptionsWith(provincia)}
      />
      <ComuneInput
        help={sedeFields.comune.help}
        label={sedeFields.comune.label}
        name={`${at}.comune`}
        optional
        source={comuni}
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 120px' } }}>
        <TextInput
          label={sedeFields.indirizzo.label}
          maxLength={boundOf(sedeFields.indirizzo).longest}
          name={`${at}.indirizzo`}
          optional
        />
        <CodeInput code="cap" inputMode="numeric" label={sedeFields.cap.label} name={`${at}.cap`} optional />
      </Box>
      {legale && <CheckInput label={sedeFields.operativa.label} name={`${at}.operativa`} />}
    </>
  )
}

export function AtecoFields() {
  const { fields, append, remove } = useFieldArray<AtecoValues>({ name: 'ateco' })
  const source = useAteco()
  return (
    <>
      {fields.map((field, index) => {
        const title =
          index === 0 ? `${codiceFields.codice.label} ${texts.prevailing}` : `${codiceFields.codice.label} ${index + 1}`
        return (
          <RowGroup key={field.id} onRemove={fields.length > 1 ? () => remove(index) : undefined} title={title}>
            <ComboInput<AtecoOption>
              free={freeAteco}
              help={index === 0 ? codiceFields.codice.help : undefined}
              label={codiceFields.codice.label}
              name={`ateco.${index}.codice`}
              optional
              source={source}
            />
          </RowGroup>
        )
      })}
      <Button onClick={() => append({ codice: null })} startIcon={<AddIcon />} sx={{ alignSelf: 'flex-start' }}>
        {texts.addAteco}
      </Button>
    </>
  )
}

export function RowGroup({
  title,
  onRemove,
  children,
}: {
  title: string
  onRemove?: (() => void) | undefined
  children: ReactNode
}) {
  const id = useId()
  return (
    <Stack aria-labelledby={id} role="group" sx={{ gap: 3, borderLeft: 2, borderColor: 'divider', pl: 3 }}>
      <Stack direction="row" sx={heading}>
        <Typography component="h3" id={id} variant="h3">
          {title}
        </Typography>
        {onRemove && (
          <Button onClick={onRemove} startIcon={<CloseIcon />}>
            {texts.remove(title)}
          </Button>
        )}
      </Stack>
      {children}
    </Stack>
  )
}

/** The button moves below the name when both do not fit. */
const heading = { justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', minHeight: 32 } as const

type Search<O> = (text: string, signal: AbortSignal) => Promise<O[]>

/** Of one province when given. */
export function useComuni(provincia: string): Search<Comune> {
  const find = useLookup('comuni')
  return async (q, signal) => FoundComuniSchema.parse(await find({ q, provincia }, signal))
}

/** In both versions: a visura may show either. */
export function useAteco(): Search<AtecoOption> {
  const find = useLookup('ateco')
  return async (q, signal) => {
    // a company has no section for a code
    const codes = FoundAtecoSchema.parse(await find({ q }, signal)).filter(({ codice }) => isAtecoShape(codice))
    return codes.map((row) => atecoOption(row.codice, row.versione, row.titolo))
  }
}

function useLookup(table: 'ateco' | 'comuni') {
  const { request } = usePortal()
  return async (params: Record<string, string>, signal: AbortSignal): Promise<unknown> => {
    const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''))
    return (await request(`/api/riferimenti/${table}?${query.toString()}`, { signal })).json()
  }
}
