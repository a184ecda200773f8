import { createUploads, FileDrop, ImportReportTable, UploadList, type ReportRow } from '../../import.ts'
import { SampleGroups, Samples } from '../sample.tsx'
import samples from '../samples.json'

const uploads = createUploads()
uploads.add({
  file: { name: 'visura.pdf', size: 240_000 },
  send: ({ onProgress }) => new Promise<void>(() => onProgress(0.4)),
})
uploads.add({
  file: { name: 'foto.exe', size: 12_000 },
  send: async () => {},
  fault: 'Questo tipo di file non si può caricare: usa un PDF o un’immagine.',
})

const ignore = () => {}
const drops = {
  Vuoto: <FileDrop help="Un file .json fino a 20 MB." label="Trascina qui il file dei bandi" onFile={ignore} />,
  Scelto: <FileDrop fileName="bandi-2026.json" label="File dei bandi scelto" onFile={ignore} />,
  'Con errore': (
    <FileDrop
      error="Questo file non è un elenco di bandi: scaricalo di nuovo."
      fileName="foto.png"
      label="File dei bandi sbagliato"
      onFile={ignore}
    />
  ),
  Disabilitato: <FileDrop disabled label="File dei bandi, disabilitato" onFile={ignore} />,
}

export const FilesSection = () => (
  <SampleGroups
    of={{
      'Scelta di un file': <Samples min={320} of={drops} />,
      'File in viaggio': <UploadList uploads={uploads} />,
      'Esito di un’importazione': <ImportReportTable href={() => '/vetrina'} rows={samples.report as ReportRow[]} />,
    }}
  />
)
