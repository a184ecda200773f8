import { LIMITE_FILE, TIPI_FILE, type LimitiFile } from '@bandiera/domain'
import { usePortal, type Portal } from '@bandiera/platform'
import { useEffect, useState } from 'react'

const USUAL: LimitiFile = { byte: LIMITE_FILE, estensioni: Object.keys(TIPI_FILE) }
let known: LimitiFile | undefined
/** Every row of a list asks: they wait for one answer. */
let asking: Promise<LimitiFile> | undefined

/** What may be uploaded here: the server's word, asked for once in a page; until it comes, what is usual. */
export function useLimiti(): LimitiFile {
  const { request } = usePortal()
  const [limits, setLimits] = useState(known ?? USUAL)
  useEffect(() => {
    if (known) return
    let current = true
    // without an answer the server still refuses what is too much, with its reason
    asking ??= ask(request)
    asking.then(
      (answer) => {
        known = answer
        if (current) setLimits(answer)
      },
      () => (asking = undefined),
    )
    return () => {
      current = false
    }
  }, [request])
  return limits
}

const ask = async (request: Portal['request']): Promise<LimitiFile> =>
  (await (await request('/api/documenti/limiti')).json()) as LimitiFile
