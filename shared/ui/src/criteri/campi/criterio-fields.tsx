import type { TipoCriterio } from '@bandiera/domain'
import type { ComponentType } from 'react'
import { AtecoFields } from './attivita-fields.tsx'
import type { CampiProps } from './campi.ts'
import { ElencoFields, FormaFields } from './elenchi-fields.tsx'
import { TerritorioFields } from './luogo-fields.tsx'
import {
  BilanciFields,
  DeMinimisFields,
  EtaFields,
  IntervalloFields,
  KpiFields,
  LiberoFields,
} from './numeri-fields.tsx'
import { QualificaFields } from './qualifica-fields.tsx'

const FIELDS: Record<TipoCriterio, ComponentType<CampiProps>> = {
  territorio: TerritorioFields,
  ateco: AtecoFields,
  dimensione: ElencoFields,
  tipoSoggetto: ElencoFields,
  formaGiuridica: FormaFields,
  eta: EtaFields,
  qualifica: QualificaFields,
  fatturato: IntervalloFields,
  dipendenti: IntervalloFields,
  investimento: IntervalloFields,
  obiettivo: ElencoFields,
  costi: ElencoFields,
  deMinimis: DeMinimisFields,
  regolarita: ElencoFields,
  bilanci: BilanciFields,
  kpi: KpiFields,
  libero: LiberoFields,
}

/** The questions of one kind of criterion, each with the input that suits it. */
export function CriterioFields(props: CampiProps) {
  const Fields = FIELDS[props.criterio.tipo]
  return <Fields {...props} />
}
