import type { Azienda } from '@bandiera/domain'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { ReactNode } from 'react'
import { AnagraficaFields } from '../fields/anagrafica-fields.tsx'
import { AiutiFields } from '../fields/aiuti-fields.tsx'
import { AtecoFields } from '../fields/ateco-fields.tsx'
import { BilanciFields } from '../fields/bilanci-fields.tsx'
import { SediFields } from '../fields/sedi-fields.tsx'
import { SituazioneFields } from '../fields/situazione-fields.tsx'
import { aiutiOf, AiutiSchema, aiutiValues, type AiutiValues } from '../rules/aiuti.rules.ts'
import { anagraficaOf, AnagraficaSchema, anagraficaValues, type AnagraficaValues } from '../rules/anagrafica.rules.ts'
import { atecoOf, AtecoSchema, atecoValues, type AtecoValues } from '../rules/ateco.rules.ts'
import { bilanciOf, BilanciSchema, bilanciValues, type BilanciValues } from '../rules/bilanci.rules.ts'
import { sediOf, SediSchema, sediValues, type SediValues } from '../rules/sedi.rules.ts'
import { situazioneOf, SituazioneSchema, situazioneValues, type SituazioneValues } from '../rules/situazione.rules.ts'
import { testi } from '../testi.ts'
import type { Sezione } from './editing.ts'
import { SectionForm } from './section-form.tsx'

export interface FormProps {
  azienda: Azienda
  onClose: () => void
}

/** The form of each section. */
export const forms: Record<Sezione, (props: FormProps) => ReactNode> = {
  anagrafica: (props) => (
    <SectionForm<AnagraficaValues>
      {...props}
      fields={anagraficaOf}
      label={testi.sezioni.anagrafica}
      resolver={standardSchemaResolver(AnagraficaSchema)}
      values={anagraficaValues}
    >
      <AnagraficaFields />
    </SectionForm>
  ),
  sedi: (props) => (
    <SectionForm<SediValues>
      {...props}
      fields={sediOf}
      label={testi.sezioni.sedi}
      resolver={standardSchemaResolver(SediSchema)}
      values={sediValues}
    >
      <SediFields />
    </SectionForm>
  ),
  ateco: (props) => (
    <SectionForm<AtecoValues>
      {...props}
      fields={atecoOf}
      label={testi.sezioni.ateco}
      resolver={standardSchemaResolver(AtecoSchema)}
      values={atecoValues}
    >
      <AtecoFields />
    </SectionForm>
  ),
  bilanci: (props) => (
    <SectionForm<BilanciValues>
      {...props}
      fields={bilanciOf}
      label={testi.sezioni.bilanci}
      resolver={standardSchemaResolver(BilanciSchema)}
      values={bilanciValues}
    >
      <BilanciFields />
    </SectionForm>
  ),
  situazione: (props) => (
    <SectionForm<SituazioneValues>
      {...props}
      fields={situazioneOf}
      label={testi.sezioni.situazione}
      resolver={standardSchemaResolver(SituazioneSchema)}
      values={situazioneValues}
    >
      <SituazioneFields />
    </SectionForm>
  ),
  aiuti: (props) => (
    <SectionForm<AiutiValues>
      {...props}
      fields={aiutiOf}
      label={testi.sezioni.aiuti}
      resolver={standardSchemaResolver(AiutiSchema)}
      values={aiutiValues}
    >
      <AiutiFields />
    </SectionForm>
  ),
}
