import { useEffect, type RefObject } from 'react'

/** What a person presses or fills in. */
const CONTROLS = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'label',
  '[role="button"]',
  '[role="tab"]',
]
  .map((control) => `main ${control}`)
  .join()

/**
 * What floats over the page makes way (`data-away`) while a control lies under it: it would take the press, or hide what the
 * control says. It is looked at again whenever the page scrolls or its content moves.
 */
export function useMakeWay(floating: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = floating.current
    if (!box) return
    let frame = 0
    const look = () => {
      frame = 0
      box.toggleAttribute('data-away', isOverControl(box))
    }
    const later = () => void (frame ||= requestAnimationFrame(look))
    const content = new MutationObserver(later)
    const size = new ResizeObserver(later)
    content.observe(document.body, { childList: true, subtree: true })
    size.observe(document.body)
    addEventListener('scroll', later, { passive: true, capture: true })
    addEventListener('resize', later)
    later()
    return () => {
      content.disconnect()
      size.disconnect()
      removeEventListener('scroll', later, { capture: true })
      removeEventListener('resize', later)
      cancelAnimationFrame(frame)
    }
  }, [floating])
}

function isOverControl(box: HTMLElement): boolean {
  const own = box.getBoundingClientRect()
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    return right > left && left < own.right && right > own.left && top < own.bottom && bottom > own.top
  })
}
