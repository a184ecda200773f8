import { useSearchParams } from 'react-router-dom'

export const SEZIONI = ['anagrafica', 'sedi', 'ateco', 'bilanci', 'situazione', 'aiuti'] as const
export type Sezione = (typeof SEZIONI)[number]

const BY_FIELD: Record<string, Sezione> = {
  sedi: 'sedi',
  ateco: 'ateco',
  bilanci: 'bilanci',
  qualifiche: 'situazione',
  regolarita: 'situazione',
  ragioneSociale: 'anagrafica',
  formaGiuridica: 'anagrafica',
  partitaIva: 'anagrafica',
  codiceFiscale: 'anagrafica',
  dataCostituzione: 'anagrafica',
  telefono: 'anagrafica',
}

/** The section that holds a field of the company, by the dotted path that the matching names as missing. */
export function sezioneOf(campo: string | null): Sezione | null {
  const head = campo?.split('.')[0] ?? ''
  return SEZIONI.find((sezione) => sezione === head) ?? (Object.hasOwn(BY_FIELD, head) ? BY_FIELD[head]! : null)
}

export interface Editing {
  editing: Sezione | null
  /** The field that was asked for, by its path in the record. */
  campo: string | null
  edit: (sezione: Sezione | null) => void
}

/** Which section is being edited, in the address (`?campo=`): another page can lead straight to a missing datum. */
export function useEditing(): Editing {
  const [params, setParams] = useSearchParams()
  const edit = (sezione: Sezione | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (sezione) next.set('campo', sezione)
        else next.delete('campo')
        return next
      },
      { replace: sezione === null, preventScrollReset: true },
    )
  const campo = params.get('campo')
  return { editing: sezioneOf(campo), campo, edit }
}
