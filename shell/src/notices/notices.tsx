import { Alert, Box, Snackbar } from '@bandiera/ui'
import { useCell } from '../cell.ts'
import { testi } from '../testi.ts'
import type { NoticeQueue, QueuedNotice } from './notice-queue.ts'

/** The notice that is due. Its time stands still while the pointer or the focus is on it. */
export function Notices({ queue }: { queue: NoticeQueue }) {
  const [first] = useCell(queue.waiting)
  return (
    <Box aria-label={testi.avvisi} className="no-print" component="section">
      {first && <OneNotice key={first.id} notice={first} onGone={() => queue.drop(first.id)} />}
    </Box>
  )
}

function OneNotice({ notice, onGone }: { notice: QueuedNotice; onGone: () => void }) {
  const centre = notice.place === 'centre'
  return (
    <Snackbar
      anchorOrigin={{ horizontal: 'center', vertical: 'bottom' }}
      autoHideDuration={notice.timeout}
      onClose={(_, reason) => reason !== 'clickaway' && onGone()}
      open
      sx={centre ? { bottom: 'auto !important', top: '50%', transform: 'translate(-50%, -50%) !important' } : {}}
    >
      <Alert
        closeText={testi.chiudi}
        onClose={onGone}
        role={notice.kind === 'error' ? 'alert' : 'status'}
        severity={notice.kind}
        sx={{ maxWidth: 480, boxShadow: '0 4px 16px rgb(0 0 0 / 0.24)' }}
        variant="filled"
      >
        {notice.text}
      </Alert>
    </Snackbar>
  )
}
