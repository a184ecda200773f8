import { formatEuro, formatNumber, type Bilancio } from '@bandiera/domain'
import { Box, Typography } from '@bandiera/ui'
import { testi } from '../testi.ts'

const HEADS = [testi.annoBreve, testi.ula, testi.ricavi, testi.totaleAttivo]

/** Figures year by year, newest first. */
export function BilanciTable({ bilanci }: { bilanci: readonly Bilancio[] }) {
  if (bilanci.length === 0) return <Typography color="textSecondary">{testi.nessunDato}</Typography>
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <Box
              component="th"
              key={head}
              scope="col"
              sx={{ fontWeight: 400, fontSize: '0.8125rem', color: 'text.secondary' }}
            >
              {head}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...bilanci]
          .sort((a, b) => b.anno - a.anno)
          .map(({ anno, ula, ricavi, totaleAttivo }) => (
            <tr key={anno}>
              <Box component="th" scope="row" sx={{ fontWeight: 500 }}>
                {anno}
              </Box>
              <td>{ula === undefined ? '—' : formatNumber(ula, Number.isInteger(ula) ? 0 : 2)}</td>
              <td>{formatEuro(ricavi, 0)}</td>
              <td>{formatEuro(totaleAttivo, 0)}</td>
            </tr>
          ))}
      </tbody>
    </Box>
  )
}

const table = {
  borderCollapse: 'collapse',
  '& th, & td': { py: 1, pr: { xs: 2, sm: 8 }, textAlign: 'right' },
  '& :is(th, td):last-child': { pr: 0 },
} as const
