import { Alert, Box, Button, CloseIcon, IconButton } from '@bandiera/ui'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { LOGIN_ANCHOR } from '../layout/sizes.ts'
import { texts } from '../texts.ts'
import type { NoticeQueue } from './notice-queue.ts'
import { noticesAtom, useFact, type QueuedNotice } from '../state.ts'

interface Props {
  queue: NoticeQueue
  /** Notices stay until they are closed, for people who read slowly (WCAG 2.2.1). */
  lasting?: boolean | undefined
}

/** The present notice. Its live region exists before the first notice, so that screen readers read that one too. */
export function Notices({ queue, lasting = false }: Props) {
  const [first] = useFact(noticesAtom)
  const one = first && <OneNotice key={first.id} lasting={lasting} notice={first} queue={queue} />
  const urgent = first?.kind === 'error'
  return (
    <Box aria-label={texts.avvisi} className="no-print" component="section">
      <div aria-live="polite">{!urgent && one}</div>
      {urgent && one}
    </Box>
  )
}

/** Screen readers read a notice once: an error by its own role, the others by the live region around them. */
function OneNotice({ notice, queue, lasting }: Props & { notice: QueuedNotice }) {
  const { id, kind, text, timeout, place, action } = notice
  const life = useLife(lasting ? Infinity : timeout, () => queue.drop(id))
  const close = () => queue.close(id)
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close()
  return (
    <Box {...life} onKeyDown={onKeyDown} sx={{ ...floating, ...places[place] }}>
      <Alert
        aria-live={kind === 'error' ? 'assertive' : 'off'}
        action={action && <Actions action={action} onClose={close} />}
        closeText={texts.close}
        onClose={close}
        role={kind === 'error' ? 'alert' : 'status'}
        severity={kind}
        sx={{ boxShadow: '0 4px 16px rgb(0 0 0 / 0.24)', pointerEvents: 'auto' }}
        variant="filled"
      >
        {text}
      </Alert>
    </Box>
  )
}

/** The action of a notice and its close button: with an action MUI leaves that out. */
function Actions({ action, onClose }: { action: NonNullable<QueuedNotice['action']>; onClose: () => void }) {
  const act = () => {
    onClose()
    action.run()
  }
  return (
    <>
      <Button color="inherit" onClick={act} size="small" variant="outlined">
        {action.label}
      </Button>
      <IconButton aria-label={texts.close} color="inherit" onClick={onClose} size="small" title={texts.close}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </>
  )
}

const floating = {
  position: 'fixed',
  left: '50%',
  zIndex: 'snackbar',
  width: 'max-content',
  maxWidth: 'min(480px, calc(100vw - 16px))',
  animation: 'notice-in 160ms ease-out',
  '@keyframes notice-in': { from: { opacity: 0 } },
} as const
const places = {
  bottom: { bottom: { xs: 8, sm: 24 }, transform: 'translateX(-50%)' },
  centre: {
    top: '50%',
    transform: 'translate(-50%, -50%)',
    // over the login's own place for it, so that no field is covered
    [`@supports (top: anchor(${LOGIN_ANCHOR} center))`]: {
      top: `anchor(${LOGIN_ANCHOR} center, 50%)`,
      left: `anchor(${LOGIN_ANCHOR} center, 50%)`,
      width: `anchor-size(${LOGIN_ANCHOR} width, max-content)`,
    },
  },
} as const

/** Least time after a pause, so that a notice does not vanish right after the pointer left it. */
const AFTER_PAUSE = 1000

/** Calls `onEnd` after `timeout` ms, without those of a hidden window or a held notice (WCAG 2.2.1). Only a pointer that
 * moves holds it: a notice that opens under a resting one (just after a click) must not stay for ever. */
function useLife(timeout: number, onEnd: () => void) {
  const [held, setHeld] = useState({ pointer: false, focus: false })
  const hidden = useHidden()
  const left = useRef(timeout)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  const paused = held.pointer || held.focus || hidden || timeout === Infinity
  useEffect(() => {
    if (paused) return
    const since = Date.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(left.current - (Date.now() - since), Math.min(timeout, AFTER_PAUSE))
    }
  }, [paused, timeout])
  return {
    onMouseMove: () => setHeld((now) => (now.pointer ? now : { ...now, pointer: true })),
    onMouseLeave: () => setHeld((now) => ({ ...now, pointer: false })),
    onFocus: () => setHeld((now) => ({ ...now, focus: true })),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      currentTarget.contains(relatedTarget) || setHeld((now) => ({ ...now, focus: false })),
  }
}

function useHidden(): boolean {
  const [hidden, setHidden] = useState(document.hidden)
  useEffect(() => {
    const follow = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  return hidden
}
