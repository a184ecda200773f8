/** What a blob holds: jsdom's has no `arrayBuffer`. */
export const readBytes = (blob: Blob) =>
  new Promise<ArrayBuffer>((done) => {
    const reader = new FileReader()
    reader.onload = () => done(reader.result as ArrayBuffer)
    reader.readAsArrayBuffer(blob)
  })
