import { indici, OPERATORI, regimiAiuto } from '@bandiera/domain'
import { CheckInput } from '../../form/choice-input.tsx'
import { EuroInput, NumberInput } from '../../form/number-input.tsx'
import { SelectInput } from '../../form/select-input.tsx'
import { TextAreaInput } from '../../form/text-area-input.tsx'
import { SceltaInput } from '../scelta-input.tsx'
import { testi } from '../testi.ts'
import type { CampiProps } from './campi.ts'
import { Coppia } from './colonne.tsx'

const { eta, kpi, minimis } = testi
const ORIGINI = (['costituzione', 'inizioAttivita'] as const).map((value) => ({ value, label: eta[value] }))
const INDICI = Object.entries(indici).map(([value, label]) => ({ value, label }))
const CONFRONTI = OPERATORI.map((value) => ({ value, label: kpi[value] }))
const REGIMI = Object.entries(regimiAiuto).map(([value, label]) => ({ value, label }))
const ESITI = [
  { value: 'si', label: testi.manualeSi },
  { value: 'no', label: testi.manualeNo },
]

/** From so much to so much: euro, or people. */
export function IntervalloFields({ at, criterio }: CampiProps) {
  const people = criterio.tipo === 'dipendenti'
  const field = (name: 'min' | 'max', label: string) =>
    people ? (
      <NumberInput decimals={1} label={label} name={`${at}.${name}`} optional unit={testi.addetti} />
    ) : (
      <EuroInput label={label} name={`${at}.${name}`} optional />
    )
  return (
    <Coppia>
      {field('min', testi.da)}
      {field('max', testi.a)}
    </Coppia>
  )
}

export function EtaFields({ at }: CampiProps) {
  return (
    <>
      <Coppia>
        <NumberInput label={eta.min} name={`${at}.mesiMin`} optional unit={eta.mesi} />
        <NumberInput label={eta.max} name={`${at}.mesiMax`} optional unit={eta.mesi} />
      </Coppia>
      <SceltaInput label={eta.riferimento} name={`${at}.riferimento`} options={ORIGINI} />
    </>
  )
}

export function DeMinimisFields({ at }: CampiProps) {
  return (
    <>
      <SceltaInput label={minimis.regime} name={`${at}.regime`} options={REGIMI} />
      <Coppia>
        <EuroInput help={minimis.importoAiuto} label={minimis.importo} name={`${at}.importo`} optional />
        <EuroInput help={minimis.massimaleAiuto} label={minimis.massimale} name={`${at}.massimale`} optional />
      </Coppia>
      <CheckInput label={minimis.riducibile} name={`${at}.riducibile`} />
    </>
  )
}

export const BilanciFields = ({ at }: CampiProps) => (
  <NumberInput label={testi.bilanci} max={10} name={`${at}.minimo`} />
)

export function KpiFields({ at }: CampiProps) {
  return (
    <>
      <SelectInput label={kpi.indice} name={`${at}.indice`} options={INDICI} placeholder={kpi.scegli} />
      <Coppia>
        <SceltaInput label={kpi.op} name={`${at}.op`} options={CONFRONTI} />
        <NumberInput decimals={2} label={kpi.soglia} name={`${at}.soglia`} />
      </Coppia>
    </>
  )
}

export function LiberoFields({ at }: CampiProps) {
  return (
    <>
      <TextAreaInput help={testi.liberoAiuto} label={testi.libero} name={`${at}.testo`} rows={3} />
      <SceltaInput
        label={testi.manuale}
        name={`${at}.esitoManuale`}
        nessuna={testi.manualeNessuno}
        optional
        options={ESITI}
      />
    </>
  )
}
