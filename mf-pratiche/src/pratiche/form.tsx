import {
  type Azienda,
  type Bando,
  boundOf,
  formatEuro,
  createPratica,
  type Pratica,
  praticaFields,
  PRATICA_KINDS,
} from '@bandiera/domain'
import { useAsk, useChoices, useWithGroup, useInsertOnce, useMode, useRecord } from '@bandiera/live'
import { estimateIncrocio } from '@bandiera/matching'
import { useChangedComuni, usePortal, useAtecoConversion } from '@bandiera/platform'
import {
  Alert,
  BackLink,
  FirstField,
  LinearProgress,
  Page,
  uiTexts,
  useGoBack,
  useGoOn,
  useToday,
  useUrlParams,
} from '@bandiera/ui'
import { Estimate } from '@bandiera/ui/detail'
import {
  ComboInput,
  type Option,
  PortalForm,
  RecordInputs,
  SelectInput,
  TextInput,
  useSchemaForm,
  useWatch,
} from '@bandiera/ui/form'
import { useMemo } from 'react'
import { useIncrocioOf } from '../parts/use-incrocio-of.ts'
import { useTeam } from '../parts/people.ts'
import { hrefPratica, PRATICHE } from '../paths.ts'
import { texts } from '../texts.ts'
import { bandoChoices } from '../parts/bando-choices.ts'
import { listTexts } from './texts.ts'
import { NewPraticaSchema, type NewPraticaValues } from './rules.ts'

export function NewPratica() {
  const known = useMode('aziende') !== null
  if (!known) return <LinearProgress aria-label={uiTexts.caricamento} />
  return (
    <FirstField>
      <NewPraticaForm />
    </FirstField>
  )
}

function NewPraticaForm() {
  const { usr, notify } = usePortal()
  const insertOnce = useInsertOnce('pratiche')
  const ask = useAsk()
  const goOn = useGoOn()
  const oggi = useToday()
  const incrocioOf = useIncrocioOf()
  // the records that the address names may load after the user starts to type
  const asked = { values: useAsked(), resetOptions: { keepDirtyValues: true } }
  const form = useSchemaForm<NewPraticaValues>(NewPraticaSchema, EMPTY, asked)
  const made = async ({ azienda, bando, tipo, titolo, assegnatoA }: NewPraticaValues): Promise<Pratica> => {
    const [company, grant] = await Promise.all([
      ask.one('aziende', azienda?.value ?? ''),
      bando ? ask.one('bandi', bando.value) : undefined,
    ])
    if (!company || !usr) throw new Error(listTexts.errors.azienda)
    const judged = grant && (await incrocioOf(company, grant))
    const own = { ...(titolo.trim() ? { titolo: titolo.trim() } : {}), ...(assegnatoA ? { assegnatoA } : {}) }
    return createPratica({ azienda: company, bando: grant, usr, oggi, tipo, ...judged, ...own })
  }
  const saved = async (id: string) => {
    notify({ text: listTexts.created, kind: 'success' })
    await goOn(hrefPratica(id))
  }
  const giveUp = useGoBack(PRATICHE)
  const back = <BackLink to={PRATICHE}>{texts.goToPratiche}</BackLink>
  return (
    <Page above={back} title={texts.fresh}>
      <PortalForm
        form={form}
        label={texts.fresh}
        onCancel={giveUp}
        onSaved={saved}
        onSubmit={(values) => insertOnce(values, () => made(values))}
        submit={listTexts.create}
      >
        <Fields oggi={oggi} />
      </PortalForm>
    </Page>
  )
}

function Fields({ oggi }: { oggi: string }) {
  const names = ['azienda', 'tipo', 'bando'] as const
  const [chosen, tipo, bando] = useWatch<NewPraticaValues, typeof names>({ name: names })
  const azienda = useRecord('aziende', chosen?.value ?? '')
  const grant = useRecord('bandi', bando?.value ?? '')
  const companies = useChoices('aziende', AZIENDA_CHOICES)
  const gestoreId = azienda?.gestoreId
  const grants = useChoices(
    'bandi',
    useMemo(() => bandoChoices(gestoreId ? [gestoreId] : [], oggi), [gestoreId, oggi]),
  )
  const team = useTeam(azienda)
  return (
    <>
      <ComboInput label={texts.azienda} name="azienda" placeholder={listTexts.searchAzienda} source={companies} />
      <RecordInputs fields={praticaFields} keys={['tipo']} required={['tipo']} />
      <ComboInput
        help={tipo === 'bando' ? listTexts.newHelp.bando : listTexts.withoutBando}
        label={texts.bando}
        name="bando"
        optional={tipo !== 'bando'}
        placeholder={listTexts.searchBando}
        source={grants}
      />
      {azienda && grant && <EstimateNote azienda={azienda} bando={grant} />}
      <TextInput
        help={bando ? listTexts.newHelp.title : undefined}
        label={praticaFields.titolo.label}
        maxLength={boundOf(praticaFields.titolo).longest}
        name="titolo"
        optional={bando !== null}
      />
      <SelectInput
        help={listTexts.newHelp.assignee}
        label={praticaFields.assegnatoA.label}
        name="assegnatoA"
        optional
        options={team}
      />
    </>
  )
}

function useAsked(): NewPraticaValues {
  const [params] = useUrlParams()
  const azienda = useRecord('aziende', params.get('azienda') ?? '')
  const bando = useRecord('bandi', params.get('bando') ?? '')
  const tipo = PRATICA_KINDS.find((one) => one === params.get('tipo')) ?? 'bando'
  const titolo = params.get('titolo') ?? ''
  return useMemo(
    () => ({
      ...EMPTY,
      azienda: azienda ? choiceOf(azienda) : null,
      tipo,
      bando: bando ? { value: bando._id, label: bando.data.titolo } : null,
      titolo,
    }),
    [azienda, bando, tipo, titolo],
  )
}

const EMPTY: NewPraticaValues = { azienda: null, tipo: 'bando', bando: null, titolo: '', assegnatoA: '' }

const choiceOf = (azienda: Azienda): Option => ({ value: azienda._id, label: azienda.ragioneSociale })

const AZIENDA_CHOICES = {
  of: (aziende: readonly Azienda[]): Option[] =>
    aziende
      .filter(({ archiviata }) => !archiviata)
      .map(choiceOf)
      .sort((a, b) => a.label.localeCompare(b.label, 'it')),
  f: ['calc.archivio:=:no'],
}

/** The amounts that the new case file starts with, where the company's project is known. */
function EstimateNote({ azienda, bando }: { azienda: Azienda; bando: Bando }) {
  const { settings } = usePortal()
  const oggi = useToday()
  const intera = useWithGroup(azienda)
  const comuniVariati = useChangedComuni()
  const raccordoAteco = useAtecoConversion()
  const { esigenze } = settings ?? {}
  const stima = estimateIncrocio(azienda, bando, { oggi, esigenze, unica: () => intera, comuniVariati, raccordoAteco })
  const { spesa } = stima.ingredienti
  if (spesa === null) return null
  return (
    <Alert severity="info">
      {listTexts.estimate(formatEuro(spesa, Number.isInteger(spesa) ? 0 : 2))}
      <Estimate per={stima.esigenza} stima={stima} />
    </Alert>
  )
}
