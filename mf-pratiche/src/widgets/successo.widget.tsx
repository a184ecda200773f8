import { useRecords } from '@bandiera/live'
import { AppLink, Typography } from '@bandiera/ui'
import { ARCHIVIO } from '../paths.ts'
import { testi } from '../testi.ts'
import { successo } from './numeri.ts'

const { widgets: t } = testi

/** Of the case files that were decided, how many were granted. */
export function Component() {
  const { concesse, decise, percento } = successo(useRecords('pratiche'))
  if (percento === null) return <Typography color="textSecondary">{t.successoVuoto}</Typography>
  return (
    <>
      <Typography sx={{ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2 }}>{`${percento} %`}</Typography>
      <Typography color="textSecondary">{t.successoTesto(concesse, decise)}</Typography>
      <AppLink to={ARCHIVIO}>{t.apriArchivio}</AppLink>
    </>
  )
}
