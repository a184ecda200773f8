import { gestoriOf, type Usr } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'

export const optionOf = ({ _id, name }: Usr) => ({ value: _id, label: name })

export const useUtenti = (): readonly Usr[] => useRecords({ coll: 'usr', rows: 'all' }).records

export const useGestoreOptions = () => gestoriOf(useUtenti()).map(optionOf)
