import {
  dayInRome,
  formatBytes,
  formatDate,
  formatEuro,
  labelOf,
  negativeReasonLabels,
  scadenzaLabel,
  praticaFields,
  praticaStateLabels,
  checklistEntryState,
  type ChecklistEntryState,
  surfaces,
  praticaKindLabels,
} from '@bandiera/domain'
import { escapeHtml as e } from '../../http/page/html.ts'
import type { MailBrand } from '../../mail/mail.ts'
import type { Attachment, Dossier } from './collect.ts'

type Brand = Pick<MailBrand, 'nome' | 'logo'>

const ITEMS: Record<ChecklistEntryState, string> = {
  manca: 'Manca',
  caricato: 'Caricato',
  approvato: 'Approvato',
  scaduto: 'Scaduto',
  non_serve: 'Non serve',
}

/** Opens without a network and prints on A4, without notes and fees. `linked`: its documents are beside it. */
export function indexHtml(dossier: Dossier, brand: Brand, { linked, now }: { linked: boolean; now: Date }): string {
  const { titolo } = dossier.pratica
  const logo = brand.logo && `data:${brand.logo.type};base64,${brand.logo.body.toString('base64')}`
  const mark = logo ? `<img alt="${e(brand.nome)}" src="${logo}">` : e(brand.nome)
  return (
    '<!doctype html><html lang="it"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${e(`Fascicolo: ${titolo}`)}</title><style>${INDEX_CSS}</style></head><body>` +
    `<header><p class="marchio">${mark}</p><p>Fascicolo del ${formatDate(dayInRome(now))}</p></header>` +
    `<main><h1>${e(titolo)}</h1>${facts(dossier)}${checklist(dossier, dayInRome(now))}` +
    `${documents(dossier.attachments, linked)}${deadlines(dossier)}${steps(dossier)}</main></body></html>`
  )
}

function facts({ pratica, azienda, bando, nome }: Dossier): string {
  const { dataInvio, oraInvio, protocollo, dataConcessione, cup, cor, tipo, stato, assegnatoA } = pratica
  const euro = (value: number | undefined) => value !== undefined && formatEuro(value)
  const lines: [string, string | false | null | undefined][] = [
    ['Azienda', azienda?.ragioneSociale],
    ['Codice fiscale o partita IVA', azienda && (azienda.partitaIva ?? azienda.codiceFiscale)],
    ['Bando', bando?.data.titolo],
    ['Ente', bando?.data.ente],
    ['Tipo', labelOf(praticaKindLabels, tipo)],
    ['Stato', labelOf(praticaStateLabels, stato)],
    ['Responsabile', nome(assegnatoA)],
    ['Inviata', dataInvio && [formatDate(dataInvio), oraInvio].filter(Boolean).join(', ')],
    ['Protocollo', protocollo],
    [praticaFields.importoProgetto.label, euro(pratica.importoProgetto)],
    [praticaFields.agevolazioneRichiesta.label, euro(pratica.agevolazioneRichiesta)],
    [praticaFields.agevolazioneConcessa.label, euro(pratica.agevolazioneConcessa)],
    ['Concessa il', formatDate(dataConcessione)],
    ['CUP', cup],
    ['COR', cor],
  ]
  const said = lines.filter((line): line is [string, string] => Boolean(line[1]))
  return `<dl>${said.map(([label, value]) => `<div><dt>${e(label)}</dt><dd>${e(value)}</dd></div>`).join('')}</dl>`
}

function checklist({ pratica: { checklist: voci = [] } }: Dossier, oggi: string): string {
  const rows = voci.map((voce) => [
    e(voce.voce),
    voce.obbligatoria ? 'Obbligatorio' : 'Facoltativo',
    ITEMS[checklistEntryState(voce, oggi)],
    formatDate(voce.scadenza) || '—',
  ])
  return table('Checklist', ['Documento', '', 'Stato', 'Valido fino al'], rows, 'Nessun documento da raccogliere.')
}

function documents(attachments: readonly Attachment[], linked: boolean): string {
  const rows = attachments.map(({ doc, file, posto }, index) => {
    const name = e(doc.nome)
    const href = posto?.split('/').map(encodeURIComponent).join('/')
    return [
      String(index + 1),
      linked && href ? `<a href="${e(href)}">${name}</a>` : name,
      file ? e(formatBytes(file.byte)) : 'senza file',
      doc.caricatoIl ? formatDate(dayInRome(new Date(doc.caricatoIl))) : '—',
      formatDate(doc.scadenza) || '—',
    ]
  })
  const heads = ['N.', 'Nome', 'File', 'Caricato il', 'Valido fino al']
  return table('Documenti', heads, rows, 'Nessun documento.')
}

function deadlines({ pratica: { scadenze = [] } }: Dossier): string {
  const rows = scadenze.map(({ tipo, data, fatta }) => [e(scadenzaLabel(tipo)), formatDate(data), fatta ? 'Fatta' : ''])
  return rows.length === 0 ? '' : table('Scadenze', ['Che cosa scade', 'Data', ''], rows, '')
}

function steps({ pratica: { storico = [] }, nome }: Dossier): string {
  const rows = storico.map(({ da, a, quando, chi, motivo, nota }) => [
    formatDate(dayInRome(new Date(quando))),
    e(`${labelOf(praticaStateLabels, da)} → ${labelOf(praticaStateLabels, a)}`),
    e([labelOf(negativeReasonLabels, motivo), nota].filter(Boolean).join(': ')),
    e(nome(chi)),
  ])
  return rows.length === 0 ? '' : table('Storico', ['Data', 'Passo', 'Motivo', 'Da chi'], rows, '')
}

/** Cells are markup. */
function table(title: string, heads: readonly string[], rows: readonly string[][], empty: string): string {
  if (rows.length === 0) return `<h2>${title}</h2><p>${empty}</p>`
  const head = heads.map((one) => (one ? `<th scope="col">${one}</th>` : '<td></td>')).join('')
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  return `<h2>${title}</h2><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

const { text, muted, line } = surfaces.light

const INDEX_CSS =
  '@page{size:A4;margin:18mm 16mm}*{box-sizing:border-box}' +
  `body{margin:0 auto;max-width:900px;padding:24px;background:#fff;color:${text};font:14px/1.5 system-ui,-apple-system,` +
  '"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}' +
  `header{display:flex;justify-content:space-between;gap:16px;color:${muted};border-bottom:1px solid ${line}}` +
  `.marchio{font-weight:700;color:${text}}.marchio img{height:28px;display:block}` +
  'h1{font-size:22px;line-height:1.3;margin:24px 0 16px}h2{font-size:16px;margin:28px 0 8px;break-after:avoid}' +
  'dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:12px 24px;margin:0}' +
  `dt{color:${muted};font-size:13px}dd{margin:0}` +
  'table{width:100%;border-collapse:collapse;font-size:13px}thead{display:table-header-group}tr{break-inside:avoid}' +
  `th,td{padding:6px 12px 6px 0;text-align:left;vertical-align:top;border-bottom:1px solid ${line}}th{font-weight:600}` +
  'a{color:inherit}@media print{body{padding:0;max-width:none}}'
