import { createUploads, type Uploads } from '@bandiera/ui/import'

const queues = new Map<string, Uploads>()

/** Files on their way to one company or case file. They outlive the page: what failed is still there when one comes back. */
export function uploadsFor(scope: string): Uploads {
  let queue = queues.get(scope)
  if (!queue) queues.set(scope, (queue = createUploads()))
  return queue
}
