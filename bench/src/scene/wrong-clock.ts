import type { Portal } from '@bandiera/tools/portal'
import { openInspector } from './inspector.ts'

/** Where a process of `INSPECTED` asks what time it is, this is added from now on; timers go on, as with a clock that is set. */
export async function setClockWrong(portal: Pick<Portal, 'output'>, milliseconds: number): Promise<void> {
  const inspector = await openInspector(portal)
  try {
    await inspector.evaluate(`{
      const Right = globalThis.RightDate ??= Date
      const now = () => Right.now() + ${milliseconds}
      globalThis.Date = new Proxy(Right, {
        construct: (_, given, target) => Reflect.construct(Right, given.length > 0 ? given : [now()], target === globalThis.Date ? Right : target),
        apply: () => new Right(now()).toString(),
        get: (_, name) => (name === 'now' ? now : Reflect.get(Right, name)),
      })
      0
    }`)
  } finally {
    inspector.close()
  }
}
