import { createOnDemand } from '@bandiera/ui'
import type { Portal } from '@bandiera/platform'
import { texts } from '../texts.ts'
import { RequestError, type RequestOptions } from './request.ts'

const code = createOnDemand(() => import('./upload.ts'))

/** Uploads for modules; the first one loads the code. When that fails offline, the error is that of the upload itself. */
export function uploadOnDemand(options: RequestOptions): Portal['upload'] {
  return async (...what) => {
    const { createUpload } = await code.get().catch(unreachable)
    return createUpload(options)(...what)
  }
}

function unreachable(): never {
  throw new RequestError('NETWORK', texts.offline)
}
