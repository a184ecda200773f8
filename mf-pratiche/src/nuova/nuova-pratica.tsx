import { boundOf, nuovaPratica, praticaFields, TIPI_PRATICA, tipoPraticaLabels, type Pratica } from '@bandiera/domain'
import { useAsk, useChoices, useInsertOnce, useMode, useRecord } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { BackLink, LinearProgress, Page, testiComuni, useGoBack, useGoOn, useToday, useUrlParams } from '@bandiera/ui'
import { ComboInput, PortalForm, SelectInput, TextInput, useForm, useWatch } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMemo } from 'react'
import { useIncrocioOf } from '../parts/use-incrocio-of.ts'
import { useSquadra } from '../parts/use-squadra.ts'
import { hrefPratica, PRATICHE } from '../paths.ts'
import { testi } from '../testi.ts'
import { AZIENDE, bandiPer, choiceOf } from './choices.ts'
import { StimaNota } from './stima-nota.tsx'
import { NuovaSchema, type NuovaValues } from './nuova.rules.ts'

const { elenco } = testi

/** The form of a new case file; what the address says of it is filled in. */
export function NuovaPratica() {
  const known = useMode('aziende') !== null
  return known ? <NuovaForm /> : <LinearProgress aria-label={testiComuni.caricamento} />
}

function NuovaForm() {
  const { usr, notify } = usePortal()
  const insertOnce = useInsertOnce('pratiche')
  const ask = useAsk()
  const goOn = useGoOn()
  const oggi = useToday()
  const incrocioOf = useIncrocioOf()
  const form = useForm<NuovaValues>({
    defaultValues: NIENTE,
    // what the address names may come later than the first key
    values: useAsked(),
    resetOptions: { keepDirtyValues: true },
    resolver: standardSchemaResolver(NuovaSchema),
    mode: 'onTouched',
  })
  const made = async ({ azienda, bando, tipo, titolo, assegnatoA }: NuovaValues): Promise<Pratica> => {
    const [company, grant] = await Promise.all([
      ask.one('aziende', azienda?.value ?? ''),
      bando ? ask.one('bandi', bando.value) : undefined,
    ])
    if (!company || !usr) throw new Error(elenco.errori.azienda)
    const judged = grant && (await incrocioOf(company, grant))
    const own = { ...(titolo.trim() ? { titolo: titolo.trim() } : {}), ...(assegnatoA ? { assegnatoA } : {}) }
    return nuovaPratica({ azienda: company, bando: grant, usr, oggi, tipo, ...judged, ...own })
  }
  const saved = async (id: string) => {
    notify({ text: elenco.creata, kind: 'success' })
    await goOn(hrefPratica(id))
  }
  const giveUp = useGoBack(PRATICHE)
  const back = <BackLink to={PRATICHE}>{testi.vaiPratiche}</BackLink>
  return (
    <Page above={back} title={testi.nuova}>
      <PortalForm
        form={form}
        label={testi.nuova}
        onCancel={giveUp}
        onSaved={saved}
        onSubmit={(values) => insertOnce(values, () => made(values))}
        submit={elenco.crea}
      >
        <Fields oggi={oggi} />
      </PortalForm>
    </Page>
  )
}

function Fields({ oggi }: { oggi: string }) {
  const names = ['azienda', 'tipo', 'bando'] as const
  const [chosen, tipo, bando] = useWatch<NuovaValues, typeof names>({ name: names })
  const azienda = useRecord('aziende', chosen?.value ?? '')
  const companies = useChoices('aziende', AZIENDE)
  const gestoreId = azienda?.gestoreId
  const grants = useChoices(
    'bandi',
    useMemo(() => bandiPer(gestoreId, oggi), [gestoreId, oggi]),
  )
  const squadra = useSquadra(azienda)
  return (
    <>
      <ComboInput label={testi.azienda} name="azienda" placeholder={elenco.cercaAzienda} source={companies} />
      <SelectInput
        label={praticaFields.tipo.label}
        name="tipo"
        options={TIPI_PRATICA.map((value) => ({ value, label: tipoPraticaLabels[value] }))}
      />
      <ComboInput
        help={tipo === 'bando' ? elenco.nuovaAiuto.bando : elenco.senzaBando}
        label={testi.bando}
        name="bando"
        optional={tipo !== 'bando'}
        placeholder={elenco.cercaBando}
        source={grants}
      />
      <StimaNota azienda={azienda} bandoId={bando?.value} />
      <TextInput
        help={bando ? elenco.nuovaAiuto.titolo : undefined}
        label={praticaFields.titolo.label}
        maxLength={boundOf(praticaFields.titolo).longest}
        name="titolo"
        optional={bando !== null}
      />
      <SelectInput
        help={elenco.nuovaAiuto.assegnatario}
        label={praticaFields.assegnatoA.label}
        name="assegnatoA"
        optional
        options={squadra}
      />
    </>
  )
}

/** What the address asks for, as far as the user sees it. */
function useAsked(): NuovaValues {
  const [params] = useUrlParams()
  const azienda = useRecord('aziende', params.get('azienda') ?? '')
  const bando = useRecord('bandi', params.get('bando') ?? '')
  const tipo = TIPI_PRATICA.find((one) => one === params.get('tipo')) ?? 'bando'
  return useMemo(
    () => ({
      ...NIENTE,
      azienda: azienda ? choiceOf(azienda) : null,
      tipo,
      bando: bando ? { value: bando._id, label: bando.data.titolo } : null,
    }),
    [azienda, bando, tipo],
  )
}

const NIENTE: NuovaValues = { azienda: null, tipo: 'bando', bando: null, titolo: '', assegnatoA: '' }
