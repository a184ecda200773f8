import type { Azienda, Criterio, CriterioOfKind, CriterioKindId } from '@bandiera/domain'
import type { Reading } from '../engine/reading.ts'
import { ateco, atecoReading } from './ateco.ts'
import { deMinimis, deMinimisReading } from './de-minimis.ts'
import { dimensione, dimensioneReading } from './dimensione.ts'
import { eta, etaReading } from './eta.ts'
import { qualifica, qualificaReading } from './qualifica.ts'
import { territory, territoryReading } from './territory.ts'
import type { MatchingContext, Judgement, Rule } from '../evaluation.ts'
import { accountsReadings, accountsRules } from './accounts.ts'
import { conditionsReadings, conditionsRules } from './conditions.ts'
import { projectReadings, projectRules } from './project.ts'
import { subjectReadings, subjectRules } from './subject.ts'

const rules: { [T in CriterioKindId]: Rule<CriterioOfKind<T>> } = {
  ...accountsRules,
  ...conditionsRules,
  ...projectRules,
  ...subjectRules,
  ateco,
  deMinimis,
  dimensione,
  eta,
  qualifica,
  territorio: territory,
}

// each kind has a type of values of its own, which only its reading knows
export const readings: { [T in CriterioKindId]: Reading<CriterioOfKind<T>> } = {
  ...accountsReadings,
  ...conditionsReadings,
  ...projectReadings,
  ...subjectReadings,
  ateco: atecoReading,
  deMinimis: deMinimisReading,
  dimensione: dimensioneReading,
  eta: etaReading,
  qualifica: qualificaReading,
  territorio: territoryReading,
}

export const applyRule = (criterio: Criterio, azienda: Azienda, contesto: MatchingContext): Judgement =>
  (rules[criterio.tipo] as Rule)(criterio, azienda, contesto)

export const readingOf = (criterio: Criterio): Reading => readings[criterio.tipo] as Reading
