import type { CodiceAteco } from '@bandiera/domain'
import { useWatch } from 'react-hook-form'
import { CheckInput } from '../../form/choice-input.tsx'
import { atecoOption, freeAteco, type AtecoOption } from '../riferimenti.ts'
import { SceltaInput } from '../scelta-input.tsx'
import { testi } from '../testi.ts'
import { VociInput } from '../voci-input.tsx'
import type { CampiProps } from './campi.ts'

const { ateco } = testi
const QUALI = (['qualsiasi', 'prevalente'] as const).map((value) => ({ value, label: ateco[value] }))

/** Which activities are admitted and which are not, in either version of the classification. */
export function AtecoFields({ at, riferimenti }: CampiProps) {
  const [tutti, ammessi] = useWatch({ name: [`${at}.tutti`, `${at}.ammessi`] }) as [boolean?, CodiceAteco[]?]
  const codes = {
    help: ateco.aiuto,
    optional: true,
    free: freeAteco,
    source: riferimenti.ateco,
    toOption: (code: CodiceAteco) => atecoOption(code),
    toValue: ({ codice, versione }: AtecoOption): CodiceAteco => ({ codice, ...(versione && { versione }) }),
  }
  return (
    <>
      <CheckInput label={ateco.tutti} name={`${at}.tutti`} />
      {(!tutti || (ammessi?.length ?? 0) > 0) && (
        <VociInput<CodiceAteco, AtecoOption> {...codes} label={ateco.ammessi} name={`${at}.ammessi`} />
      )}
      <VociInput<CodiceAteco, AtecoOption>
        {...codes}
        help={tutti ? ateco.aiuto : undefined}
        label={ateco.esclusi}
        name={`${at}.esclusi`}
      />
      <SceltaInput label={ateco.riferimento} name={`${at}.riferimento`} options={QUALI} />
    </>
  )
}
