import { formatEuro } from '@bandiera/domain'
import type { Piano } from '@bandiera/finance'
import { Box, Disclosure } from '@bandiera/ui'
import { Table, TableBody, TableCell, TableHead, TableRow } from '@bandiera/ui/list'
import { texts } from '../texts.ts'

const { colonnePiano: planColumns } = texts

/** Every instalment of one loan, closed until it is asked for. */
export function AmortisationPlan({ nome, piano }: { nome: string; piano: Piano }) {
  return (
    <Disclosure title={texts.pianoDi(nome)}>
      <Box aria-label={texts.pianoDi(nome)} role="region" sx={{ overflowX: 'auto', maxHeight: 480 }} tabIndex={0}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {Object.values(planColumns).map((label) => (
                <TableCell align="right" key={label}>
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {piano.rate.map(({ n, rata, capitale, interessi, residuo }) => (
              <TableRow key={n}>
                <TableCell align="right">{n}</TableCell>
                {[rata, capitale, interessi, residuo].map((amount, index) => (
                  <TableCell align="right" key={index}>
                    {formatEuro(amount)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Disclosure>
  )
}
