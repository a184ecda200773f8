export function download(name: string, content: BlobPart, type = 'application/json;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // the browser has taken the address by the next task
  setTimeout(() => URL.revokeObjectURL(url))
}

export function downloadFrom(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
