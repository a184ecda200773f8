import { AppLink, Box, Link, MailIcon } from '@bandiera/ui'
import { useTenant } from '../tenant/use-tenant.ts'
import { testi } from '../testi.ts'

/** Contact by mail (spec §2) and the legal pages. */
export function MenuFooter() {
  const { mailContatti } = useTenant()
  return (
    <Box sx={{ p: 4, display: 'flex', flexWrap: 'wrap', gap: 3, rowGap: 2, fontSize: '0.8125rem' }}>
      {mailContatti && (
        <Link
          aria-label={testi.scriviciA(mailContatti)}
          href={`mailto:${mailContatti}`}
          sx={{ display: 'inline-flex', gap: 2, alignItems: 'center', width: '100%' }}
          title={mailContatti}
        >
          <MailIcon aria-hidden fontSize="small" />
          {testi.contatti}
        </Link>
      )}
      <AppLink sx={{ color: 'text.secondary' }} to="/privacy">
        {testi.titoli.privacy}
      </AppLink>
      <AppLink sx={{ color: 'text.secondary' }} to="/accessibilita">
        {testi.titoli.accessibilita}
      </AppLink>
    </Box>
  )
}
